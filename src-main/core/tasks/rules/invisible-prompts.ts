/** Visibility: prompts on which the brand was not seen once. */
import type { TaskRule } from '../task-rule.ts';
import { toCountText, toPercentText } from '../wording.ts';

/** A brand that shows in 3 of 10 answers stays out of ten in a row in fewer than 3 of 100 cases. */
const MIN_ANSWERS = 10;
const SHOWN = 15;

export const invisiblePrompts: TaskRule = {
  id: 'invisible-prompts',
  category: 'visibility',
  minAnswers: MIN_ANSWERS,
  find({ prompts, own }) {
    const judged = prompts.filter((prompt) => !prompt.isBranded && prompt.answers >= MIN_ANSWERS);
    const invisible = judged.filter((prompt) => prompt.visible === 0);
    if (invisible.length === 0) return [];
    const count = toCountText(invisible.length, 'prompt');
    return [
      {
        subject: 'prompts',
        title: `${own.name} never appears on ${count}`,
        description: `No answer to ${invisible.length === 1 ? 'this prompt' : 'these prompts'} in the last thirty days names ${own.name} or cites its site.`,
        steps: [
          'Strike out the prompts that are not worth winning; archive them.',
          'For each of the others, open the answers and note which pages they cite.',
          'Decide whether a page of your own is missing or whether it exists and is not found.',
          'Start with the prompts on which competitors are named.',
        ],
        impact: invisible.length * 2 >= judged.length ? 8 : 6,
        effort: 6,
        summary: `${count} of ${judged.length} with at least ${MIN_ANSWERS} answers ${invisible.length === 1 ? 'has' : 'have'} no visible one.`,
        metrics: [
          { label: 'Prompts never visible', value: String(invisible.length) },
          { label: 'Share of the prompts', value: toPercentText(invisible.length, judged.length) },
        ],
        items: invisible.slice(0, SHOWN).map((prompt) => ({
          text: `${prompt.text} (${toCountText(prompt.answers, 'answer')}, competitors in ${prompt.rivalNamed})`,
          promptIds: [prompt.id],
          answers: { promptId: prompt.id },
        })),
        place: 'prompts',
      },
    ];
  },
};
