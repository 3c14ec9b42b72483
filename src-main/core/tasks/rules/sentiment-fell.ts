/** Reputation: the tone is worse than in the thirty days before, compared prompt by prompt. */
import { toSentimentCells } from '../facts/count-cells.ts';
import { findRealChange, toMean } from '../statistics.ts';
import type { TaskRule } from '../task-rule.ts';

const MIN_OPINIONS = 30;
const MIN_DROP = 5;

export const sentimentFell: TaskRule = {
  id: 'sentiment-fell',
  category: 'reputation',
  minAnswers: MIN_OPINIONS,
  find({ current, previous, own }) {
    const [cellsNow, cellsBefore] = [toSentimentCells(current), toSentimentCells(previous)];
    const [now, before] = [toMean(cellsNow), toMean(cellsBefore)];
    if (now.count < MIN_OPINIONS || before.count < MIN_OPINIONS) return [];
    if (findRealChange(cellsNow, cellsBefore, 'mean') > -MIN_DROP) return [];
    return [
      {
        subject: 'overall',
        about: { isNamed: true, isUnfavourable: true },
        say: ({ reputation }, around) => reputation.sentimentFell.task({ name: own.name, now, before }, around),
        impact: 7,
        effort: 5,
        items: [
          {
            say: ({ reputation }) => reputation.sentimentFell.item(own.name),
            answers: { isNamed: true, order: 'lowest_sentiment' },
          },
        ],
        place: 'answers?sort=sentiment',
      },
    ];
  },
};
