/** Reputation: the tone is worse than in the thirty days before, by more than chance explains. */
import { Z_95 } from '#shared/statistics/wilson-interval.ts';
import { compareMeans } from '../statistics.ts';
import type { TaskRule } from '../task-rule.ts';

const MIN_MENTIONS = 20;
const MIN_DROP = 5;

export const sentimentFell: TaskRule = {
  id: 'sentiment-fell',
  category: 'reputation',
  minAnswers: MIN_MENTIONS,
  find({ current, previous, own }) {
    const [now, before] = [current.sentiment, previous.sentiment];
    if (now.count < MIN_MENTIONS || before.count < MIN_MENTIONS) return [];
    if (before.mean - now.mean < MIN_DROP || compareMeans(now, before) > -Z_95) return [];
    return [
      {
        subject: 'overall',
        say: ({ reputation }) => reputation.sentimentFell.task({ name: own.name, now, before }),
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
