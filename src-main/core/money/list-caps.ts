/** All caps at once, with what counts against them this month and what waits for them. Sets nothing. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { ACCOUNT, CAP_REASON, readCapView, readCounted } from './caps.ts';
import { toUsd } from './nano-usd.ts';
import { readMonthEnd, readOwnerMonth, readTimeZone } from './owner-month.ts';

type CapList = OperationOutput<'money.caps'>;
type CapState = CapList['account'];

/** The account and its live projects that are not archived, oldest first. */
export const loadCapList = defineRead('money.capList', (db, nowMs: number): CapList => {
  const projects = db
    .prepare(
      `SELECT id, public_id AS publicId, name FROM project
       WHERE environment = 'live' AND archived_at IS NULL ORDER BY id`,
    )
    .all() as { id: number; publicId: string; name: string }[];
  const waiting = readWaiting(db);
  const stateOf = (scope: string, waitingJobs: number) => readState(db, { scope, waitingJobs, nowMs });
  const all = [...waiting.values()].reduce((sum, jobs) => sum + jobs, 0);
  return {
    month: readOwnerMonth(db, nowMs),
    timeZone: readTimeZone(db),
    endsAt: new Date(readMonthEnd(db, nowMs)).toISOString(),
    account: stateOf(ACCOUNT, all),
    projects: projects.map(({ id, publicId, name }) => ({
      projectId: publicId,
      projectName: name,
      ...stateOf(publicId, waiting.get(id) ?? 0),
    })),
  };
});

function readState(
  db: Connection,
  { scope, waitingJobs, nowMs }: { scope: string; waitingJobs: number; nowMs: number },
): CapState {
  const { endedNano, underWayNano } = readCounted(db, scope, nowMs);
  const cap = readCapView(db, scope, nowMs);
  return { cap, usedUsd: toUsd(endedNano), underWayUsd: toUsd(underWayNano), waitingJobs };
}

/** Jobs that wait for money, by project. */
export function readWaiting(db: Connection): Map<number, number> {
  const rows = db
    .prepare(
      `SELECT project_id AS projectId, count(*) AS jobs FROM job INDEXED BY job_open
       WHERE state IN ('queued', 'leased', 'received', 'waiting') AND state = 'waiting' AND outcome = ? GROUP BY 1`,
    )
    .all(CAP_REASON) as { projectId: number; jobs: number }[];
  return new Map(rows.map(({ projectId, jobs }) => [projectId, jobs]));
}
