/** What the rules of the category content say. */
import type { Surroundings } from '../../facts/surroundings.ts';
import type { TaskTexts } from '../task-texts.ts';
import {
  toCountedText,
  toCountText,
  toListText,
  toNamesText,
  toPercentText,
  toQuote,
  toQuotesText,
  toVerbText,
} from './figures.ts';
import { listSteps, toFirstQuestions, toStepOfSites } from './steps.ts';

export const CONTENT = {
  topicGap: {
    /** `page` is where the content plan puts it. `around` are the unbranded answers on the topic. */
    task: (
      topic: {
        tag: string;
        name: string;
        prompts: number;
        answers: number;
        visible: number;
        rivalNamed: number;
        page: string;
      },
      { prompts: questions, rivals, sites, ownPages }: Surroundings,
    ): TaskTexts => {
      const { tag, name, prompts, answers, visible, rivalNamed, page } = topic;
      const [cited] = ownPages;
      return {
        title: `Publish a page on ${toQuote(tag, 40)} that engines can cite`,
        description: `Of ${toCountText(answers, 'answer')} on ${toQuote(tag)}, ${toVerbText(rivalNamed, 'names', 'name')} competitors and ${toVerbText(visible, 'shows', 'show')} ${name}.${rivals.length === 0 ? '' : ` Named most often: ${toNamesText(rivals)}.`} A page that answers these questions gives engines something to cite.`,
        steps: listSteps(
          sites.length === 0
            ? 'Read two or three of the answers below and note what they praise.'
            : `Read what the answers build on now: ${toCountedText(sites)}.`,
          `Write ${page} after the plan: answer ${toFirstQuestions(questions, 2)} in the first sentence of its section, then give the detail.`,
          cited
            ? `Link it from ${cited.name}, which answers on this topic cite already.`
            : 'Link it from the homepage and from the pages that are cited already.',
          'Watch the topic for four weeks after publishing.',
        ),
        summary: `On ${toQuote(tag)}, ${name} is visible in ${visible} of ${toCountText(answers, 'answer')}; competitors are named in ${rivalNamed}.`,
        metrics: [
          { label: `Visibility of ${name}`, value: toPercentText({ part: visible, whole: answers }) },
          { label: 'Answers naming competitors', value: toPercentText({ part: rivalNamed, whole: answers }) },
          { label: 'Prompts', value: String(prompts) },
        ],
      };
    },
    item: (name: string, prompt: { text: string; answers: number; visible: number; rivalNamed: number }): string =>
      `${prompt.text} (competitors in ${prompt.rivalNamed} of ${prompt.answers}, ${name} in ${prompt.visible})`,
  },
  comparisonPages: {
    /** `rivals` are those to compare with, `examples` are searches. `around` are the answers behind them. */
    task: (
      found: {
        name: string;
        searches: number;
        answers: number;
        cited: number;
        rivals: readonly string[];
        examples: readonly string[];
      },
      { engines, prompts, sites }: Surroundings,
    ): TaskTexts => {
      const { name, searches, answers, cited, rivals, examples } = found;
      return {
        title:
          rivals.length === 0
            ? `Publish a comparison of ${name} with its alternatives`
            : `Publish a comparison of ${name} with ${toListText(rivals)}`,
        description: `Before they answer, engines such as ${toNamesText(engines.slice(0, 3))} search for comparisons without thinking of ${name}, for example ${toQuotesText(examples)}. What they find is seldom a page of the brand${sites.length === 0 ? '' : `: the answers cite ${toNamesText(sites.slice(0, 3))}`}. So others set the terms.`,
        steps: listSteps(
          `Set ${name} beside ${rivals.length === 0 ? 'its alternatives' : toListText(rivals)} in one table: prices, limits, for whom each is right, and the date of the check.`,
          'Name what the others do better; one-sided pages are seldom cited.',
          prompts.length === 0 ? null : `Answer on it what people asked: ${toFirstQuestions(prompts)}.`,
          sites.length === 0 ? null : `Send the same facts to ${toNamesText(sites.slice(0, 3))}.`,
          'Bring it up to date every quarter.',
        ),
        summary: `Comparison searches stand behind ${toCountText(answers, 'answer')}; of them ${toVerbText(cited, 'cites', 'cite')} the site of ${name}.`,
        metrics: [
          { label: 'Comparison searches', value: String(searches) },
          { label: 'Answers citing the own site', value: toPercentText({ part: cited, whole: answers }) },
        ],
      };
    },
    item: ({ text, answers, cited }: { text: string; answers: number; cited: number }): string =>
      `“${text}” (${toCountText(answers, 'answer')}, own site cited in ${cited})`,
  },
  uncoveredSearches: {
    /** each search comes from `least` answers; `around` are the answers behind all of them. */
    task: (
      found: {
        name: string;
        domain: string;
        searches: number;
        answers: number;
        least: number;
        examples: readonly string[];
      },
      { engines, prompts, sites }: Surroundings,
    ): TaskTexts => {
      const { name, domain, searches, answers, least, examples } = found;
      const [first] = prompts;
      return {
        title: first ? `Answer ${toQuote(first.name, 60)} on ${domain}` : `Answer on ${domain} what engines search for`,
        description: `Before they answer, engines such as ${toNamesText(engines.slice(0, 3))} search the web for phrases such as ${toQuotesText(examples)}. They do so again and again, and not one of these answers cites ${domain}.${sites.length === 0 ? '' : ` They cite ${toNamesText(sites.slice(0, 3))}.`}`,
        steps: listSteps(
          `Take the questions behind these searches: ${toFirstQuestions(prompts)}. Strike out those that ${name} has nothing to say about.`,
          `Where ${domain} has a page on one of them, put the words of the search into its heading and the answer into its first sentence.`,
          'Answer the others on one page of questions and answers, after the plan.',
          toStepOfSites(name, sites),
        ),
        summary: `${toCountText(searches, 'search', 'searches')} with at least ${least} answers each never led to the own site.`,
        metrics: [
          { label: 'Searches without the own site', value: String(searches) },
          { label: 'Answers behind them', value: String(answers) },
        ],
      };
    },
    item: ({ text, answers }: { text: string; answers: number }): string =>
      `“${text}” (${toCountText(answers, 'answer')})`,
  },
};
