/** Facts, periods and aggregates as a recount makes them, in one walk over the facts: to compare with what is kept, and to rebuild it. */
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { dropAggregates } from '../figures/aggregate/month-state.ts';
import { countWrongLists, PromptMonthRecount } from './recount-aggregates.ts';
import { examinePrompt, mendPrompt } from './recount-facts.ts';
import { PeriodRecount } from './recount-periods.ts';
import { walkFacts } from './walk-facts.ts';

export interface Differences {
  count: number;
  /** Numbers of the answers whose facts or mentions are not theirs. */
  answerIds: number[];
}

/** How many answers have other facts than they should, and how many stored periods and aggregates differ from a recount. */
export function findDifferences(db: Connection): Differences {
  const [periods, promptMonths] = [new PeriodRecount(), new PromptMonthRecount(db)];
  const answerIds: number[] = [];
  let facts = 0;
  walkFacts(db, (prompt, months) => {
    periods.add(prompt, months);
    promptMonths.add(prompt, months);
    const { wrong, orphans, damagedMonths, wrongChecksums } = examinePrompt(db, prompt.id, months);
    facts += wrong.length + orphans.length + damagedMonths.length + wrongChecksums;
    for (const { id } of wrong) answerIds.push(id);
  });
  // Aggregates are made of facts: where those are wrong, they say nothing, and are dropped when facts are fixed.
  const aggregates = facts === 0 ? promptMonths.countWrong() + countWrongLists(db) : 0;
  return { count: facts + periods.countWrong(db) + aggregates, answerIds };
}

/** 0 means: all right. */
export function countDifferences(db: Connection): number {
  return findDifferences(db).count;
}

/** Fixes the facts that differ from what their answers say, counts every period again and drops the aggregates, in one transaction. */
export const rebuildFigures = defineWrite('figures.rebuild', (db, _input: null): null => {
  walkFacts(db, (prompt, months) => mendPrompt(db, prompt.id, months));
  const periods = new PeriodRecount();
  walkFacts(db, (prompt, months) => periods.add(prompt, months));
  periods.save(db);
  dropAggregates(db);
  return null;
});
