/** Sums up the months that are over: read on a job's thread, written in small steps, and only while the facts are as they were read. */
import { dayOf } from '#shared/time/day.ts';
import { monthOf } from '#shared/time/month.ts';
import { defineJob, defineRead, defineWrite, type JobContext } from '../../storage/command.ts';
import { saveParts } from './list-parts.ts';
import { dropListSums, isUnchanged, type MonthState, noteSummed, readUnsummed } from './month-state.ts';
import { type ListSums, listMissingPromptSums, type PromptMonthSums, sumLists } from './sum-month.ts';

/** Prompts written in one transaction: some 100 KB. */
const BATCH = 64;

/** Months of all projects that are over and not summed up. */
export const loadUnsummed = defineRead('sums.unsummed', (db, nowMs: number): MonthState[] =>
  readUnsummed(db, monthOf(dayOf(nowMs))),
);

export interface FreshSums {
  state: MonthState;
  prompts?: PromptMonthSums[];
  lists?: ListSums;
  /** Says that nothing is missing any more. */
  isDone?: true;
}

/** False, with nothing written, when facts of the month have changed since its state was read. */
export const saveSums = defineWrite('sums.save', (db, { state, prompts = [], lists, isDone }: FreshSums): boolean => {
  if (!isUnchanged(db, state)) return false;
  const { projectId, month } = state;
  const addSums = db.prepare('INSERT OR REPLACE INTO prompt_month (id, body) VALUES (?, ?)');
  const addOwn = db.prepare('INSERT OR REPLACE INTO own_month (id, body) VALUES (?, ?)');
  for (const { id, own, sums } of prompts) {
    addSums.run(id, sums);
    addOwn.run(id, own);
  }
  if (lists) {
    const { sources, searches } = lists;
    dropListSums(db, state);
    db.prepare('INSERT INTO source_month (project_id, month, totals, cells) VALUES (?, ?, ?, ?)').run(
      ...[projectId, month, sources.totals, sources.cells],
    );
    db.prepare('INSERT INTO search_month (project_id, month, counts) VALUES (?, ?, ?)').run(
      ...[projectId, month, searches.counts],
    );
    saveParts(db, 'source', state, sources.prompts);
    saveParts(db, 'search', state, searches.details);
  }
  if (isDone) noteSummed(db, state);
  return true;
});

/** Sums up these months; one whose facts change meanwhile is left for the next time. Resolves with how many are done. */
export const sumMonths = defineJob('sums.make', async (job, states: readonly MonthState[]): Promise<number> => {
  let done = 0;
  for (const state of states) if (await sumMonth(job, state)) done++;
  return done;
});

async function sumMonth({ db, write }: JobContext, state: MonthState): Promise<boolean> {
  let prompts: PromptMonthSums[] = [];
  for (const sums of listMissingPromptSums(db, state)) {
    prompts.push(sums);
    if (prompts.length < BATCH) continue;
    if (!(await write(saveSums, { state, prompts }))) return false;
    prompts = [];
  }
  const { projectId, month } = state;
  const hasLists = db.prepare('SELECT 1 FROM search_month WHERE project_id = ? AND month = ?').get(projectId, month);
  const lists = hasLists ? {} : { lists: sumLists(db, state) };
  return write(saveSums, { state, prompts, ...lists, isDone: true });
}
