/** What the rules of the category reputation say. Sentiments are from 0 to 100; `around` are the answers that lean to the bad. */
import type { Aspect } from '#shared/vocabulary/opinions.ts';
import type { Surroundings } from '../../facts/surroundings.ts';
import type { Mean } from '../../statistics.ts';
import type { TaskTexts } from '../task-texts.ts';
import { choosePlural, toCountedText, toCountText, toListText, toQuote } from './figures.ts';
import { listSteps, toFirstQuestions } from './steps.ts';

interface FeltPrompt {
  text: string;
  sentiment: number;
  opinions: number;
}

const toFeltPromptText = ({ text, sentiment, opinions }: FeltPrompt): string =>
  `${text} (sentiment ${sentiment.toFixed(0)} over ${toCountText(opinions, 'answer')})`;

const ASPECTS: Readonly<Record<Aspect, string>> = {
  price: 'price',
  support: 'support',
  ease: 'ease of use',
  reliability: 'reliability',
  features: 'range of features',
};

/** `price and support`; empty where no aspect is blamed. */
function toBlamedText(blamed: Surroundings['blamed'], shown = 2): string {
  return toListText(blamed.slice(0, shown).map(({ aspect }) => ASPECTS[aspect]));
}

/** ` Blamed most often: price (12 answers) and support (3 answers).`, or nothing. */
function toBlameSentence(blamed: Surroundings['blamed']): string {
  if (blamed.length === 0) return '';
  return ` Blamed most often: ${toCountedText(blamed.map(({ aspect, answers }) => ({ name: ASPECTS[aspect], answers })))}.`;
}

function toStepOfSources({ sites }: Surroundings): string {
  return sites.length === 0
    ? 'Have wrong and outdated statements corrected where they stand.'
    : `Have wrong and outdated statements corrected on the sites that these answers cite: ${toCountedText(sites)}.`;
}

export const REPUTATION = {
  lowSentiment: {
    /** `lower` and `upper` bound the brand interval. */
    task: (
      felt: { name: string; count: number; mean: number; lower: number; upper: number },
      around: Surroundings,
    ): TaskTexts => {
      const { name, count, mean, lower, upper } = felt;
      const blamed = toBlamedText(around.blamed);
      return {
        title: blamed === '' ? `Answers speak badly of ${name}` : `Answers criticise ${name}, above all its ${blamed}`,
        description: `Over all answers that say something about ${name}, what is said leans to the negative.${toBlameSentence(around.blamed)}${around.prompts.length === 0 ? '' : ` It is met most on ${toFirstQuestions(around.prompts, 2)}.`}`,
        steps: listSteps(
          'Read the sentences below and write down each criticism once.',
          'Sort them: wrong, outdated, right.',
          toStepOfSources(around),
          blamed === ''
            ? 'Mend what is right, and say publicly that it is mended.'
            : `Mend what is right about ${blamed}, and say publicly, with a date, that it is mended.`,
        ),
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
    task: ({ name, now, before }: { name: string; now: Mean; before: Mean }, around: Surroundings): TaskTexts => ({
      title: `The tone about ${name} has become worse: ${now.mean.toFixed(0)} after ${before.mean.toFixed(0)}`,
      description: `Answers of the last thirty days speak of ${name} less favourably than those of the thirty days before. The difference is larger than chance explains.${toBlameSentence(around.blamed)}`,
      steps: listSteps(
        around.prompts.length === 0
          ? 'Read the answers below, the least favourable first, and look for a subject that was not there before.'
          : `Read the least favourable answers to ${toFirstQuestions(around.prompts, 2)} and look for a subject that was not there before.`,
        around.sites.length === 0
          ? 'Follow their citations: a new article, review or discussion is often the cause.'
          : `Look for a new article, review or discussion on the sites that they cite: ${toCountedText(around.sites)}.`,
        'Answer it where it stands, with facts and a date.',
      ),
      summary: `Sentiment fell from ${before.mean.toFixed(0)} to ${now.mean.toFixed(0)} of 100.`,
      metrics: [
        { label: 'Last 30 days', value: `${now.mean.toFixed(1)} over ${toCountText(now.count, 'answer')}` },
        { label: '30 days before', value: `${before.mean.toFixed(1)} over ${toCountText(before.count, 'answer')}` },
      ],
    }),
    item: (name: string): string => `Least favourable answers about ${name}`,
  },
  negativePrompts: {
    /** Each has `least` opinions and is below `limit`; `worst` has the lowest sentiment. */
    task: (
      found: { name: string; prompts: number; least: number; limit: number; worst: FeltPrompt },
      around: Surroundings,
    ): TaskTexts => {
      const { name, prompts, least, limit, worst } = found;
      const isOne = prompts === 1;
      const blamed = toBlamedText(around.blamed);
      return {
        title: `Put right what answers to ${toQuote(worst.text, 50)} say of ${name}`,
        description: `The answers to ${isOne ? 'this question' : `${prompts} questions, this one first,`} name ${name} and speak of it unfavourably most of the time.${toBlameSentence(around.blamed)}`,
        steps: listSteps(
          `Read the sentences below and find the statement that keeps coming back${blamed === '' ? '' : `, about ${blamed} in particular`}.`,
          around.sites.length === 0
            ? 'Find the page that it comes from.'
            : `Find the page that it comes from. These answers cite ${toCountedText(around.sites)}.`,
          'Publish the other side where engines look: on the own site, and where the statement stands.',
        ),
        summary: `${toCountText(prompts, 'prompt')} with at least ${least} opinions and a sentiment below ${limit} of 100.`,
        metrics: [
          { label: choosePlural(prompts, 'Prompt', 'Prompts'), value: String(prompts) },
          { label: 'Lowest sentiment (0-100)', value: worst.sentiment.toFixed(1) },
        ],
      };
    },
    item: toFeltPromptText,
  },
};
