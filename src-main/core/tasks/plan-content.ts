/** Plans of pages that would close a gap: where, after which pattern, for which questions, with which headings. Pure. */
import type { TaskFacts } from './facts/task-facts.ts';
import type { ContentPlan } from './task-rule.ts';
import { toListText } from './wording.ts';

const MOST_PROMPTS = 20;
const MOST_HEADINGS = 6;

export function planTopicPage(facts: TaskFacts, topic: string, prompts: readonly string[]): ContentPlan {
  return {
    targetPage: toAddress(facts, toSlug(topic)),
    template: 'Topic page: the short answer first, one section a question, a table, then the brand in context',
    prompts: prompts.slice(0, MOST_PROMPTS),
    outline: [
      `The short answer on ${topic}`,
      ...prompts.slice(0, MOST_HEADINGS),
      `How ${facts.own.name} compares`,
      'Sources and date of the last check',
    ],
  };
}

export function planComparisonPage(facts: TaskFacts, queries: readonly string[]): ContentPlan {
  const rivals = facts.competitors.map((brand) => brand.name);
  const { name } = facts.own;
  return {
    targetPage: toAddress(facts, 'compare'),
    template: 'Comparison page: criteria, a table with facts and prices, for whom each choice is right',
    prompts: queries.slice(0, MOST_PROMPTS),
    outline: [
      'Who this comparison is for, and when it was checked',
      `${name}${rivals.length > 0 ? `, ${toListText(rivals)}` : ' and its alternatives'} in one table`,
      ...rivals.slice(0, MOST_HEADINGS).map((rival) => `${name} or ${rival}: when which one`),
      'What it costs',
      'What each cannot do',
    ],
  };
}

export function planAnswerPage(facts: TaskFacts, queries: readonly string[]): ContentPlan {
  return {
    targetPage: toAddress(facts, 'answers'),
    template: 'Question and answer page: each search as a heading, the answer in the first sentence below it',
    prompts: queries.slice(0, MOST_PROMPTS),
    outline: [...queries.slice(0, 2 * MOST_HEADINGS), `What ${facts.own.name} does about it`],
  };
}

function toAddress(facts: TaskFacts, slug: string): string {
  const domain = facts.own.domains[0];
  return domain === undefined ? `/${slug}` : `https://${domain}/${slug}`;
}

function toSlug(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-') || 'topic';
}
