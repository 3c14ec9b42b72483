/**
 * Notes by which word boundaries history is measured. A project has one fingerprint for each language of its answers, noted with the first
 * of them; an answer measured by another one names it. Only measuring all of a history again changes the former.
 */
import { LANGUAGES, toPromptLanguage } from '#shared/vocabulary/languages.ts';
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { ICU_VERSION, toFingerprint } from '../measuring/segmentation.ts';

const known = new WeakMap<Connection, Map<string, string>>();

/** Of this program; worked out once for each language and connection, in a millisecond or two. */
export function readOwnFingerprint(db: Connection, language: string): string {
  const own = known.get(db) ?? new Map<string, string>();
  known.set(db, own);
  const fingerprint = own.get(language) ?? toFingerprint(language);
  own.set(language, fingerprint);
  return fingerprint;
}

/** Of this program in all languages. */
export function readAllFingerprints(db: Connection): string {
  return LANGUAGES.map((language) => readOwnFingerprint(db, toPromptLanguage(language))).join('.');
}

function saveOwn(db: Connection, language: string): number {
  const fingerprint = readOwnFingerprint(db, language);
  db.prepare('INSERT INTO segmentation (language, fingerprint, icu) VALUES (?, ?, ?) ON CONFLICT DO NOTHING').run(
    language,
    fingerprint,
    ICU_VERSION,
  );
  return db
    .prepare('SELECT id FROM segmentation WHERE language = ? AND fingerprint = ?')
    .pluck()
    .get(language, fingerprint) as number;
}

/** What an answer that is measured now bears: null where its project's history was measured by the same boundaries. */
export function noteSegmentation(db: Connection, projectId: number, language: string): number | null {
  const history = db
    .prepare(
      `SELECT fingerprint FROM project_segmentation JOIN segmentation ON segmentation.id = segmentation_id
       WHERE project_id = ? AND project_segmentation.language = ?`,
    )
    .pluck()
    .get(projectId, language) as string | undefined;
  if (history === readOwnFingerprint(db, language)) return null;
  const own = saveOwn(db, language);
  if (history !== undefined) return own;
  saveHistory(db, { projectId, language, own });
  return null;
}

function saveHistory(
  db: Connection,
  { projectId, language, own }: { projectId: number; language: string; own: number },
) {
  db.prepare(
    `INSERT INTO project_segmentation (project_id, language, segmentation_id) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET segmentation_id = excluded.segmentation_id`,
  ).run(projectId, language, own);
}

/** Histories of which nothing is noted, being older than the notes, count as measured by the program that first looks after them. */
export const noteHistories = defineWrite('answers.noteHistories', (db, _input: null): null => {
  const unknown = db
    .prepare(
      `SELECT DISTINCT project_id AS projectId, language FROM prompt
       WHERE NOT EXISTS (SELECT 1 FROM project_segmentation AS noted
           WHERE noted.project_id = prompt.project_id AND noted.language = prompt.language)
         AND EXISTS (SELECT 1 FROM answer WHERE prompt_id = prompt.id)`,
    )
    .all() as { projectId: number; language: string }[];
  for (const { projectId, language } of unknown) noteSegmentation(db, projectId, language);
  return null;
});

/** Says that all of a project's history is measured by this program's boundaries; answers that name these are like the rest then. */
export function noteAllMeasured(db: Connection, projectId: number): void {
  const languages = db.prepare('SELECT language FROM project_segmentation WHERE project_id = ?').pluck();
  for (const language of languages.all(projectId) as string[]) {
    saveHistory(db, { projectId, language, own: saveOwn(db, language) });
  }
}
