/** Setup: with a handful of prompts one of them moves every figure. */
import type { TaskRule } from '../task-rule.ts';
import { toCountText } from '../wording.ts';

export const MIN_PROMPTS = 10;

export const fewPrompts: TaskRule = {
  id: 'few-prompts',
  category: 'setup',
  minAnswers: 0,
  find({ prompts }) {
    if (prompts.length >= MIN_PROMPTS) return [];
    return [
      {
        subject: 'prompts',
        title: `Add prompts until there are at least ${MIN_PROMPTS}`,
        description: `The project has ${toCountText(prompts.length, 'prompt')}. With so few, a single question decides what every figure says.`,
        steps: [
          'Write down the questions that customers ask before they choose: what is best, what does it cost, what else is there.',
          'Add them as prompts, several at once by pasting one a line.',
          'Tag them by topic, so that figures can be told apart later.',
        ],
        impact: 7,
        effort: 3,
        summary: `${toCountText(prompts.length, 'prompt')}, where ${MIN_PROMPTS} are the least to go by.`,
        metrics: [{ label: 'Prompts', value: String(prompts.length) }],
        items: prompts.map((prompt) => ({ text: prompt.text, promptIds: [prompt.id] })),
        place: 'prompts',
      },
    ];
  },
};
