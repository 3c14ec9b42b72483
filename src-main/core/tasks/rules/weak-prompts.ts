/** Visibility: prompts on which the brand is seen, but far less often than on the others. */
import { countShare, isUnbranded } from '../facts/count-cells.ts';
import { compareShares, Z_99 } from '../statistics.ts';
import type { TaskRule } from '../task-rule.ts';
import { toCountText, toPercentText } from '../wording.ts';

const MIN_ANSWERS = 15;
const MIN_GAP_POINTS = 15;
const SHOWN = 15;

export const weakPrompts: TaskRule = {
  id: 'weak-prompts',
  category: 'visibility',
  minAnswers: 2 * MIN_ANSWERS,
  find({ prompts, own, current }) {
    const all = countShare(current, own.id, 'visible', isUnbranded);
    const weak = prompts
      .filter((prompt) => !prompt.isBranded && prompt.visible > 0 && prompt.answers >= MIN_ANSWERS)
      .filter(({ visible, answers }) => {
        const rest = { part: all.part - visible, whole: all.whole - answers };
        const gapPoints = rest.whole === 0 ? 0 : (rest.part / rest.whole - visible / answers) * 100;
        return gapPoints >= MIN_GAP_POINTS && compareShares({ part: visible, whole: answers }, rest) <= -Z_99;
      })
      .sort((a, b) => a.visible / a.answers - b.visible / b.answers);
    if (weak.length === 0) return [];
    const count = toCountText(weak.length, 'prompt');
    return [
      {
        subject: 'prompts',
        title: `${own.name} is seen less on ${count}`,
        description: `On the prompts below ${own.name} is visible far less often than on all others. The engines know the brand, so these are the gaps that are closed most easily.`,
        steps: [
          'Open a prompt and compare an answer that names the brand with one that does not.',
          'Note which pages the second one cites and what they say that the own site does not.',
          'Extend the page that comes closest to the question; a new page is seldom needed here.',
        ],
        impact: 6,
        effort: 4,
        summary: `${count} far below the ${toPercentText(all.part, all.whole)} of all unbranded prompts together.`,
        metrics: [
          { label: 'Weak prompts', value: String(weak.length) },
          { label: 'Visibility on all unbranded prompts', value: toPercentText(all.part, all.whole) },
        ],
        items: weak.slice(0, SHOWN).map((prompt) => ({
          text: `${prompt.text} (${toPercentText(prompt.visible, prompt.answers)} of ${toCountText(prompt.answers, 'answer')})`,
          promptIds: [prompt.id],
          answers: { promptId: prompt.id, isVisible: false },
        })),
        place: 'prompts?sort=visibility',
      },
    ];
  },
};
