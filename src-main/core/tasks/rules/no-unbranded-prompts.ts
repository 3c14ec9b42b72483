/** Setup: prompts that all name the brand say nothing about whether it is found. */
import type { TaskRule } from '../task-rule.ts';

const MIN_PROMPTS = 3;
const SHOWN = 10;

export const noUnbrandedPrompts: TaskRule = {
  id: 'no-unbranded-prompts',
  category: 'setup',
  minAnswers: 0,
  find({ own, prompts }) {
    if (prompts.length < MIN_PROMPTS || prompts.some((prompt) => !prompt.isBranded)) return [];
    return [
      {
        subject: 'prompts',
        title: `Add questions that do not name ${own.name}`,
        description: `Every prompt names ${own.name}, and an answer to such a question names it too. Whether people find the brand who do not know it yet cannot be seen.`,
        steps: [
          `Take each prompt and ask what a person would type who has never heard of ${own.name}.`,
          'Add those questions beside the present ones.',
          'Compare both kinds: prompts with the brand show its reputation, those without show its visibility.',
        ],
        impact: 7,
        effort: 2,
        summary: `All ${prompts.length} prompts name the brand.`,
        metrics: [
          { label: 'Prompts with the brand', value: String(prompts.length) },
          { label: 'Prompts without', value: '0' },
        ],
        items: prompts.slice(0, SHOWN).map((prompt) => ({ text: prompt.text, promptIds: [prompt.id] })),
        place: 'prompts',
      },
    ];
  },
};
