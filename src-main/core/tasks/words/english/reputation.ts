/** What the rules of the category reputation say. Sentiments are from 0 to 100. */
import type { Mean } from '../../statistics.ts';
import type { TaskTexts } from '../task-texts.ts';
import { choosePlural, toCountText } from './figures.ts';

interface FeltPrompt {
  text: string;
  sentiment: number;
  opinions: number;
}

const toFeltPromptText = ({ text, sentiment, opinions }: FeltPrompt): string =>
  `${text} (sentiment ${sentiment.toFixed(0)} over ${toCountText(opinions, 'answer')})`;

export const REPUTATION = {
  lowSentiment: {
    /** `lower` and `upper` bound the brand interval. */
    task: (felt: { name: string; count: number; mean: number; lower: number; upper: number }): TaskTexts => {
      const { name, count, mean, lower, upper } = felt;
      return {
        title: `Answers speak badly of ${name}`,
        description: `Over all answers that say something about ${name}, what is said leans to the negative. The tone is measured from word lists: read the answers before you act.`,
        steps: [
          'Read the answers below and write down each criticism once.',
          'Sort them: wrong, outdated, right.',
          'Have wrong and outdated statements corrected on the pages that the answers cite.',
          'Mend what is right, and say publicly that it is mended.',
        ],
        summary: `Sentiment is ${mean.toFixed(0)} of 100 over ${toCountText(count, 'answer')} that say something about it; 50 is neutral.`,
        metrics: [
          { label: 'Sentiment (0-100)', value: mean.toFixed(1) },
          { label: 'Brand interval', value: `${lower.toFixed(1)} to ${upper.toFixed(1)}` },
          { label: 'Answers with an opinion', value: String(count) },
        ],
      };
    },
    item: toFeltPromptText,
  },
  sentimentFell: {
    task: ({ name, now, before }: { name: string; now: Mean; before: Mean }): TaskTexts => ({
      title: `The tone about ${name} has become worse`,
      description: `Answers of the last thirty days speak of ${name} less favourably than those of the thirty days before. The difference is larger than chance explains.`,
      steps: [
        'Read the answers below, the least favourable first, and look for a subject that was not there before.',
        'Follow their citations: a new article, review or discussion is often the cause.',
        'Answer it where it stands, with facts and a date.',
      ],
      summary: `Sentiment fell from ${before.mean.toFixed(0)} to ${now.mean.toFixed(0)} of 100.`,
      metrics: [
        { label: 'Last 30 days', value: `${now.mean.toFixed(1)} over ${now.count} answers` },
        { label: '30 days before', value: `${before.mean.toFixed(1)} over ${before.count} answers` },
      ],
    }),
    item: (name: string): string => `Least favourable answers about ${name}`,
  },
  negativePrompts: {
    /** Each has `least` opinions and is below `limit`; `lowest` is the sentiment of the worst. */
    task: (found: { name: string; prompts: number; least: number; limit: number; lowest: number }): TaskTexts => {
      const { name, prompts, least, limit, lowest } = found;
      const count = toCountText(prompts, 'prompt');
      return {
        title: `${count} with a negative picture of ${name}`,
        description: `The answers to ${choosePlural(prompts, 'this prompt', 'these prompts')} name ${name} and speak of it unfavourably most of the time.`,
        steps: [
          'Open each prompt and read its least favourable answers.',
          'Find the statement that keeps coming back and the page that it comes from.',
          'Publish the other side where engines look: on the own site, and where the statement stands.',
        ],
        summary: `${count} with at least ${least} opinions and a sentiment below ${limit} of 100.`,
        metrics: [
          { label: 'Prompts', value: String(prompts) },
          { label: 'Lowest sentiment (0-100)', value: lowest.toFixed(1) },
        ],
      };
    },
    item: toFeltPromptText,
  },
};
