/** Where to be named, with the tasks that were made of it and what came of them. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../../storage/command.ts';
import type { Connection } from '../../../storage/connection.ts';
import { type GapDomainRequest, listGapDomains } from '../../figures/query/sources/list-gap-domains.ts';
import { OUTREACH_RULE } from './outreach-rule.ts';
import { readWatches } from './read-watches.ts';

export const loadGapDomains = defineRead(
  'sources.gapDomains',
  (db, request: GapDomainRequest): OperationOutput<'sources.gapDomains'> =>
    db.atOneMoment(() => {
      const list = listGapDomains(db, request);
      const hosts = list.domains.map(({ domain }) => domain);
      const tasks = readTasksOf(db, request.scope.projectId, hosts);
      return { ...list, domains: list.domains.map((site) => ({ ...site, task: tasks.get(site.domain) ?? null })) };
    }),
);

type OutreachTask = NonNullable<OperationOutput<'sources.gapDomains'>['domains'][number]['task']>;

interface TaskOfHost {
  id: string;
  host: string;
  status: OutreachTask['status'];
  doneMs: number | null;
}

/** By host. */
function readTasksOf(db: Connection, projectId: number, hosts: readonly string[]): Map<string, OutreachTask> {
  const rows = db
    .prepare(
      `SELECT public_id AS id, subject AS host, status, resolved_at AS doneMs
       FROM json_each(?) AS wanted JOIN task ON project_id = ? AND rule = ? AND subject = wanted.value`,
    )
    .all(JSON.stringify(hosts), projectId, OUTREACH_RULE) as TaskOfHost[];
  const done = rows.flatMap(({ host, doneMs }) => (doneMs === null ? [] : [{ host, doneMs }]));
  const watches = new Map(readWatches(db, projectId, done).map((watch) => [watch.host, watch]));
  return new Map(rows.map(({ id, host, status }) => [host, { id, status, since: toSince(watches.get(host)) }]));
}

function toSince(watch: ReturnType<typeof readWatches>[number] | undefined): OutreachTask['since'] {
  if (!watch) return null;
  const { doneMs, answers, citing, naming } = watch;
  return { from: new Date(doneMs).toISOString(), answers, citing, naming };
}
