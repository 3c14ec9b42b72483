/** Visibility: prompts on which the brand is seen, but far less often than on the others. */
import { countShare, isUnbranded } from '../facts/count-cells.ts';
import { toOwnSite } from '../own-site.ts';
import { compareShares, Z_99 } from '../statistics.ts';
import type { TaskRule } from '../task-rule.ts';

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
    const [first] = weak;
    if (!first) return [];
    return [
      {
        subject: 'prompts',
        about: { promptIds: weak.map((prompt) => prompt.id) },
        say: ({ visibility }, around) =>
          visibility.weakPrompts.task({ ...toOwnSite(own), weak: weak.length, first, all }, around),
        impact: 6,
        effort: 4,
        promptIds: weak.map((prompt) => prompt.id),
        items: weak.slice(0, SHOWN).map((prompt) => ({
          say: ({ visibility }) => visibility.weakPrompts.item(prompt),
          promptIds: [prompt.id],
          answers: { promptId: prompt.id, isVisible: false },
        })),
        place: 'prompts?sort=visibility',
      },
    ];
  },
};
