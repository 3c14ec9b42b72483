/** Visibility: the brand is absent from most answers to questions that do not name it. */
import { toEngineLabel } from '../engine-label.ts';
import { countShare, isUnbranded, listOf, toRateCells } from '../facts/count-cells.ts';
import type { TaskFacts } from '../facts/task-facts.ts';
import { toOwnSite } from '../own-site.ts';
import { toBrandInterval } from '../statistics.ts';
import type { EvidenceItem, TaskRule } from '../task-rule.ts';

const MIN_ANSWERS = 30;
/** Percent; the whole brand interval is below. */
const LOW = 30;

export const lowVisibility: TaskRule = {
  id: 'low-visibility',
  category: 'visibility',
  minAnswers: MIN_ANSWERS,
  find(facts) {
    const { part, whole } = countShare(facts.current, facts.own.id, 'visible', isUnbranded);
    const interval = toBrandInterval(toRateCells(facts.current, facts.own.id, 'visible', isUnbranded), 'rate');
    if (whole < MIN_ANSWERS || interval === null || interval.upper >= LOW) return [];
    return [
      {
        subject: 'unbranded',
        about: { isBranded: false, isVisible: false },
        say: ({ visibility }, around) =>
          visibility.lowVisibility.task({ ...toOwnSite(facts.own), seen: { part, whole }, ...interval }, around),
        impact: 9,
        effort: 7,
        items: listOf(facts.current, 'engine').flatMap((engine) => toItem(facts, engine)),
        place: 'overview',
      },
    ];
  },
};

function toItem(facts: TaskFacts, engine: string): EvidenceItem[] {
  const test = (cell: { engine: string; isBranded: boolean }) => cell.engine === engine && !cell.isBranded;
  const seen = countShare(facts.current, facts.own.id, 'visible', test);
  if (seen.whole === 0) return [];
  const answers = { engine, isBranded: false, isVisible: false };
  return [{ say: ({ visibility }) => visibility.lowVisibility.item(toEngineLabel(engine), seen), answers }];
}
