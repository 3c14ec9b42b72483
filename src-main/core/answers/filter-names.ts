/** What the ids among an answer list's filters stand for, so that a reader sees names. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Connection } from '../../storage/connection.ts';
import type { DrillDown } from './drill-down.ts';

type FilterNames = OperationOutput<'answers.list'>['filteredBy'];

/** Null for a filter that is not set, and for an id that the project does not know. */
export function readFilterNames(
  db: Connection,
  projectId: number,
  { brandId, withoutBrandId, sourceId, runId }: Pick<DrillDown, 'brandId' | 'withoutBrandId' | 'sourceId' | 'runId'>,
): FilterNames {
  const read = <T>(column: string, table: string, id: string | null): T | null => {
    if (id === null) return null;
    const row = db.prepare(`SELECT ${column} AS value FROM ${table} WHERE public_id = ? AND project_id = ?`);
    return (row.get(id, projectId) as { value: T } | undefined)?.value ?? null;
  };
  const startedAt = read<number>('created_at', 'run', runId);
  return {
    brand: read<string>('name', 'brand', brandId),
    withoutBrand: read<string>('name', 'brand', withoutBrandId),
    source: read<string>('url', 'source', sourceId),
    runStartedAt: startedAt === null ? null : new Date(startedAt).toISOString(),
  };
}
