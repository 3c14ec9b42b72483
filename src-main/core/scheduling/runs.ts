/** Runs as the owner sees them: their progress, what is wrong, and pausing, resuming or cancelling them. */
import { AppError, notFound } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead, defineWrite } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import type { JobState, RunTable } from '../../storage/schema.ts';
import { readProject } from '../projects/project.ts';
import { enqueueRun } from './enqueue.ts';
import { LEFT_OUT, readTroubles } from './run-troubles.ts';

export type Run = OperationOutput<'runs.get'>;
type JobCounts = Run['jobs'];
type RunRow = Omit<RunTable, 'id' | 'jobs_settled'> & { id: number; jobs_settled: number; project_public_id: string };

const NEWEST = 30;
const NOTHING: JobCounts = {
  total: 0,
  queued: 0,
  delayed: 0,
  running: 0,
  done: 0,
  answered: 0,
  notShown: 0,
  failed: 0,
  leftOut: 0,
  waiting: 0,
  cancelled: 0,
};

const selectRuns = query
  .selectFrom('run')
  .innerJoin('project', 'project.id', 'run.project_id')
  .selectAll('run')
  .select('project.public_id as project_public_id');

export const loadRuns = defineRead('runs.list', (db, projectId: number): Run[] =>
  db
    .all(selectRuns.where('run.project_id', '=', projectId).orderBy('run.id', 'desc').limit(NEWEST))
    .map((row) => toRun(db, row)),
);

/** The run and its project's internal id; null when there is none. */
export const loadRun = defineRead('runs.load', (db, publicId: string): { run: Run; projectId: number } | null =>
  readRun(db, publicId),
);

/** Runs that are not over, by internal id. */
export const loadOpenRuns = defineRead('runs.open', (db, _input: null): Run[] =>
  db.all(selectRuns.where('run.state', 'in', ['running', 'paused']).orderBy('run.id')).map((row) => toRun(db, row)),
);

export interface RunStart {
  projectId: number;
  /** Only these of its prompts; null or left out: all. */
  promptIds?: readonly string[] | null;
}

/** Queues the prompts of a project that are asked. Throws CONFLICT when there is none. */
export const startRun = defineWrite('runs.start', (db, { projectId, promptIds = null }: RunStart, { nowMs }): Run => {
  const project = readProject(db, { id: projectId });
  if (!project) throw notFound('The project');
  const publicId = enqueueRun(db, project, { cause: 'manual', promptIds }, nowMs);
  if (publicId === null) {
    throw new AppError('CONFLICT', 'There is no active prompt to ask. Add one first.', { reason: 'no_active_prompt' });
  }
  return requireRun(db, publicId);
});

/**
 * Pauses, resumes or cancels. Calls that are under way when a run is paused or cancelled still end and are stored.
 * Throws CONFLICT when the run is over.
 */
export const controlRun = defineWrite(
  'runs.control',
  (db, input: { runId: string; action: 'pause' | 'resume' | 'cancel' }, { nowMs }): Run => {
    const { run } = readRun(db, input.runId) ?? {};
    if (!run) throw notFound('The run');
    if (run.state !== 'running' && run.state !== 'paused') {
      throw new AppError('CONFLICT', `This run is ${run.state}.`, { reason: 'run_over' });
    }
    const rowId = db.get(query.selectFrom('run').select('id').where('public_id', '=', input.runId))?.id ?? 0;
    if (input.action === 'cancel') {
      db.run(
        query
          .updateTable('job')
          .set({ state: 'cancelled', outcome: null, message: 'The run was cancelled.', updated_at: nowMs })
          .where('run_id', '=', rowId)
          .where('state', 'in', ['queued', 'waiting']),
      );
      setRunState(db, rowId, 'cancelled', nowMs);
    } else {
      setRunState(db, rowId, input.action === 'pause' ? 'paused' : 'running', null);
    }
    return requireRun(db, input.runId);
  },
);

function setRunState(db: Connection, id: number, state: RunTable['state'], finishedAt: number | null): void {
  db.run(query.updateTable('run').set({ state, finished_at: finishedAt }).where('id', '=', id));
}

function requireRun(db: Connection, publicId: string): Run {
  const found = readRun(db, publicId);
  if (!found) throw notFound('The run');
  return found.run;
}

function readRun(db: Connection, publicId: string): { run: Run; projectId: number } | null {
  const row = db.get(selectRuns.where('run.public_id', '=', publicId));
  return row ? { run: toRun(db, row), projectId: row.project_id } : null;
}

function toRun(db: Connection, row: RunRow): Run {
  const jobs = readJobCounts(db, row.id);
  return {
    id: row.public_id,
    projectId: row.project_public_id,
    cause: row.cause,
    state: row.state,
    slot: row.slot,
    createdAt: new Date(row.created_at).toISOString(),
    finishedAt: row.finished_at === null ? null : new Date(row.finished_at).toISOString(),
    dayEndsAt: new Date(row.ends_at).toISOString(),
    jobs,
    ...readTroubles(db, row.id, jobs.total),
  };
}

const RECENT_MS = 7 * 86_400_000;

/** Jobs by state of the newest seven days: what failed weeks ago is no news. */
export function readRecentJobCounts(db: Connection, nowMs: number): JobCounts {
  return readCounts(db, 'WHERE run_id IN (SELECT id FROM run WHERE created_at >= ?)', [nowMs - RECENT_MS]);
}

function readJobCounts(db: Connection, runId: number): JobCounts {
  const { total, done, answered, ...counts } = readCounts(db, 'WHERE run_id = ?', [runId]);
  const settled = readSettled(db, runId);
  return { ...counts, total: total + settled, done: done + settled, answered: answered + settled };
}

function readCounts(db: Connection, where: string, values: number[]): JobCounts {
  const counts = { ...NOTHING };
  const rows = db
    .prepare(
      `SELECT state, outcome IN (${LEFT_OUT}) AS isLeftOut, outcome = 'not_shown' AS isNotShown, outcome IS NOT NULL AS hasTrouble, count(*) AS n
       FROM job ${where} GROUP BY 1, 2, 3, 4`,
    )
    .all(...values) as CountRow[];
  for (const row of rows) {
    for (const name of toCountNames(row)) counts[name] += row.n;
    counts.total += row.n;
  }
  return counts;
}

interface CountRow {
  state: JobState;
  isLeftOut: 0 | 1 | null;
  isNotShown: 0 | 1 | null;
  hasTrouble: 0 | 1;
  n: number;
}

function toCountNames({ state, isLeftOut, isNotShown, hasTrouble }: CountRow): (keyof JobCounts)[] {
  switch (state) {
    case 'queued':
      return hasTrouble ? ['queued', 'delayed'] : ['queued'];
    case 'leased':
    case 'received':
      return ['running'];
    case 'done':
      return ['done', isNotShown ? 'notShown' : 'answered'];
    case 'waiting':
      return ['leftOut', 'waiting'];
    case 'failed':
      return [isLeftOut ? 'leftOut' : 'failed'];
    case 'cancelled':
      return ['cancelled'];
  }
}

/** Jobs whose rows are gone since they ended well long ago. */
function readSettled(db: Connection, runId: number): number {
  return db.prepare('SELECT jobs_settled FROM run WHERE id = ?').pluck().get(runId) as number;
}
