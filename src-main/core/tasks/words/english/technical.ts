/** What the rules of the category technical say. */
import type { Share } from '../../statistics.ts';
import type { TaskTexts } from '../task-texts.ts';
import { toCountText, toPercentText, toShareOfAnswersText } from './figures.ts';

interface CitedPage {
  url: string;
  answers: number;
}

const toCitedPageText = ({ url, answers }: CitedPage): string => `${url} (${toCountText(answers, 'answer')})`;

export const TECHNICAL = {
  namedNotCited: {
    task: ({ name, domain, named }: { name: string; domain: string; named: number }): TaskTexts => ({
      title: `Make ${domain} readable for engines`,
      description: `Answers that searched the web name ${name} but never cite ${domain}. Often the site keeps crawlers out, or says too little in plain text.`,
      steps: [
        'Check robots.txt, firewall and bot protection: let the search crawlers of the tracked engines in.',
        'Open the important pages with scripts switched off; what is missing then, engines may not see.',
        'Check that these pages are in the index of the large search engines.',
        'Check that the domain and its aliases are right in the settings of the project.',
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
    task: ({ name, citations }: { name: string; citations: number }): TaskTexts => ({
      title: `Only the homepage of ${name} is cited`,
      description:
        'Engines cite the homepage and none of the pages behind it. Those are hard to find, or do not answer a question by themselves.',
      steps: [
        'Check that the sitemap lists the important pages and that each is linked from the homepage.',
        'Check that these pages do not name the homepage as their canonical address.',
        'Give each a heading that is a question people ask, and the answer right below it.',
      ],
      summary: `All ${toCountText(citations, 'citation')} of the own site lead to the homepage.`,
      metrics: [
        { label: 'Citations of the own site', value: String(citations) },
        { label: 'Pages cited beside the homepage', value: '0' },
      ],
    }),
    item: toCitedPageText,
  },
  splitAddresses: {
    /** Of the `pages`, so many are `insecure`; the others are under several hosts. */
    task: (found: { name: string; citations: number; pages: number; insecure: number }): TaskTexts => {
      const { name, citations, pages, insecure } = found;
      return {
        title: `Lead every visitor of ${name} to one address`,
        description:
          'Answers cite pages of the site over unencrypted addresses or the same page under several hosts. Engines take these for different pages, each weaker than one would be.',
        steps: [
          'Redirect all of http to https, permanently (301).',
          'Choose one host and redirect the others to it, page by page.',
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
    task: ({ name, now, before }: { name: string; now: Share; before: Share }): TaskTexts => ({
      title: `The site of ${name} is cited less`,
      description:
        'Fewer answers cite the own site than in the thirty days before. The difference is larger than chance explains. A change on the site is a frequent cause.',
      steps: [
        'Ask what changed on the site: a relaunch, moved pages, new bot protection.',
        'Compare with the pages below which ones used to be cited and open each of the missing ones.',
        'Restore or redirect what is gone, and let crawlers in again.',
      ],
      summary: `The own site is cited in ${toPercentText(now)} of the answers, before in ${toPercentText(before)}.`,
      metrics: [
        { label: 'Last 30 days', value: toShareOfAnswersText(now) },
        { label: '30 days before', value: toShareOfAnswersText(before) },
      ],
    }),
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
