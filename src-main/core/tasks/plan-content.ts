/** Plans of pages that would close a gap: where, after which pattern, for which questions, with which headings. Pure. */
import type { TaskFacts } from './facts/task-facts.ts';
import type { PlannedPage } from './task-rule.ts';

const MOST_PROMPTS = 20;
const MOST_HEADINGS = 6;

export function planTopicPage(facts: TaskFacts, topic: string, prompts: readonly string[]): PlannedPage {
  return {
    targetPage: toAddress(facts, toSlug(topic)),
    prompts: prompts.slice(0, MOST_PROMPTS),
    say: ({ plans }) => plans.topicPage(facts.own.name, topic, prompts.slice(0, MOST_HEADINGS)),
  };
}

export function planComparisonPage(facts: TaskFacts, queries: readonly string[]): PlannedPage {
  const rivals = facts.competitors.map((brand) => brand.name);
  return {
    targetPage: toAddress(facts, 'compare'),
    prompts: queries.slice(0, MOST_PROMPTS),
    say: ({ plans }) => plans.comparisonPage(facts.own.name, rivals.slice(0, MOST_HEADINGS)),
  };
}

export function planAnswerPage(facts: TaskFacts, queries: readonly string[]): PlannedPage {
  return {
    targetPage: toAddress(facts, 'answers'),
    prompts: queries.slice(0, MOST_PROMPTS),
    say: ({ plans }) => plans.answerPage(facts.own.name, queries.slice(0, 2 * MOST_HEADINGS)),
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
