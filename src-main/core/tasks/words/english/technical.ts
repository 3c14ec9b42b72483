/** What the rules of the category technical say. */
import type { FallenPart } from '../../facts/fallen-parts.ts';
import type { Surroundings } from '../../facts/surroundings.ts';
import type { Share } from '../../statistics.ts';
import type { TaskTexts } from '../task-texts.ts';
import { toCountedText, toCountText, toListText, toNamesText, toPercentText, toShareOfAnswersText } from './figures.ts';
import { listSteps, toFirstQuestions } from './steps.ts';
import { toFallText } from './visibility.ts';

interface CitedPage {
  url: string;
  answers: number;
}

const toCitedPageText = ({ url, answers }: CitedPage): string => `${url} (${toCountText(answers, 'answer')})`;

export const TECHNICAL = {
  namedNotCited: {
    /** `crawlers` of the engines whose answers these are; `around` are those answers. */
    task: (
      { name, domain, named, crawlers }: { name: string; domain: string; named: number; crawlers: readonly string[] },
      { sites, engines }: Surroundings,
    ): TaskTexts => ({
      title: `Make ${domain} readable for engines`,
      description: `Answers of ${toNamesText(engines)} that searched the web name ${name} but never cite ${domain}.${sites.length === 0 ? '' : ` They cite ${toNamesText(sites.slice(0, 3))}.`} Often the site keeps crawlers out, or says too little in plain text.`,
      steps: [
        `Check robots.txt, firewall and bot protection of ${domain}: let ${crawlers.length === 0 ? 'the search crawlers of these engines' : toListText(crawlers)} in.`,
        'Open the important pages with scripts switched off; what is missing then, engines may not see.',
        'Check that these pages are in the index of the large search engines.',
        `Check that ${domain} and the further domains of the brand are right in the settings of the project.`,
      ],
      summary: `Named in ${toCountText(named, 'answer')} with a web search behind them, cited in none.`,
      metrics: [
        { label: 'Answers naming the brand', value: String(named) },
        { label: `Of these citing ${domain}`, value: '0' },
      ],
    }),
    item: (name: string): string => `Answers that name ${name} and cite others`,
  },
  onlyHomepageCited: {
    /** `around` are the answers that cite it. */
    task: (
      { name, domain, citations }: { name: string; domain: string; citations: number },
      { prompts }: Surroundings,
    ): TaskTexts => ({
      title: `Only the homepage of ${domain} is cited`,
      description:
        'Engines cite the homepage and none of the pages behind it. Those are hard to find, or do not answer a question by themselves.',
      steps: [
        prompts.length === 0
          ? 'Give each important question a page of its own, with the question as heading and the answer right below it.'
          : `Give the questions for which the homepage is cited pages of their own, with the question as heading and the answer right below it: ${toFirstQuestions(prompts)}.`,
        `Check that the sitemap of ${domain} lists the important pages and that each is linked from the homepage.`,
        'Check that these pages do not name the homepage as their canonical address.',
      ],
      summary: `All ${toCountText(citations, 'citation')} of the site of ${name} lead to the homepage.`,
      metrics: [
        { label: 'Citations of the own site', value: String(citations) },
        { label: 'Pages cited beside the homepage', value: '0' },
      ],
    }),
    item: toCitedPageText,
  },
  splitAddresses: {
    /** Of the addresses, so many are `insecure`; the others are under several hosts. */
    task: (found: { domain: string; citations: number; urls: readonly string[]; insecure: number }): TaskTexts => {
      const { domain, citations, urls, insecure } = found;
      const pages = urls.length;
      return {
        title: `Lead every visitor of ${domain} to one address`,
        description:
          'Answers cite pages of the site over unencrypted addresses or the same page under several hosts. Engines take these for different pages, each weaker than one would be.',
        steps: [
          `Begin with ${toListText(urls)}.`,
          'Redirect all of http to https and the other hosts to the one that is chosen, page by page and permanently (301).',
          'Name the chosen address as canonical in every page and in the sitemap.',
        ],
        summary: `${toCountText(citations, 'citation')} lead to ${toCountText(pages, 'address', 'addresses')} that should be redirected.`,
        metrics: [
          { label: 'Unencrypted addresses', value: String(insecure) },
          { label: 'Pages under several hosts', value: String(pages - insecure) },
        ],
      };
    },
    item: toCitedPageText,
  },
  citationsFell: {
    /** `lostPages` were cited before and are not any more, `prompts` lost most citations. */
    task: (
      fall: {
        domain: string;
        now: Share;
        before: Share;
        prompts: readonly FallenPart[];
        lostPages: readonly string[];
      },
      { sites }: Surroundings,
    ): TaskTexts => {
      const { domain, now, before, prompts, lostPages } = fall;
      return {
        title: `${domain} is cited less: ${toPercentText(now)} after ${toPercentText(before)}`,
        description: `Fewer answers cite ${domain} than in the thirty days before. The difference is larger than chance explains. A change on the site is a frequent cause.${prompts.length === 0 ? '' : ` Most were lost on ${toListText(prompts.map(toFallText))}.`}`,
        steps: listSteps(
          'Ask what changed on the site: a relaunch, moved pages, new bot protection.',
          lostPages.length === 0
            ? 'Compare with the pages below which ones used to be cited and open each of the missing ones.'
            : `Open the pages that were cited before and are not any more: ${toListText(lostPages)}.`,
          'Restore or redirect what is gone, and let crawlers in again.',
          sites.length === 0 ? null : `Compare with what is cited now: ${toCountedText(sites)}.`,
        ),
        summary: `${domain} is cited in ${toPercentText(now)} of the answers, before in ${toPercentText(before)}.`,
        metrics: [
          { label: 'Last 30 days', value: toShareOfAnswersText(now) },
          { label: '30 days before', value: toShareOfAnswersText(before) },
        ],
      };
    },
    uncited: (): string => 'Answers that name the brand without citing its site',
    stillCited: (page: CitedPage): string => `Still cited: ${toCitedPageText(page)}`,
  },
  answersWithoutSearch: {
    task: ({ engine, grounded }: { engine: string; grounded: Share }): TaskTexts => ({
      title: `${engine} mostly answers without searching`,
      description: `Behind most answers of ${engine} there is no web search. They cite nothing and cannot know what was published lately, so they differ from what people see in the product.`,
      steps: [
        'Check in the settings of engines which service and which model is asked.',
        'Choose a model with web search where there is one.',
        'Until then, read the citation rate of this engine as unknown, not as low.',
      ],
      summary: `${grounded.whole - grounded.part} of ${toCountText(grounded.whole, 'answer')} of ${engine} had no search behind them.`,
      metrics: [
        { label: 'Answers with a search', value: toPercentText(grounded) },
        { label: 'Answers', value: String(grounded.whole) },
      ],
    }),
    item: (): string => 'Newest answers without a search',
  },
};
