/** Plans of pages that would close a gap: where, after which pattern, for which questions, with which headings. Pure. */
import type { Surroundings } from './facts/surroundings.ts';
import type { TaskFacts } from './facts/task-facts.ts';
import type { PlannedPage } from './task-rule.ts';

const MOST_PROMPTS = 20;
const MOST_HEADINGS = 6;

export function planTopicPage(facts: TaskFacts, topic: string, prompts: readonly string[]): PlannedPage {
  return {
    targetPage: toTopicAddress(facts, topic),
    prompts: prompts.slice(0, MOST_PROMPTS),
    say: ({ plans }) => plans.topicPage(facts.own.name, topic, prompts.slice(0, MOST_HEADINGS)),
  };
}

export function toTopicAddress(facts: TaskFacts, topic: string): string {
  return toAddress(facts, toSlug(topic));
}

/** `around` are the answers behind the searches, whose questions the page answers too. */
export function planComparisonPage(facts: TaskFacts, around: Surroundings, rivals: readonly string[]): PlannedPage {
  return {
    targetPage: toAddress(facts, 'compare'),
    prompts: listQuestions(around, MOST_PROMPTS),
    say: ({ plans }) => plans.comparisonPage(facts.own.name, rivals),
  };
}

export function planAnswerPage(facts: TaskFacts, around: Surroundings, searches: readonly string[]): PlannedPage {
  return {
    targetPage: toAddress(facts, 'answers'),
    prompts: listQuestions(around, MOST_PROMPTS),
    say: ({ plans }) =>
      plans.answerPage(facts.own.name, listQuestions(around, MOST_HEADINGS), searches.slice(0, MOST_HEADINGS)),
  };
}

function listQuestions({ prompts }: Surroundings, most: number): string[] {
  return prompts.slice(0, most).map(({ name }) => name);
}

function toAddress(facts: TaskFacts, slug: string): string {
  const domain = facts.own.domains[0];
  return domain === undefined ? `/${slug}` : `https://${domain}/${slug}`;
}

function toSlug(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-') || 'topic';
}
