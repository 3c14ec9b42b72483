/** Notices of caps that are reached: who is stopped, since when and until when. Worked out again each time, like all notices. */
import { ENGINE_LABELS, ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import type { PlannedCall } from '../money/call-cost.ts';
import { CAP_REASON } from '../money/caps.ts';
import { SpendGate } from '../money/spend-gate.ts';
import { NO_FACTS, type Notice } from './plan-notices.ts';

export interface CapNoticeInput {
  nowMs: number;
  /** How engines are asked in live projects; those that wait or cost nothing are left out. */
  calls: Readonly<Partial<Record<Engine, PlannedCall>>>;
}

interface ProjectRow {
  id: number;
  publicId: string;
  name: string;
  models: string;
}

interface Stopped {
  message: string;
  capUsd: number;
  projects: ProjectRow[];
  engines: Set<Engine>;
}

/** A cap counts as reached where the next call of an engine that a live project asks would not fit under it. */
export const loadCapNotices = defineRead('health.caps', (db, { nowMs, calls }: CapNoticeInput): Notice[] => {
  if (db.prepare('SELECT 1 FROM spend_cap LIMIT 1').get() === undefined) return [];
  const gates = new Map<Engine, SpendGate>();
  for (const engine of ENGINES) {
    const call = calls[engine];
    if (call) gates.set(engine, new SpendGate(db, call, nowMs));
  }
  const stopped = new Map<string, Stopped>();
  for (const project of readAskedProjects(db)) {
    for (const engine of new Set(JSON.parse(project.models) as Engine[])) {
      const admission = gates.get(engine)?.admit(project.publicId);
      if (admission?.kind !== 'held') continue;
      const scope = admission.isAccount ? 'account' : project.publicId;
      const found = stopped.get(scope) ?? {
        message: admission.message,
        capUsd: admission.capUsd,
        projects: [],
        engines: new Set(),
      };
      stopped.set(scope, found);
      found.engines.add(engine);
      if (found.projects.at(-1) !== project) found.projects.push(project);
    }
  }
  const [gate] = gates.values();
  const until = gate ? new Date(gate.monthEndsAtMs).toISOString() : null;
  return [...stopped].map(([scope, found]) => toNotice(scope, found, readSince(db, found.projects, nowMs), until));
});

function toNotice(
  scope: string,
  { message, capUsd, projects, engines }: Stopped,
  since: string | null,
  until: string | null,
): Notice {
  const names = projects.map(({ name }) => name);
  const who =
    names.length > MOST_NAMED
      ? `${names.slice(0, MOST_NAMED).join(', ')} and ${names.length - MOST_NAMED} more`
      : names.join(', ');
  const labels = [...engines].map((engine) => ENGINE_LABELS[engine]).join(', ');
  return {
    id: `cap:${scope}`,
    kind: 'cap',
    severity: 'error',
    engine: null,
    route: null,
    message: `${message} Stopped: ${who}, on ${labels}.`,
    advice: 'What a cap left out is asked again for the day on which it is raised, and not later.',
    since,
    until,
    facts: { ...NO_FACTS, capUsd, engines: [...engines] },
    projects: projects.map(({ publicId: id, name }) => ({ id, name })),
  };
}

const MOST_NAMED = 5;

/** Live projects with each engine that an active prompt is asked on, oldest first. */
function readAskedProjects(db: Connection): ProjectRow[] {
  return db
    .prepare(
      `SELECT project.id AS id, project.public_id AS publicId, project.name AS name, json_group_array(DISTINCT engine.value) AS models
       FROM project JOIN prompt ON prompt.project_id = project.id, json_each(prompt.models) AS engine
       WHERE environment = 'live' AND archived_at IS NULL AND prompt.state IN ('active', 'queued')
       GROUP BY project.id ORDER BY project.id`,
    )
    .all() as ProjectRow[];
}

/** Of the first question that a cap held back, within the days that were held back without a break; null: none was yet. */
function readSince(db: Connection, projects: readonly ProjectRow[], nowMs: number): string | null {
  const ids = JSON.stringify(projects.map(({ id }) => id));
  const first = db
    .prepare(
      `SELECT min(moment) FROM (
         SELECT run.created_at AS moment FROM job INDEXED BY job_open JOIN run ON run.id = run_id
         WHERE job.state IN ('queued', 'leased', 'received', 'waiting') AND job.state = 'waiting' AND outcome = '${CAP_REASON}'
           AND job.project_id IN (SELECT value FROM json_each(:ids))
         UNION ALL
         SELECT day * 86400000 FROM prompt CROSS JOIN unanswered_day ON prompt_id = prompt.id
         WHERE project_id IN (SELECT value FROM json_each(:ids)) AND reason = '${CAP_REASON}' AND day >= :nowMs / 86400000 - 31
           AND day > coalesce((SELECT max(started_at) / 86400000 FROM ledger_entry AS entry JOIN billing_period AS period ON period.id = billing_period_id
             JOIN project AS its ON its.public_id = period.project WHERE its.id IN (SELECT value FROM json_each(:ids))), 0))`,
    )
    .pluck()
    .get({ ids, nowMs }) as number | null;
  return first === null ? null : new Date(first).toISOString();
}
