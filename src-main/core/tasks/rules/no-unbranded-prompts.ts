/** Setup: prompts that all name the brand say nothing about whether it is found. */
import type { TaskRule } from '../task-rule.ts';

const MIN_PROMPTS = 3;
const SHOWN = 10;

export const noUnbrandedPrompts: TaskRule = {
  id: 'no-unbranded-prompts',
  category: 'setup',
  minAnswers: 0,
  isCertain: true,
  waitsForPrompts: true,
  find({ own, prompts }) {
    if (prompts.length < MIN_PROMPTS || prompts.some((prompt) => !prompt.isBranded)) return [];
    return [
      {
        subject: 'prompts',
        say: ({ setup }) => setup.noUnbrandedPrompts.task({ name: own.name, prompts: prompts.length }),
        impact: 7,
        effort: 2,
        items: prompts.slice(0, SHOWN).map((prompt) => ({ say: () => prompt.text, promptIds: [prompt.id] })),
        place: 'prompts',
      },
    ];
  },
};
