/** Reputation: questions whose answers speak badly of the brand again and again. */
import type { TaskRule } from '../task-rule.ts';

const MIN_OPINIONS = 5;
/** Of 100; below it a prompt's sentiment is called negative everywhere in the app. */
const NEGATIVE = 40;
const SHOWN = 10;

export const negativePrompts: TaskRule = {
  id: 'negative-prompts',
  category: 'reputation',
  minAnswers: MIN_OPINIONS,
  find({ prompts, own }) {
    const negative = prompts
      .flatMap((prompt) => (prompt.sentiment === null ? [] : [{ ...prompt, sentiment: prompt.sentiment }]))
      .filter((prompt) => prompt.opinions >= MIN_OPINIONS && prompt.sentiment < NEGATIVE)
      .sort((a, b) => a.sentiment - b.sentiment);
    const [worst] = negative;
    if (!worst) return [];
    return [
      {
        subject: 'prompts',
        about: { promptIds: negative.map((prompt) => prompt.id), isNamed: true, isUnfavourable: true },
        say: ({ reputation }, around) =>
          reputation.negativePrompts.task(
            { name: own.name, prompts: negative.length, least: MIN_OPINIONS, limit: NEGATIVE, worst },
            around,
          ),
        impact: 6,
        effort: 5,
        promptIds: negative.map((prompt) => prompt.id),
        items: negative.slice(0, SHOWN).map((prompt) => ({
          say: ({ reputation }) => reputation.negativePrompts.item(prompt),
          promptIds: [prompt.id],
          answers: { promptId: prompt.id, isNamed: true, order: 'lowest_sentiment' },
        })),
        place: 'prompts?sort=sentiment',
      },
    ];
  },
};
