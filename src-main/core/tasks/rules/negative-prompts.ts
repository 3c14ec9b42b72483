/** Reputation: questions whose answers speak badly of the brand again and again. */
import type { TaskRule } from '../task-rule.ts';
import { toCountText } from '../wording.ts';

const MIN_MENTIONS = 5;
/** Of 100; below it a prompt's sentiment is called negative everywhere in the app. */
const NEGATIVE = 40;
const SHOWN = 10;

export const negativePrompts: TaskRule = {
  id: 'negative-prompts',
  category: 'reputation',
  minAnswers: MIN_MENTIONS,
  find({ prompts, own }) {
    const negative = prompts
      .flatMap((prompt) => (prompt.sentiment === null ? [] : [{ ...prompt, sentiment: prompt.sentiment }]))
      .filter((prompt) => prompt.named >= MIN_MENTIONS && prompt.sentiment < NEGATIVE)
      .sort((a, b) => a.sentiment - b.sentiment);
    if (negative.length === 0) return [];
    const count = toCountText(negative.length, 'prompt');
    return [
      {
        subject: 'prompts',
        title: `${count} with a negative picture of ${own.name}`,
        description: `The answers to ${negative.length === 1 ? 'this prompt' : 'these prompts'} name ${own.name} and speak of it unfavourably most of the time.`,
        steps: [
          'Open each prompt and read its least favourable answers.',
          'Find the statement that keeps coming back and the page that it comes from.',
          'Publish the other side where engines look: on the own site, and where the statement stands.',
        ],
        impact: 6,
        effort: 5,
        summary: `${count} with at least ${MIN_MENTIONS} mentions and a sentiment below ${NEGATIVE} of 100.`,
        metrics: [
          { label: 'Prompts', value: String(negative.length) },
          { label: 'Lowest sentiment (0-100)', value: negative[0]?.sentiment.toFixed(1) ?? '' },
        ],
        items: negative.slice(0, SHOWN).map((prompt) => ({
          text: `${prompt.text} (sentiment ${prompt.sentiment.toFixed(0)} over ${toCountText(prompt.named, 'answer')})`,
          promptIds: [prompt.id],
          answers: { promptId: prompt.id, isNamed: true, order: 'lowest_sentiment' },
        })),
        place: 'prompts?sort=sentiment',
      },
    ];
  },
};
