/** What of a run went wrong, as its reader needs it: left out and where that is fixed, delayed since when, or failed. Reads only. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';
import { isLeftOut, LEFT_OUT_REASONS, type LeftOutReason, toMendedIn } from '#shared/vocabulary/left-out.ts';
import type { Connection } from '../../storage/connection.ts';
import { readStoredLanes } from './lane-states.ts';

type Run = OperationOutput<'runs.get'>;
type LeftOut = Run['leftOut'][number];

/** For SQL: outcomes of what nobody could be asked. */
export const LEFT_OUT = LEFT_OUT_REASONS.map((reason) => `'${reason}'`).join(', ');

const KIND = `CASE WHEN job.state = 'queued' THEN 'delayed' WHEN job.state = 'waiting' OR outcome IN (${LEFT_OUT}) THEN 'left_out'
    ELSE 'failed' END`;

interface TroubleRow {
  engine: Engine;
  state: 'queued' | 'waiting' | 'failed';
  kind: 'left_out' | 'delayed' | 'failed';
  reason: string;
  message: string;
  jobs: number;
  /** It has SQLite take the message of the newest job. */
  'max(updated_at)': number;
}

/** The parts of a run with troubles; messages are those of the newest job of their kind. */
export function readTroubles(
  db: Connection,
  runId: number,
  asked: number,
): Pick<Run, 'problems' | 'leftOut' | 'summary'> {
  const rows = db
    .prepare(
      `SELECT engine, state, ${KIND} AS kind, coalesce(outcome, 'waiting') AS reason, coalesce(message, '') AS message,
         count(*) AS jobs, max(updated_at)
       FROM job WHERE run_id = ? AND (state IN ('waiting', 'failed') OR (state = 'queued' AND outcome IS NOT NULL))
       GROUP BY engine, kind, reason, state ORDER BY engine, kind, reason, state`,
    )
    .all(runId) as TroubleRow[];
  const leftOut = rows.flatMap(toLeftOut);
  return {
    problems: rows.map(({ engine, kind, reason, message, jobs }) => {
      const since = kind === 'delayed' ? readSince(db, engine) : null;
      return { engine, kind, reason, message, jobs, since };
    }),
    leftOut,
    summary: leftOut.length === 0 ? null : summarise(leftOut, asked),
  };
}

/** What the newest run of each project met, by project. */
export function readNewestTroubles(db: Connection): Map<number, RunTrouble[]> {
  const rows = db
    .prepare(
      `SELECT run.project_id AS projectId, engine, ${KIND} AS kind, coalesce(outcome, 'waiting') AS reason,
         coalesce(message, '') AS message, count(*) AS jobs, max(updated_at)
       FROM (SELECT (SELECT max(id) FROM run WHERE project_id = project.id) AS id FROM project WHERE archived_at IS NULL) AS newest
         JOIN run ON run.id = newest.id CROSS JOIN job ON run_id = run.id
       WHERE job.state IN ('waiting', 'failed', 'queued') AND (job.state <> 'queued' OR outcome IS NOT NULL)
       GROUP BY run.project_id, engine, kind, reason ORDER BY run.project_id, engine, kind, reason`,
    )
    .all() as (Omit<TroubleRow, 'state'> & { projectId: number })[];
  return Map.groupBy(rows, ({ projectId }) => projectId);
}

export type RunTrouble = Pick<TroubleRow, 'engine' | 'kind' | 'reason' | 'message' | 'jobs'>;

function toLeftOut({ kind, reason, state, engine, message, jobs }: TroubleRow): LeftOut[] {
  if (kind !== 'left_out' || !isLeftOut(reason)) return [];
  return [{ engine, reason, message, jobs, isStillAsked: state === 'waiting', mendedIn: toMendedIn(reason) }];
}

function readSince(db: Connection, engine: Engine): string | null {
  const outage = readStoredLanes(db).lanes.find((lane) => lane.engine === engine)?.outage;
  return outage ? new Date(outage.sinceMs).toISOString() : null;
}

const WHY: Record<LeftOutReason, (engines: string, isOne: boolean) => string> = {
  no_key: (engines, isOne) => `${engines} ${isOne ? 'has' : 'have'} no key`,
  no_route: (engines) => `there is no way to reach ${engines}`,
  auth: (engines, isOne) => `the ${isOne ? 'key' : 'keys'} of ${engines} ${isOne ? 'was' : 'were'} refused`,
  quota: (engines, isOne) => `the ${isOne ? 'account' : 'accounts'} of ${engines} ${isOne ? 'is' : 'are'} empty`,
  forbidden: (engines, isOne) => `the ${isOne ? 'key' : 'keys'} of ${engines} may not make such calls`,
  region: (engines, isOne) => `${engines} ${isOne ? 'does' : 'do'} not serve this country or network`,
  unknown_model: (engines, isOne) =>
    `the ${isOne ? 'model' : 'models'} set for ${engines} ${isOne ? 'is' : 'are'} not served`,
  model_not_allowed: (engines, isOne) =>
    `the ${isOne ? 'key' : 'keys'} of ${engines} may not use the ${isOne ? 'model' : 'models'} set`,
  wrong_path: (engines, isOne) =>
    `the ${isOne ? 'address' : 'addresses'} set for ${engines} ${isOne ? 'leads' : 'lead'} nowhere`,
  cap: () => 'a monthly cap is reached',
};

/** One sentence: how many, and why, engine by engine. */
function summarise(leftOut: readonly LeftOut[], asked: number): string {
  const jobs = leftOut.reduce((sum, part) => sum + part.jobs, 0);
  const whys = [...Map.groupBy(leftOut, ({ reason }) => reason)].map(([reason, parts]) => {
    const names = [...new Set(parts.map(({ engine }) => ENGINE_LABELS[engine]))];
    return WHY[reason](toList(names), names.length === 1);
  });
  return `${jobs} of ${asked} questions ${jobs === 1 ? 'was' : 'were'} left out: ${whys.join('; ')}.`;
}

function toList(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
