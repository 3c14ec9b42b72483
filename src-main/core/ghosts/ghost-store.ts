/** Ghosts as rows, and how far answers were looked at for them. */
import { notFound } from '#shared/app-error.ts';
import type { Connection } from '../../storage/connection.ts';
import { readBrandRules } from '../brands/brand-store.ts';
import type { BrandRules } from '../measuring/measurement.ts';
import { SCAN_START, type ScanCursor, type ScanWalk } from '../suggestions/next-answers.ts';
import { GHOST_RULES_VERSION } from './find-ghosts.ts';

export interface GhostRow {
  id: number;
  publicId: string;
  brandId: number;
  spelling: string;
  name: string;
  state: 'open' | 'refused';
  answers: number;
  mentions: number;
  /** Internal ids of a few of the newest answers, a JSON list. */
  examples: string;
}

/** Throws NOT_FOUND when the project has no such ghost. */
export function requireGhost(db: Connection, projectId: number, publicId: string): GhostRow {
  const row = db
    .prepare(
      `SELECT id, public_id AS publicId, brand_id AS brandId, spelling, name, state, answers, mentions, examples
       FROM ghost WHERE public_id = ? AND project_id = ?`,
    )
    .get(publicId, projectId);
  if (!row) throw notFound('The ghost');
  return row as GhostRow;
}

interface ScanRow {
  version: number;
  names: string;
  afterId: number;
  walk: string | null;
}

/** `isOutdated`: what is counted was counted by older rules or other names. */
export function readGhostCursor(db: Connection, projectId: number): { cursor: ScanCursor; isOutdated: boolean } {
  const row = db
    .prepare(
      'SELECT rules_version AS version, names, last_answer_id AS afterId, walk FROM ghost_scan WHERE project_id = ?',
    )
    .get(projectId) as ScanRow | undefined;
  if (!row) return { cursor: SCAN_START, isOutdated: false };
  const isOutdated = row.version !== GHOST_RULES_VERSION || row.names !== describeNames(readBrandRules(db, projectId));
  if (isOutdated) return { cursor: SCAN_START, isOutdated };
  const walk = row.walk === null ? null : (JSON.parse(row.walk) as ScanWalk);
  return { cursor: { afterId: row.afterId, walk }, isOutdated };
}

/** With the names of now. */
export function saveGhostCursor(db: Connection, projectId: number, { afterId, walk }: ScanCursor): void {
  db.prepare(
    `INSERT INTO ghost_scan (project_id, rules_version, names, last_answer_id, walk) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET rules_version = excluded.rules_version, names = excluded.names,
       last_answer_id = excluded.last_answer_id, walk = excluded.walk`,
  ).run(
    projectId,
    GHOST_RULES_VERSION,
    describeNames(readBrandRules(db, projectId)),
    afterId,
    walk && JSON.stringify(walk),
  );
}

/** What decides what is near and what is counted. */
export function describeNames(brands: readonly BrandRules[]): string {
  return JSON.stringify(
    brands.map(({ brandId, names, exclusions, withoutRules, near }) => [
      brandId,
      names.map(({ text, caseSensitive }) => (caseSensitive ? `=${text}` : text)),
      exclusions,
      withoutRules ?? [],
      near ?? [],
    ]),
  );
}
