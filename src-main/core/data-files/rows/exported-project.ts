/** What rows of a project are made with: the names that the API knows its parts by. */
import { AppError } from '#shared/app-error.ts';
import type { SourceType } from '#shared/vocabulary/source-types.ts';
import type { Connection } from '../../../storage/connection.ts';
import { readTrackedBrands } from '../../brands/tracked-brands.ts';
import { createClassifier } from '../../sources/classify-source.ts';
import { classifyUrl } from '../../sources/classify-url.ts';
import { readSourceOwners } from '../../sources/source-owners.ts';

export interface ExportedProject {
  id: number;
  publicId: string;
  isSample: boolean;
}

/** All that are neither archived nor being deleted, the oldest first. */
export function listExportable(db: Connection): ExportedProject[] {
  const rows = db
    .prepare(
      `SELECT id, public_id AS publicId, is_sample AS isSample FROM project
       WHERE archived_at IS NULL AND erasing_since IS NULL ORDER BY id`,
    )
    .all() as (Omit<ExportedProject, 'isSample'> & { isSample: 0 | 1 })[];
  return rows.map((row) => ({ ...row, isSample: row.isSample === 1 }));
}

/** Throws NOT_FOUND with the first of these public ids that names none of them. */
export function requireExportable(db: Connection, publicIds: readonly string[]): void {
  const all = listExportable(db);
  const missing = publicIds.find((id) => !all.some(({ publicId }) => publicId === id));
  if (missing !== undefined) throw new AppError('NOT_FOUND', `There is no project ${missing}.`);
}

export interface ExportedBrand {
  publicId: string;
  isOwn: boolean;
}

export function readExportedBrands(db: Connection, { id }: ExportedProject): ReadonlyMap<number, ExportedBrand> {
  return new Map(readTrackedBrands(db, id).map(({ id: brandId, publicId, isOwn }) => [brandId, { publicId, isOwn }]));
}

export interface ExportedSource {
  publicId: string;
  url: string;
  title: string | null;
  domain: string;
  sourceType: SourceType;
  urlType: string;
}

/** Pages by number, classified when they are first met. */
export function openSources(
  db: Connection,
  { id: projectId }: ExportedProject,
): (sourceId: number) => ExportedSource | null {
  const known = new Map<number, ExportedSource | null>();
  const classify = createClassifier(readSourceOwners(db, projectId));
  const read = db.prepare('SELECT public_id AS publicId, url, host, title FROM source WHERE id = ?');
  const load = (sourceId: number): ExportedSource | null => {
    const row = read.get(sourceId) as { publicId: string; url: string; host: string; title: string | null } | undefined;
    if (!row) return null;
    const sourceType = classify(row);
    const { publicId, url, title, host: domain } = row;
    return { publicId, url, title, domain, sourceType, urlType: classifyUrl(row, sourceType) };
  };
  return (sourceId) => {
    const source = known.get(sourceId);
    if (source !== undefined) return source;
    const loaded = load(sourceId);
    known.set(sourceId, loaded);
    return loaded;
  };
}

export interface ExportedQuery {
  query: string;
  folded: string;
}

/** Searches by number. */
export function openQueries(db: Connection): (queryId: number) => ExportedQuery | null {
  const known = new Map<number, ExportedQuery | null>();
  const read = db.prepare('SELECT coalesce(spelling, folded) AS query, folded FROM search_query WHERE id = ?');
  return (queryId) => {
    const query = known.get(queryId);
    if (query !== undefined) return query;
    const loaded = (read.get(queryId) as ExportedQuery | undefined) ?? null;
    known.set(queryId, loaded);
    return loaded;
  };
}
