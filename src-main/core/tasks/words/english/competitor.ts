/** What the rules of the category competitor say. */
import type { Surroundings } from '../../facts/surroundings.ts';
import type { OwnSite } from '../../own-site.ts';
import type { Share } from '../../statistics.ts';
import type { TaskTexts } from '../task-texts.ts';
import {
  choosePlural,
  toCountedText,
  toCountText,
  toListText,
  toNamesText,
  toPercentText,
  toSharePercentText,
} from './figures.ts';
import { listSteps, toFirstQuestions, toSiteText, toStepOfSites } from './steps.ts';

export interface BrandShare {
  name: string;
  mentions: Share;
}

export const COMPETITOR = {
  competitorOvertook: {
    /** `around` are the unbranded answers that name the rival without the own brand. */
    task: (
      brands: OwnSite & {
        rival: string;
        now: Share;
        before: Share;
        rivalNow: Share;
        rivalBefore: Share;
      },
      { prompts, engines, rivalPages, sites }: Surroundings,
    ): TaskTexts => {
      const { name, domain, rival, now, before, rivalNow, rivalBefore } = brands;
      return {
        title: `${rival} has overtaken ${name}: ${toPercentText(rivalNow)} against ${toPercentText(now)}`,
        description: `In the thirty days before, ${name} was named at least as often as ${rival}. Now ${rival} is named more often in the same answers, by more than chance explains${engines.length === 0 ? '' : `, most of all by ${toNamesText(engines.slice(0, 2))}`}.`,
        steps: listSteps(
          prompts.length === 0
            ? `Open the answers below that name ${rival} without ${name} and look for what is new.`
            : `Read why the answers to ${toFirstQuestions(prompts)} name ${rival} without ${name}, and look for what is new.`,
          rivalPages.length > 0
            ? `Read the pages of competitors that these answers cite: ${toCountedText(rivalPages)}.`
            : sites.length > 0
              ? `Read what the sites say that these answers cite: ${toCountedText(sites)}.`
              : `Look for pages about ${rival} that were not cited before.`,
          `Answer on ${toSiteText(domain)} with a fact of your own on the same subject, not with a louder claim.`,
        ),
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
    /** `first`: of the answers that name both, which are those of `around`, those that name the competitor first. */
    task: (
      { name, rival, first }: { name: string; rival: string; first: Share },
      { prompts, sites, ownPages }: Surroundings,
    ): TaskTexts => {
      const [page] = ownPages;
      return {
        title: `${rival} is named before ${name}`,
        description: `${choosePlural(first.whole, 'One answer names', `${first.whole} answers name`)} both, and in ${first.part} of them ${rival} comes first. Readers take the first name for the recommendation.`,
        steps: listSteps(
          prompts.length === 0
            ? `Read how the answers introduce ${rival}: as the market leader, the cheapest, the simplest?`
            : `Read how the answers to ${toFirstQuestions(prompts, 2)} introduce ${rival}: as the market leader, the cheapest, the simplest?`,
          page
            ? `Find the quality for which ${name} should be named first, and make it the first sentence of ${page.name}, the own page that these answers cite most.`
            : `Find the quality for which ${name} should be named first, and make it the first sentence of the pages on the subject.`,
          sites.length === 0
            ? 'Get that sentence onto the lists and comparisons that engines cite.'
            : `Get that sentence onto the sites that these answers cite: ${toCountedText(sites)}.`,
        ),
        summary: `${rival} comes first in ${first.part} of ${toCountText(first.whole, 'answer')} that name both.`,
        metrics: [
          { label: `${rival} first`, value: toPercentText(first) },
          { label: 'Answers naming both', value: String(first.whole) },
        ],
      };
    },
    item: (name: string, rival: string): string => `Answers that name ${rival} and ${name}`,
  },
  lowShareOfVoice: {
    /**
     * `mentions` of the own brand among those of all `brands`; `fairPercent` is an equal part. `leaders` are the first competitors.
     * `around` are the unbranded answers without the own brand.
     */
    task: (
      voice: { name: string; brands: number; mentions: Share; fairPercent: number; leaders: readonly BrandShare[] },
      { prompts, sites }: Surroundings,
    ): TaskTexts => {
      const { name, brands, mentions, leaders } = voice;
      const fair = toSharePercentText(voice.fairPercent);
      return {
        title: `${name} has ${toPercentText(mentions)} of the mentions, an equal part would be ${fair}`,
        description: `If all ${brands} tracked brands were named alike, each would have ${fair} of the mentions. ${name} has clearly less. Ahead: ${toListText(leaders.map((each) => `${each.name} with ${toPercentText(each.mentions)}`))}.`,
        steps: listSteps(
          prompts.length === 0
            ? 'Choose one or two topics in which the brand is strong, instead of all of them.'
            : `Choose one or two subjects in which the brand is strong, instead of all. Most answers without it are given to ${toFirstQuestions(prompts)}.`,
          toStepOfSites(name, sites),
          'Do the content and off-site tasks of those subjects first.',
        ),
        summary: `${name} has ${toPercentText(mentions)} of ${toCountText(mentions.whole, 'mention')}; an equal part would be ${fair}.`,
        metrics: [
          { label: 'Share of voice', value: toPercentText(mentions) },
          { label: 'Equal part', value: fair },
        ],
      };
    },
    item: (brand: string, mentions: Share): string => `${brand}: ${toPercentText(mentions)} of the mentions`,
  },
};
