/** Aggregates the months that are over: read on a job's thread, written in small steps, and only while the facts are as they were read. */
import { dayOf } from '#shared/time/day.ts';
import { monthOf } from '#shared/time/month.ts';
import { defineJob, defineRead, defineWrite, type JobContext } from '../../../storage/command.ts';
import { aggregateLists } from './aggregate-lists.ts';
import { listMissingPromptMonths, type StoredPromptMonth } from './aggregate-prompts.ts';
import { LIST_KINDS, type MonthList, readKinds, saveList } from './month-lists.ts';
import { isUnchanged, type MonthState, noteAggregated, readUnaggregated } from './month-state.ts';

/** Prompts written in one transaction: some 100 KB. */
const BATCH = 64;

/** Months of all projects that are over and not summed up. */
export const loadUnaggregated = defineRead('aggregates.missing', (db, nowMs: number): MonthState[] =>
  readUnaggregated(db, monthOf(dayOf(nowMs))),
);

export interface FreshAggregates {
  state: MonthState;
  prompts?: StoredPromptMonth[];
  lists?: MonthList[];
  /** Says that nothing is missing any more. */
  isDone?: true;
}

/** False, with nothing written, when facts of the month have changed since its state was read. */
export const saveAggregates = defineWrite(
  'aggregates.save',
  (db, { state, prompts = [], lists = [], isDone }: FreshAggregates): boolean => {
    if (!isUnchanged(db, state)) return false;
    const addCounts = db.prepare('INSERT OR REPLACE INTO prompt_month (id, body) VALUES (?, ?)');
    const addOwn = db.prepare('INSERT OR REPLACE INTO own_month (id, body) VALUES (?, ?)');
    const addCited = db.prepare('INSERT OR REPLACE INTO cited_month (id, body) VALUES (?, ?)');
    for (const { id, own, counts, cited } of prompts) {
      addCited.run(id, cited);
      addCounts.run(id, counts);
      addOwn.run(id, own);
    }
    for (const list of lists) saveList(db, state, list);
    if (isDone) noteAggregated(db, state);
    return true;
  },
);

/** Aggregates these months; one whose facts change meanwhile is left for the next time. Resolves with how many are done. */
export const aggregateMonths = defineJob(
  'aggregates.make',
  async (job, states: readonly MonthState[]): Promise<number> => {
    let done = 0;
    for (const state of states) if (await aggregateMonth(job, state)) done++;
    return done;
  },
);

async function aggregateMonth({ db, write }: JobContext, state: MonthState): Promise<boolean> {
  let prompts: StoredPromptMonth[] = [];
  for (const prompt of listMissingPromptMonths(db, state)) {
    prompts.push(prompt);
    if (prompts.length < BATCH) continue;
    if (!(await write(saveAggregates, { state, prompts }))) return false;
    prompts = [];
  }
  const there = readKinds(db, state);
  const lists = aggregateLists(
    db,
    state,
    LIST_KINDS.filter((kind) => !there.includes(kind)),
  );
  return write(saveAggregates, { state, prompts, lists, isDone: true });
}
