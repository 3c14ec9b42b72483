/** Segments: what answers are told apart by when they are counted. Each combination has one small number in the folder. */
import type { Connection } from '../../../storage/connection.ts';
import type { Segment } from '../codec/answer-facts.ts';

/** The number of a segment, given on first sight. Only for writers. */
export function saveSegment(db: Connection, { engine, language, surface, isBranded }: Segment): number {
  const values = [engine, language, surface, isBranded];
  const known = db
    .prepare('SELECT id FROM segment WHERE engine = ? AND language = ? AND surface = ? AND is_branded = ?')
    .get(...values) as { id: number } | undefined;
  if (known) return known.id;
  const insert = db.prepare('INSERT INTO segment (engine, language, surface, is_branded) VALUES (?, ?, ?, ?)');
  return Number(insert.run(...values).lastInsertRowid);
}

/**
 * All segments of the folder by number: a few hundred at most. Their order goes by what they are and not by when the folder first saw them, so that
 * whoever adds up along it comes to the same last digit in every folder.
 */
export function readSegments(db: Connection): Map<number, Segment> {
  const rows = db
    .prepare(
      'SELECT id, engine, language, surface, is_branded AS isBranded FROM segment ORDER BY engine, language, surface, is_branded',
    )
    .all() as (Segment & { id: number })[];
  return new Map(rows.map(({ id, ...segment }) => [id, segment]));
}

export interface EngineNumbers {
  /** By segment. */
  of: readonly number[];
  count: number;
}

/** A number from 0 for each engine of the folder, by name. */
export function numberEngines(db: Connection): EngineNumbers {
  const segments = readSegments(db);
  const names = [...new Set([...segments.values()].map(({ engine }) => engine))].sort();
  const of: number[] = [];
  for (const [id, { engine }] of segments) of[id] = names.indexOf(engine);
  return { of, count: names.length };
}

/** What chooses among segments; null or absent: all. */
export interface SegmentFilter {
  engines: readonly string[] | null;
  language: string | null;
  surface?: string | null;
  isBranded?: boolean | null;
}

/** The filter on the kind of prompt as a column holds it; null: none. */
export function toBrandedFlag({ isBranded = null }: Pick<SegmentFilter, 'isBranded'>): 0 | 1 | null {
  if (isBranded === null) return null;
  return isBranded ? 1 : 0;
}

/** The filter on engines as a condition on a column, behind others; empty where every engine passes. */
export function toEngineCondition(
  { engines }: Pick<SegmentFilter, 'engines'>,
  column: string,
): { sql: string; values: readonly string[] } {
  if (engines === null) return { sql: '', values: [] };
  // The sign keeps it from choosing an index: days and prompts narrow further.
  return { sql: `AND +${column} IN (${engines.map(() => '?').join()})`, values: engines };
}

/** True where every segment passes. */
export function passesAllSegments({ engines, language, surface = null, isBranded = null }: SegmentFilter): boolean {
  return engines === null && language === null && surface === null && isBranded === null;
}

/** For each segment number 1 if it passes the filters, else 0; null when there is nothing to filter by. */
export function planSegmentFilter(db: Connection, filter: SegmentFilter): Uint8Array | null {
  if (passesAllSegments(filter)) return null;
  const { engines, language, surface = null, isBranded = null } = filter;
  const segments = readSegments(db);
  const wanted = new Uint8Array(Math.max(0, ...segments.keys()) + 1);
  for (const [id, segment] of segments) {
    const passes =
      (engines === null || engines.includes(segment.engine)) &&
      (language === null || segment.language === language) &&
      (surface === null || segment.surface === surface) &&
      (isBranded === null || (segment.isBranded === 1) === isBranded);
    wanted[id] = passes ? 1 : 0;
  }
  return wanted;
}
