/** What a task reports of the site that somebody wanted the brand to be named on. */
import type { Connection } from '../../../storage/connection.ts';
import { readSources } from '../../figures/query/sources/source-rows.ts';
import type { FullTask } from '../task-rule.ts';
import type { TaskRow } from '../task-store.ts';
import { OUTREACH_RULE } from './outreach-rule.ts';
import { readWatches, type SiteWatch } from './read-watches.ts';

const MOST_PAGES = 20;

/** Null for a task of a rule. */
export function readOutreach(db: Connection, row: TaskRow): FullTask['outreach'] {
  if (row.rule !== OUTREACH_RULE) return null;
  const { subject: host, resolved_at: doneMs, project_id: projectId } = row;
  const [watch] = doneMs === null ? [] : readWatches(db, projectId, [{ host, doneMs }]);
  return { domain: host, since: watch ? toSince(db, watch) : null };
}

function toSince(db: Connection, { doneMs, answers, citing, naming, pages }: SiteWatch) {
  const cited = [...pages].sort(([, a], [, b]) => b.citing - a.citing || b.naming - a.naming).slice(0, MOST_PAGES);
  const rows = readSources(
    db,
    cited.map(([id]) => id),
  );
  return {
    from: new Date(doneMs).toISOString(),
    ...{ answers, citing, naming },
    pages: rows.map(({ publicId: id, url, title }, at) => ({ id, url, title: title ?? '', ...cited[at]![1] })),
  };
}
