/** What the rules of the category content say. */
import type { TaskTexts } from '../task-texts.ts';
import { choosePlural, toCountText, toPercentText } from './figures.ts';

export const CONTENT = {
  topicGap: {
    task: (topic: {
      tag: string;
      name: string;
      prompts: number;
      answers: number;
      visible: number;
      rivalNamed: number;
    }): TaskTexts => {
      const { tag, name, prompts, answers, visible, rivalNamed } = topic;
      return {
        title: `Write about "${tag}": answers name competitors instead of ${name}`,
        description: `Answers on this topic name competitors most of the time, and ${name} far less often than answers on other topics or not at all. A page that answers these questions gives engines something to cite.`,
        steps: [
          'Read two or three of the answers below and note what they praise and which pages they cite.',
          'Write one page after the plan; answer each question in its first sentence, then give the detail.',
          'Link it from the pages that are cited already.',
          'Watch this tag for four weeks after publishing.',
        ],
        summary: `On "${tag}", ${name} is visible in ${visible} of ${toCountText(answers, 'answer')}; competitors are named in ${rivalNamed}.`,
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
    task: (found: { name: string; searches: number; answers: number; cited: number }): TaskTexts => {
      const { name, searches, answers, cited } = found;
      return {
        title: 'Publish a comparison that engines can cite',
        description: `Before they answer, engines search for comparisons and alternatives without thinking of ${name}. What they find is seldom a page of the brand, so others set the terms.`,
        steps: [
          'Read the searches below and group them by what is compared.',
          'Write one honest comparison page after the plan, with a table of facts and prices and a date.',
          'Name what the competitors do better; one-sided pages are seldom cited.',
          'Keep it up to date every quarter.',
        ],
        summary: `Comparison searches stand behind ${toCountText(answers, 'answer')}; ${cited} of them ${choosePlural(cited, 'cites', 'cite')} the site of ${name}.`,
        metrics: [
          { label: 'Comparison searches', value: String(searches) },
          { label: 'Answers citing the own site', value: toPercentText({ part: cited, whole: answers }) },
        ],
      };
    },
    item: ({ text, answers, cited }: { text: string; answers: number; cited: number }): string =>
      `"${text}" (${toCountText(answers, 'answer')}, own site cited in ${cited})`,
  },
  uncoveredSearches: {
    /** each search comes from `least` answers, `answers` behind all of them. */
    task: (found: { name: string; searches: number; answers: number; least: number }): TaskTexts => {
      const { name, searches, answers, least } = found;
      return {
        title: 'Answer what engines search for',
        description: `Engines search for the phrases below before they answer, each several times a month. The site of ${name} was not cited in any of those answers.`,
        steps: [
          'Mark the searches that the business has something to say about.',
          'For each, look whether a page exists; if so, put the phrase in its heading and the answer in its first sentence.',
          'Collect the rest on a page of questions and answers after the plan.',
          'Look at this list again after the next ten runs.',
        ],
        summary: `${toCountText(searches, 'search', 'searches')} with at least ${least} answers each never led to the own site.`,
        metrics: [
          { label: 'Searches without the own site', value: String(searches) },
          { label: 'Answers behind them', value: String(answers) },
        ],
      };
    },
    item: ({ text, answers }: { text: string; answers: number }): string =>
      `"${text}" (${toCountText(answers, 'answer')})`,
  },
};
