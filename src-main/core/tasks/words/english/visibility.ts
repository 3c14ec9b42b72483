/** What the rules of the category visibility say. */
import type { CrawlerFact } from '../../crawlers.ts';
import type { FallenPart } from '../../facts/fallen-parts.ts';
import type { Surroundings } from '../../facts/surroundings.ts';
import type { OwnSite } from '../../own-site.ts';
import type { Share } from '../../statistics.ts';
import type { TaskTexts } from '../task-texts.ts';
import {
  choosePlural,
  toCountText,
  toLanguageLabel,
  toListText,
  toNamesText,
  toPercentText,
  toQuote,
  toShareOfAnswersText,
  toSharePercentText,
} from './figures.ts';
import { listSteps, toFirstQuestions, toInsteadText, toSiteText, toStepOfSites } from './steps.ts';

export const VISIBILITY = {
  lowVisibility: {
    /** `lower` and `upper` bound the brand interval, in percent. `around` are the answers without the brand. */
    task: (
      { name, domain, seen, ...bounds }: OwnSite & { seen: Share; lower: number; upper: number },
      { prompts, rivals, sites }: Surroundings,
    ): TaskTexts => ({
      title: `${name} is missing from ${toPercentText({ part: seen.whole - seen.part, whole: seen.whole })} of the answers`,
      description: `People who ask an AI engine for advice without naming ${name} meet it in ${seen.part} of ${toCountText(seen.whole, 'answer')}, by name or as a cited source.${rivals.length === 0 ? '' : ` The other answers name ${toNamesText(rivals)}.`}`,
      steps: listSteps(
        prompts.length === 0
          ? null
          : `Begin with the questions that leave ${name} out most often: ${toFirstQuestions(prompts)}.`,
        `Give each a page on ${toSiteText(domain)} that answers it in the first sentence and backs it with facts, prices and a date.`,
        toStepOfSites(name, sites),
        'Compare again four weeks after publishing; engines take time to notice.',
      ),
      summary: `${name} is visible in ${seen.part} of ${toCountText(seen.whole, 'answer')} to questions that do not name it (${toPercentText(seen)}).`,
      metrics: [
        { label: 'Visibility, unbranded prompts', value: toPercentText(seen) },
        {
          label: 'Brand interval',
          value: `${toSharePercentText(bounds.lower)} to ${toSharePercentText(bounds.upper)}`,
        },
        { label: 'Answers', value: String(seen.whole) },
      ],
    }),
    item: (engine: string, { part, whole }: Share): string =>
      `${engine}: visible in ${part} of ${toCountText(whole, 'answer')}`,
  },
  visibilityDrop: {
    /** `prompts` and `engines` that lost most; `lostPages` were cited before and are not any more. */
    task: (
      fall: OwnSite & {
        now: Share;
        before: Share;
        prompts: readonly FallenPart[];
        engines: readonly FallenPart[];
        lostPages: readonly string[];
      },
      { rivals, sites }: Surroundings,
    ): TaskTexts => {
      const { name, now, before, prompts, engines, lostPages } = fall;
      const points = ((before.part / before.whole - now.part / now.whole) * 100).toFixed(0);
      const [engine] = engines;
      return {
        title: `${name} lost ${points} points of visibility in a month`,
        description: `In the last thirty days ${toPercentText(now)} of the answers name ${name} or cite its site, in the thirty days before ${toPercentText(before)}. The difference is larger than chance explains.${engine ? ` ${engine.name} lost most: from ${toPercentText(engine.before)} to ${toPercentText(engine.now)}.` : ''}${rivals.length === 0 ? '' : ` The answers without ${name} name ${toNamesText(rivals)}.`}`,
        steps: listSteps(
          prompts.length === 0
            ? 'See below which engine lost most, and open answers of both periods side by side.'
            : `Compare an answer of now with one of then, beginning with ${toListText(prompts.map(toFallText))}.`,
          lostPages.length === 0
            ? 'Check whether pages that used to be cited still exist and say what they said.'
            : `Check why these pages are not cited any more, and bring them up to date: ${toListText(lostPages)}.`,
          toStepOfSites(name, sites),
          'Compare again after four weeks.',
        ),
        summary: `Visibility fell by ${points} points to ${toPercentText(now)}.`,
        metrics: [
          { label: 'Last 30 days', value: toShareOfAnswersText(now) },
          { label: '30 days before', value: toShareOfAnswersText(before) },
        ],
      };
    },
    item: (engine: string, { now, before }: { now: Share; before: Share }): string =>
      `${engine}: ${toPercentText(before)} before, ${toPercentText(now)} now`,
  },
  blindEngine: {
    /** `around` are all unbranded answers of the engine. */
    task: (
      blind: OwnSite & { engine: string; here: Share; rest: Share; crawler: CrawlerFact | null },
      { rivals, sites }: Surroundings,
    ): TaskTexts => {
      const { name, domain, engine, here, rest, crawler } = blind;
      return {
        title: `${engine} never shows ${name}`,
        description: `The other engines name ${name} or cite its site in ${toPercentText(rest)} of the answers; ${engine} does so in none of ${here.whole}.${rivals.length === 0 ? '' : ` It names ${toNamesText(rivals)}.`}`,
        steps: listSteps(
          crawler
            ? `Check that ${domain ?? 'the site'} lets ${crawler.crawler} in: robots.txt, firewall, bot protection. ${engine} reads pages through it.`
            : `Check that ${domain ?? 'the site'} lets the crawler of ${engine} in: robots.txt, firewall, bot protection.`,
          crawler?.index
            ? `Check that the important pages are in the index of ${crawler.index}, which ${engine} searches.`
            : 'Check that the important pages are in the index of the large search engines.',
          toStepOfSites(name, sites),
        ),
        summary: `Visible in 0 of ${toCountText(here.whole, 'answer')} of ${engine}, elsewhere in ${toPercentText(rest)}.`,
        metrics: [
          { label: `Visibility on ${engine}`, value: '0%' },
          { label: 'On the other engines', value: toPercentText(rest) },
        ],
      };
    },
    item: (engine: string): string => `Newest answers of ${engine}`,
  },
  invisiblePrompts: {
    /** Of the `judged` prompts, which have `least` answers each, so many are `invisible`. `first` is the one to begin with. */
    task: (
      found: OwnSite & { invisible: number; judged: number; least: number; first: AskedPrompt },
      { prompts, rivals, sites }: Surroundings,
    ): TaskTexts => {
      const { name, domain, invisible, judged, least, first } = found;
      const isOne = invisible === 1;
      return {
        title: isOne
          ? `${name} never appears on ${toQuote(first.text, 60)}`
          : `${name} never appears on ${invisible} of ${judged} questions`,
        description: `No answer to ${isOne ? 'this question' : `these questions, among them ${toFirstQuestions(prompts, 2)},`} names ${name} or cites ${domain ?? 'its site'} in the last thirty days.${toInsteadText(rivals)}`,
        steps: listSteps(
          isOne
            ? `Read what the answers recommend: competitors are named in ${first.rivalNamed} of ${first.answers}.`
            : `Begin with ${toQuote(first.text)}: competitors are named in ${first.rivalNamed} of ${toCountText(first.answers, 'answer')}.`,
          `Look whether ${toSiteText(domain)} has a page that answers ${isOne ? 'the question' : 'each question'} in its first sentences; write it where there is none.`,
          toStepOfSites(name, sites),
          `Archive ${isOne ? 'the question if it is' : 'questions that are'} not worth winning, so that the figures are about those that are.`,
        ),
        summary: `${invisible} of ${toCountText(judged, 'question')} with at least ${least} answers each never showed ${name}.`,
        metrics: [
          { label: 'Prompts never visible', value: String(invisible) },
          { label: 'Share of the prompts', value: toPercentText({ part: invisible, whole: judged }) },
        ],
      };
    },
    item: ({ text, answers, rivalNamed }: AskedPrompt): string =>
      `${text} (${toCountText(answers, 'answer')}, competitors in ${rivalNamed})`,
  },
  weakPrompts: {
    /** `first` is the weakest of the `weak` prompts; `around` are all answers to them. */
    task: (
      found: OwnSite & { weak: number; first: { text: string; visible: number; answers: number }; all: Share },
      { rivals, sites, ownPages }: Surroundings,
    ): TaskTexts => {
      const { name, domain, weak, first, all } = found;
      const firstShare = toPercentText({ part: first.visible, whole: first.answers });
      const [page] = ownPages;
      return {
        title:
          weak === 1
            ? `Close the gap on ${toQuote(first.text, 60)}`
            : `Close the gap on ${weak} questions, first ${toQuote(first.text, 50)}`,
        description: `${name} is visible in ${toPercentText(all)} of all answers to questions that do not name it, but in only ${firstShare} of those to ${toQuote(first.text)}. The engines know the brand, so this is closed sooner than a gap where they do not.${rivals.length === 0 ? '' : ` ${weak === 1 ? 'The answers' : 'The answers to these questions'} name ${toNamesText(rivals)}.`}`,
        steps: listSteps(
          'Compare an answer that names the brand with one that does not: what does the second one say that the own site does not?',
          page
            ? `Extend ${page.name}, which ${toCountText(page.answers, 'answer')} here ${choosePlural(page.answers, 'cites', 'cite')} already; a new page is seldom needed.`
            : `Extend the page on ${toSiteText(domain)} that comes closest to the question; a new one is seldom needed.`,
          toStepOfSites(name, sites),
        ),
        summary: `${toCountText(weak, 'prompt')} far below the ${toPercentText(all)} of all unbranded prompts together.`,
        metrics: [
          { label: 'Weak prompts', value: String(weak) },
          { label: 'Visibility on all unbranded prompts', value: toPercentText(all) },
        ],
      };
    },
    item: ({ text, visible, answers }: { text: string; visible: number; answers: number }): string =>
      `${text} (visible in ${toPercentText({ part: visible, whole: answers })} of ${toCountText(answers, 'answer')})`,
  },
  languageGap: {
    /** `around` are the answers in the language without the brand. */
    task: (
      { name, domain, language, here, rest }: OwnSite & { language: string; here: Share; rest: Share },
      { prompts, rivals, sites }: Surroundings,
    ): TaskTexts => {
      const label = toLanguageLabel(language);
      return {
        title: `${name} is seen less in ${label}: ${toPercentText(here)} against ${toPercentText(rest)}`,
        description: `Answers in ${label} show ${name} much less often than answers in the other languages.${toInsteadText(rivals)}`,
        steps: listSteps(
          `Check which pages of ${toSiteText(domain)} exist in ${label} and whether each declares its language.`,
          prompts.length === 0
            ? 'Translate the pages first that are cited in other languages.'
            : `Translate or write the pages first that answer ${toFirstQuestions(prompts)}.`,
          toStepOfSites(name, sites),
        ),
        summary: `Visible in ${toPercentText(here)} of ${toCountText(here.whole, 'answer')} in ${label}, in ${toPercentText(rest)} elsewhere.`,
        metrics: [
          { label: `Visibility in ${label}`, value: toPercentText(here) },
          { label: 'In the other languages', value: toPercentText(rest) },
        ],
      };
    },
    item: (name: string, language: string): string => `Answers in ${toLanguageLabel(language)} without ${name}`,
  },
};

interface AskedPrompt {
  text: string;
  answers: number;
  rivalNamed: number;
}

/** `“Which planner?” (from 80% to 20%)`. */
export function toFallText({ name, before, now }: FallenPart): string {
  return `${toQuote(name, 70)} (from ${toPercentText(before)} to ${toPercentText(now)})`;
}
