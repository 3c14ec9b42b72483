/** Segments: what answers are told apart by when they are counted. Each combination has one small number in the folder. */
import type { Connection } from '../../storage/connection.ts';

export interface Segment {
  engine: string;
  /** Upper case, as prompts carry it. */
  language: string;
  surface: string;
  isBranded: 0 | 1;
}

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

/** All segments of the folder by number: a few hundred at most. */
export function readSegments(db: Connection): Map<number, Segment> {
  const rows = db
    .prepare('SELECT id, engine, language, surface, is_branded AS isBranded FROM segment ORDER BY id')
    .all() as (Segment & { id: number })[];
  return new Map(rows.map(({ id, ...segment }) => [id, segment]));
}

/** For each segment number 1 if it passes the filters, else 0; null when there is nothing to filter by. */
export function planSegmentFilter(
  db: Connection,
  { engine, language, surface = null }: { engine: string | null; language: string | null; surface?: string | null },
): Uint8Array | null {
  if (engine === null && language === null && surface === null) return null;
  const segments = readSegments(db);
  const wanted = new Uint8Array(Math.max(0, ...segments.keys()) + 1);
  for (const [id, segment] of segments) {
    const passes =
      (engine === null || segment.engine === engine) &&
      (language === null || segment.language === language) &&
      (surface === null || segment.surface === surface);
    wanted[id] = passes ? 1 : 0;
  }
  return wanted;
}
