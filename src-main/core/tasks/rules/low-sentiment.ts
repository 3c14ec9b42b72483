/** Reputation: answers that name the brand speak of it more badly than well. */
import { toSentimentCells } from '../facts/count-cells.ts';
import { toBrandInterval, toMean } from '../statistics.ts';
import type { TaskRule } from '../task-rule.ts';

const MIN_OPINIONS = 20;
/** Of 100, where 50 is neutral. */
const LOW = 40;
const NEUTRAL = 50;
const SHOWN = 8;

export const lowSentiment: TaskRule = {
  id: 'low-sentiment',
  category: 'reputation',
  minAnswers: MIN_OPINIONS,
  find({ current, own, prompts }) {
    const cells = toSentimentCells(current);
    const { count, mean } = toMean(cells);
    const interval = toBrandInterval(cells, 'mean');
    if (count < MIN_OPINIONS || mean >= LOW || interval === null || interval.upper >= NEUTRAL) return [];
    const worst = prompts
      .flatMap((prompt) => (prompt.sentiment === null ? [] : [{ ...prompt, sentiment: prompt.sentiment }]))
      .sort((a, b) => a.sentiment - b.sentiment);
    return [
      {
        subject: 'overall',
        about: { isNamed: true, isUnfavourable: true },
        say: ({ reputation }, around) =>
          reputation.lowSentiment.task({ name: own.name, count, mean, ...interval }, around),
        impact: 8,
        effort: 6,
        items: worst.slice(0, SHOWN).map((prompt) => ({
          say: ({ reputation }) => reputation.lowSentiment.item(prompt),
          promptIds: [prompt.id],
          answers: { promptId: prompt.id, isNamed: true, order: 'lowest_sentiment' },
        })),
        place: 'answers?sort=sentiment',
      },
    ];
  },
};
