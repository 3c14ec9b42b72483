/** Visibility: the brand is absent from most answers to questions that do not name it. */
import { countShare, isUnbranded, listOf } from '../facts/count-cells.ts';
import type { TaskFacts } from '../facts/task-facts.ts';
import { toShareInterval } from '../statistics.ts';
import type { EvidenceItem, TaskRule } from '../task-rule.ts';
import { toCountText, toEngineLabel, toPercentText, toSharePercentText } from '../wording.ts';

const MIN_ANSWERS = 30;
/** Percent; the whole 95 % interval lies below. */
const LOW = 30;

export const lowVisibility: TaskRule = {
  id: 'low-visibility',
  category: 'visibility',
  minAnswers: MIN_ANSWERS,
  find(facts) {
    const { part, whole } = countShare(facts.current, facts.own.id, 'visible', isUnbranded);
    const { lower, upper } = toShareInterval(part, whole);
    if (whole < MIN_ANSWERS || upper >= LOW) return [];
    const { name } = facts.own;
    return [
      {
        subject: 'unbranded',
        title: `${name} is missing from most answers`,
        description: `When a question does not name ${name}, few answers name it or cite its site. People who ask an engine for advice rarely meet the brand.`,
        steps: [
          'Look at the prompts below and choose the few that matter most for the business.',
          'For each, read which sites the answers cite and what the named competitors offer there.',
          'Publish one page for each that answers the question fully, and ask the cited sites to include the brand.',
          'Compare again after four weeks; engines take time to notice.',
        ],
        impact: 9,
        effort: 7,
        summary: `${name} is visible in ${part} of ${toCountText(whole, 'answer')} to unbranded prompts (${toPercentText(part, whole)}).`,
        metrics: [
          { label: 'Visibility, unbranded prompts', value: toPercentText(part, whole) },
          { label: '95 % interval', value: `${toSharePercentText(lower)} to ${toSharePercentText(upper)}` },
          { label: 'Answers', value: String(whole) },
        ],
        items: listOf(facts.current, 'engine').flatMap((engine) => toItem(facts, engine)),
        place: 'overview',
      },
    ];
  },
};

function toItem(facts: TaskFacts, engine: string): EvidenceItem[] {
  const test = (cell: { engine: string; isBranded: boolean }) => cell.engine === engine && !cell.isBranded;
  const { part, whole } = countShare(facts.current, facts.own.id, 'visible', test);
  if (whole === 0) return [];
  const text = `${toEngineLabel(engine)}: visible in ${part} of ${toCountText(whole, 'answer')}`;
  return [{ text, answers: { engine, isBranded: false, isVisible: false } }];
}
