/** Visibility: prompts on which the brand was not seen once. */
import { toOwnSite } from '../own-site.ts';
import type { TaskRule } from '../task-rule.ts';

/** A brand that shows in 3 of 10 answers stays out of ten in a row in fewer than 3 of 100 cases. */
const MIN_ANSWERS = 10;
const SHOWN = 15;

export const invisiblePrompts: TaskRule = {
  id: 'invisible-prompts',
  category: 'visibility',
  minAnswers: MIN_ANSWERS,
  find({ prompts, own }) {
    const judged = prompts.filter((prompt) => !prompt.isBranded && prompt.answers >= MIN_ANSWERS);
    const invisible = judged
      .filter((prompt) => prompt.visible === 0)
      .sort((a, b) => b.rivalNamed / b.answers - a.rivalNamed / a.answers);
    const [first] = invisible;
    if (!first) return [];
    return [
      {
        subject: 'prompts',
        about: { promptIds: invisible.map((prompt) => prompt.id), isBranded: false },
        say: ({ visibility }, around) =>
          visibility.invisiblePrompts.task(
            { ...toOwnSite(own), invisible: invisible.length, judged: judged.length, least: MIN_ANSWERS, first },
            around,
          ),
        impact: invisible.length * 2 >= judged.length ? 8 : 6,
        effort: 6,
        promptIds: invisible.map((prompt) => prompt.id),
        items: invisible.slice(0, SHOWN).map((prompt) => ({
          say: ({ visibility }) => visibility.invisiblePrompts.item(prompt),
          promptIds: [prompt.id],
          answers: { promptId: prompt.id },
        })),
        place: 'prompts',
      },
    ];
  },
};
