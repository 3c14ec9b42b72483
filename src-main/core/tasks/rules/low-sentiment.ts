/** Reputation: answers that name the brand speak of it more badly than well. */
import { toMeanInterval } from '../statistics.ts';
import type { TaskRule } from '../task-rule.ts';
import { toCountText } from '../wording.ts';

const MIN_MENTIONS = 20;
/** Of 100, where 50 is neutral. */
const LOW = 40;
const NEUTRAL = 50;
const SHOWN = 8;

export const lowSentiment: TaskRule = {
  id: 'low-sentiment',
  category: 'reputation',
  minAnswers: MIN_MENTIONS,
  find({ current, own, prompts }) {
    const { count, mean } = current.sentiment;
    const { lower, upper } = toMeanInterval(current.sentiment);
    if (count < MIN_MENTIONS || mean >= LOW || upper >= NEUTRAL) return [];
    const worst = prompts
      .flatMap((prompt) => (prompt.sentiment === null ? [] : [{ ...prompt, sentiment: prompt.sentiment }]))
      .sort((a, b) => a.sentiment - b.sentiment);
    return [
      {
        subject: 'overall',
        title: `Answers speak badly of ${own.name}`,
        description: `Over all answers that name ${own.name}, what is said about it leans to the negative. The tone is measured from word lists: read the answers before you act.`,
        steps: [
          'Read the answers below and write down each criticism once.',
          'Sort them: wrong, outdated, right.',
          'Have wrong and outdated statements corrected on the pages that the answers cite.',
          'Mend what is right, and say publicly that it is mended.',
        ],
        impact: 8,
        effort: 6,
        summary: `Sentiment is ${mean.toFixed(0)} of 100 over ${toCountText(count, 'mention')}; 50 is neutral.`,
        metrics: [
          { label: 'Sentiment (0-100)', value: mean.toFixed(1) },
          { label: '95 % interval', value: `${lower.toFixed(1)} to ${upper.toFixed(1)}` },
          { label: 'Answers naming the brand', value: String(count) },
        ],
        items: worst.slice(0, SHOWN).map((prompt) => ({
          text: `${prompt.text} (sentiment ${prompt.sentiment.toFixed(0)} over ${toCountText(prompt.named, 'answer')})`,
          promptIds: [prompt.id],
          answers: { promptId: prompt.id, isNamed: true, order: 'lowest_sentiment' },
        })),
        place: 'answers?sort=sentiment',
      },
    ];
  },
};
