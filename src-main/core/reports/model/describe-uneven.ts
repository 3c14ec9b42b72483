/** Says what makes the days of a period, or of the one that it is compared with, unlike each other. Pure. */
import { fromDate } from '#shared/time/day.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import type { UnevenFact } from '../load-report-facts.ts';
import type { SectionInput } from '../sections/section.ts';
import { type Block, say } from './blocks.ts';

/** Listed one by one; of more, only the count is stated. */
const MOST_DAYS = 7;

/** Nothing where the same was asked on every day of both periods. */
export function describeUneven(input: SectionInput): Block[] {
  const { facts, words } = input;
  const lists = [
    [words.uneven.current, facts.uneven.current],
    [words.uneven.previous, facts.uneven.previous],
  ] as const;
  return lists.flatMap(([title, found]): Block[] =>
    found.length === 0
      ? []
      : [
          {
            kind: 'list',
            isOrdered: false,
            tone: 'warning',
            about: 'uneven',
            title,
            items: found.map((fact) => [say(sentenceOf(fact, input))]),
          },
        ],
  );
}

function sentenceOf(fact: UnevenFact, { words: { uneven }, format }: SectionInput): string {
  const toDays = (dates: readonly string[]) =>
    dates.length > MOST_DAYS ? '' : ` (${dates.map((date) => format.day(fromDate(date))).join(', ')})`;
  switch (fact.kind) {
    case 'engine_missing':
      return `${uneven.engineMissing(ENGINE_LABELS[fact.model], fact.days.length, fact.of)}${toDays(fact.days)}.`;
    case 'engine_came':
      return `${uneven.engineCame(ENGINE_LABELS[fact.model], format.day(fromDate(fact.since)))}.`;
    case 'engine_left':
      return `${uneven.engineLeft(ENGINE_LABELS[fact.model], fact.since && format.day(fromDate(fact.since)))}.`;
    case 'model_changed':
      return `${uneven.modelChanged(ENGINE_LABELS[fact.model], fact.from, fact.to, format.day(fromDate(fact.since)))}.`;
    case 'other_boundaries':
      return `${uneven.otherBoundaries(fact.answers, format.day(fromDate(fact.since)), format.day(fromDate(fact.until)))}.`;
    case 'capped':
      return `${uneven.capped(fact.questions, fact.days.length)}${toDays(fact.days)}.`;
    case 'no_answers':
      return `${uneven.noAnswers(fact.days.length, fact.of)}${toDays(fact.days)}.`;
    case 'prompts_came':
      return `${uneven.promptsCame(fact.count)}.`;
    case 'prompts_left':
      return `${uneven.promptsLeft(fact.count)}.`;
  }
}
