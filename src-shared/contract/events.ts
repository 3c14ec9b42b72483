/** What the core tells an open window without being asked. The same over IPC and over the browser's event stream. */
import { z } from 'zod';

import { run } from './runs.ts';
import { SUBJECTS } from './subjects.ts';

const dataFault = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('folder_gone') }),
  z.object({
    reason: z.literal('answers_lost'),
    answers: z.int(),
    storedAnswers: z.int(),
    storedAt: z.string(),
    backup: z.string().nullable(),
    backupAnswers: z.int().nullable(),
    restoreCommand: z.string(),
    goOnCommand: z.string(),
  }),
]);

export const appEvent = z.discriminatedUnion('kind', [
  /** Something changed: the one event that makes replies stale. The others bring news that need not be asked for. */
  z.object({
    kind: z.literal('changed'),
    subjects: z.array(z.enum(SUBJECTS)).readonly(),
    /** Null: of any project, or of none. */
    projectId: z.string().nullable(),
    /** The operation that did it; null: the core did it by itself. */
    operation: z.string().nullable(),
  }),
  z.object({ kind: z.literal('run-progress'), run }),
  /** How far measuring a project's history again is; `total` answers in all. */
  z.object({
    kind: z.literal('history-measuring'),
    projectId: z.string(),
    done: z.int(),
    total: z.int(),
    isFinished: z.boolean(),
  }),
  /** How far deleting a removed project for good is; `leftMs`: how much longer it takes, null before anybody knows. */
  z.object({
    kind: z.literal('project-erasing'),
    projectId: z.string(),
    answersBefore: z.int(),
    answersLeft: z.int(),
    leftMs: z.int().nullable(),
    isFinished: z.boolean(),
  }),
  /** How many files of an export are written. */
  z.object({ kind: z.literal('data-export-progress'), token: z.string().nullable(), done: z.int(), total: z.int() }),
  /** How far a preview or an import is, by the token of whoever asked for it; `total` is null while rows are counted. */
  z.object({ kind: z.literal('import-progress'), token: z.string(), done: z.int(), total: z.int().nullable() }),
  /** How far putting a backup in place is. */
  z.object({ kind: z.literal('restore-progress'), percent: z.number() }),
  /** How far saving or opening a project file is, by the token of whoever asked for it. */
  z.object({ kind: z.literal('project-file-progress'), token: z.string(), done: z.int(), total: z.int() }),
  /** Another database is in place of the old one: nothing that a window knows is true any more. */
  z.object({ kind: z.literal('data-replaced') }),
  /** The data cannot be reached, so that everything is refused; null: it can again. */
  z.object({ kind: z.literal('data-folder'), fault: dataFault.nullable() }),
  /** To windows of the desktop app only: there is something to take with `desktop.takeIntents`. */
  z.object({ kind: z.literal('desktop-intent') }),
]);

export type AppEvent = z.infer<typeof appEvent>;
/** What was changed, where and by whom. */
export type Change = Omit<Extract<AppEvent, { kind: 'changed' }>, 'kind'>;
