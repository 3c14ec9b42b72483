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
        title: `The tone about ${own.name} has become worse`,
        description: `Answers of the last thirty days speak of ${own.name} less favourably than those of the thirty days before. The difference is larger than chance explains.`,
        steps: [
          'Read the answers below, the least favourable first, and look for a subject that was not there before.',
          'Follow their citations: a new article, review or discussion is often the cause.',
          'Answer it where it stands, with facts and a date.',
        ],
        impact: 7,
        effort: 5,
        summary: `Sentiment fell from ${before.mean.toFixed(0)} to ${now.mean.toFixed(0)} of 100.`,
        metrics: [
          { label: 'Last 30 days', value: `${now.mean.toFixed(1)} over ${now.count} answers` },
          { label: '30 days before', value: `${before.mean.toFixed(1)} over ${before.count} answers` },
        ],
        items: [
          {
            text: `Least favourable answers about ${own.name}`,
            answers: { isNamed: true, order: 'lowest_sentiment' },
          },
        ],
        place: 'answers?sort=sentiment',
      },
    ];
  },
};
