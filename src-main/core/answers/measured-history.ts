/**
 * Which projects have all of their history measured by today's rules, and by which rules it was measured last. A process
 * that died while it measured again leaves a project without the note, and whoever runs for long goes on where it stopped.
 */
import { defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { readBrandRules } from '../brands/brand-store.ts';
import { type BrandRules, MEASURING_VERSION } from '../measuring/measurement.ts';
import { readAllFingerprints } from './segmentations.ts';

/** Says so for a project, in the transaction that makes it true. */
export function noteMeasured(db: Connection, projectId: number): void {
  db.prepare(
    `INSERT INTO setting (key, value)
     SELECT 'measured.' || id, ${MEASURING_VERSION} || '.' || brands_version FROM project WHERE id = ?
     ON CONFLICT DO UPDATE SET value = excluded.value`,
  ).run(projectId);
  const { version } = db.prepare('SELECT brands_version AS version FROM project WHERE id = ?').get(projectId) as {
    version: number;
  };
  const measured: MeasuredRules = {
    measuringVersion: MEASURING_VERSION,
    version,
    rules: readBrandRules(db, projectId),
  };
  saveSetting(db, `measured-rules.${projectId}`, JSON.stringify(measured));
  db.prepare('DELETE FROM setting WHERE key = ?').run(`remeasuring.${projectId}`);
}

/**
 * Asks for a history to be measured again by this program's word boundaries, wherever its answers were measured by others. The wish outlives
 * the process; a program with other boundaries lets it be.
 */
export const requestBoundaries = defineWrite('answers.requestBoundaries', (db, projectId: number): null => {
  saveSetting(db, `boundaries-wanted.${projectId}`, readAllFingerprints(db));
  return null;
});

/** Whether they are to be measured so by this program. */
export function areBoundariesWanted(db: Connection, projectId: number): boolean {
  const wanted = readSetting(db, `boundaries-wanted.${projectId}`);
  return wanted !== null && wanted === readAllFingerprints(db);
}

/** The same, once all are. */
export function forgetBoundariesWanted(db: Connection, projectId: number): void {
  db.prepare('DELETE FROM setting WHERE key = ?').run(`boundaries-wanted.${projectId}`);
}

/** Whether nothing changed since the project's history was measured to the end. */
export function isMeasured(db: Connection, projectId: number): boolean {
  return !listUnmeasured(db).some((project) => project.id === projectId);
}

export interface MeasuredRules {
  /** Answers that bear a newer version were measured by rules that never became those of the whole history. */
  version: number;
  measuringVersion: number;
  rules: BrandRules[];
}

/** The rules by which all of a project's history was measured last; null when nobody knows. */
export function readMeasuredRules(db: Connection, projectId: number): MeasuredRules | null {
  const value = readSetting(db, `measured-rules.${projectId}`);
  return value === null ? null : (JSON.parse(value) as MeasuredRules);
}

/** An answer in the order in which history is walked over: by prompt, day and id. Where an answer is stored does not change it. */
export interface WalkCursor {
  promptId: number;
  day: number;
  id: number;
}

const START: WalkCursor = { promptId: 0, day: 0, id: 0 };

/** Notes that answers up to this one are measured by the rules of the stamp. */
export function noteProgress(db: Connection, projectId: number, progress: { stamp: string; after: WalkCursor }): void {
  saveSetting(db, `remeasuring.${projectId}`, JSON.stringify(progress));
}

/** Where measuring by these rules stopped. */
export function readProgress(db: Connection, projectId: number, stamp: string): WalkCursor {
  const value = readSetting(db, `remeasuring.${projectId}`);
  const progress = value === null ? null : (JSON.parse(value) as { stamp: string; after?: WalkCursor });
  return (progress?.stamp === stamp ? progress.after : undefined) ?? START;
}

function readSetting(db: Connection, key: string): string | null {
  const row = db.prepare('SELECT value FROM setting WHERE key = ?').get(key) as { value: string } | undefined;
  return row?.value ?? null;
}

function saveSetting(db: Connection, key: string, value: string): void {
  db.prepare('INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value').run(
    key,
    value,
  );
}

export interface UnmeasuredProject {
  id: number;
  publicId: string;
}

/** Projects whose names, domains or measuring changed since their history was measured to the end. */
export const loadUnmeasured = defineRead('answers.unmeasured', (db, _input: null) => listUnmeasured(db));

function listUnmeasured(db: Connection): UnmeasuredProject[] {
  const found = db
    .prepare(
      `SELECT id, public_id AS publicId, measured.value IS NULL AS isOlder
       FROM project LEFT JOIN setting AS measured
         ON measured.key = 'measured.' || project.id AND measured.value = ${MEASURING_VERSION} || '.' || brands_version
       WHERE erasing_since IS NULL
         AND (measured.value IS NULL OR EXISTS (SELECT 1 FROM setting WHERE key = 'boundaries-wanted.' || project.id))
       ORDER BY id`,
    )
    .all() as (UnmeasuredProject & { isOlder: 0 | 1 })[];
  return found
    .filter(({ id, isOlder }) => isOlder === 1 || areBoundariesWanted(db, id))
    .map(({ id, publicId }) => ({ id, publicId }));
}

/** Answers of a project, whatever they were measured by. */
export const loadAnswerCount = defineRead('answers.count', (db, projectId: number): number => {
  const row = db.prepare('SELECT count(*) AS count FROM answer WHERE project_id = ?').get(projectId) as {
    count: number;
  };
  return row.count;
});
