/** What the rules of the category competitor say. */
import type { Share } from '../../statistics.ts';
import type { TaskTexts } from '../task-texts.ts';
import { toCountText, toPercentText, toSharePercentText } from './figures.ts';

export const COMPETITOR = {
  competitorOvertook: {
    task: (brands: {
      name: string;
      rival: string;
      now: Share;
      before: Share;
      rivalNow: Share;
      rivalBefore: Share;
    }): TaskTexts => {
      const { name, rival, now, before, rivalNow, rivalBefore } = brands;
      return {
        title: `${rival} has overtaken ${name}`,
        description: `In the thirty days before, ${name} was named at least as often as ${rival}. Now ${rival} is named more often in the same answers, by more than chance explains.`,
        steps: [
          `Open the answers below that name ${rival} without ${name} and look for what is new.`,
          `Look under Sources for pages about ${rival} that were not cited before.`,
          'Answer with a fact of your own on the same subject, not with a louder claim.',
        ],
        summary: `${rival} is named in ${toPercentText(rivalNow)} of the answers, ${name} in ${toPercentText(now)}.`,
        metrics: [
          { label: `${rival}, last 30 days`, value: toPercentText(rivalNow) },
          { label: `${name}, last 30 days`, value: toPercentText(now) },
          { label: `${rival}, 30 days before`, value: toPercentText(rivalBefore) },
          { label: `${name}, 30 days before`, value: toPercentText(before) },
        ],
      };
    },
    item: (name: string, rival: string): string => `Answers that name ${rival} and not ${name}`,
  },
  namedAfterCompetitor: {
    /** `first`: of the answers that name both, those that name the competitor first. */
    task: ({ name, rival, first }: { name: string; rival: string; first: Share }): TaskTexts => ({
      title: `${rival} is named before ${name}`,
      description: `Where an answer names both, ${rival} nearly always comes first. Readers take the first name for the recommendation.`,
      steps: [
        `Read how the answers below introduce ${rival}: as the market leader, the cheapest, the simplest?`,
        `Find the quality for which ${name} should be named first, and make it the first sentence of the pages that are cited.`,
        'Get that sentence onto the lists and comparisons that the answers cite.',
      ],
      summary: `${rival} comes first in ${first.part} of ${toCountText(first.whole, 'answer')} that name both.`,
      metrics: [
        { label: `${rival} first`, value: toPercentText(first) },
        { label: 'Answers naming both', value: String(first.whole) },
      ],
    }),
    item: (name: string, rival: string): string => `Answers that name ${rival} and ${name}`,
  },
  lowShareOfVoice: {
    /** `mentions` of the own brand among those of all `brands`; `fairPercent` is an equal part. */
    task: (voice: { name: string; brands: number; mentions: Share; fairPercent: number }): TaskTexts => {
      const { name, brands, mentions } = voice;
      const fair = toSharePercentText(voice.fairPercent);
      return {
        title: `${name} has less than its part of the conversation`,
        description: `If all ${brands} tracked brands were named alike, each would have ${fair} of the mentions. ${name} has clearly less.`,
        steps: [
          'See below who leads, and on which prompts.',
          'Choose one or two topics in which the brand is strong, instead of all of them.',
          'Do the content and offsite tasks of those topics first.',
        ],
        summary: `${name} has ${toPercentText(mentions)} of ${mentions.whole} mentions; an equal part would be ${fair}.`,
        metrics: [
          { label: 'Share of voice', value: toPercentText(mentions) },
          { label: 'Equal part', value: fair },
        ],
      };
    },
    item: (brand: string, mentions: Share): string => `${brand}: ${toPercentText(mentions)} of the mentions`,
  },
};
