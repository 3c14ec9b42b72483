/** Setup: with a handful of prompts one of them moves every figure. */
import type { TaskRule } from '../task-rule.ts';

export const MIN_PROMPTS = 10;

export const fewPrompts: TaskRule = {
  id: 'few-prompts',
  category: 'setup',
  minAnswers: 0,
  isCertain: true,
  waitsForPrompts: true,
  find({ prompts }) {
    if (prompts.length >= MIN_PROMPTS) return [];
    return [
      {
        subject: 'prompts',
        say: ({ setup }) => setup.fewPrompts.task({ prompts: prompts.length, least: MIN_PROMPTS }),
        impact: 7,
        effort: 3,
        items: prompts.map((prompt) => ({ say: () => prompt.text, promptIds: [prompt.id] })),
        place: 'prompts',
      },
    ];
  },
};
