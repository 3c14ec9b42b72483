/** What the ids among an answer list's filters stand for, so that a reader sees names. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Connection } from '../../../../storage/connection.ts';
import type { DrillDown } from './drill-down.ts';

type FilterNames = OperationOutput<'answers.list'>['filteredBy'];

const BRAND_NAME = 'SELECT name FROM brand WHERE public_id = ? AND project_id = ?';
const SOURCE_URL = 'SELECT url FROM source WHERE public_id = ? AND project_id = ?';

/** Null for a filter that is not set, and for an id that the project does not know. */
export function readFilterNames(
  db: Connection,
  projectId: number,
  { brandId, withoutBrandId, sourceId, runId }: Pick<DrillDown, 'brandId' | 'withoutBrandId' | 'sourceId' | 'runId'>,
): FilterNames {
  const readText = (sql: string, id: string): string | null =>
    (db.prepare(sql).pluck().get(id, projectId) as string | undefined) ?? null;
  const startedAt = runId === null ? null : readStart(db, projectId, runId);
  return {
    brand: brandId === null ? null : readText(BRAND_NAME, brandId),
    withoutBrand: withoutBrandId === null ? null : readText(BRAND_NAME, withoutBrandId),
    source: sourceId === null ? null : readText(SOURCE_URL, sourceId),
    runStartedAt: startedAt === null ? null : new Date(startedAt).toISOString(),
  };
}

function readStart(db: Connection, projectId: number, runId: string): number | null {
  const read = db.prepare('SELECT created_at FROM run WHERE public_id = ? AND project_id = ?').pluck();
  return (read.get(runId, projectId) as number | undefined) ?? null;
}
