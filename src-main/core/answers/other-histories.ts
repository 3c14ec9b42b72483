/** Which histories were measured by other word boundaries than this program's, or by more than one. Measures and notes nothing. */
import type { DayWindow } from '#shared/time/window.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { toEngineCondition } from '../figures/store/segments.ts';
import { readOwnFingerprint } from './segmentations.ts';

export interface OtherHistory {
  projectId: number;
  publicId: string;
  name: string;
  /** Prompt languages in which answers were measured by other boundaries than this program's. */
  languages: string[];
  /** Of those whose history itself was. */
  icu: string[];
  /** Not all answers of a language were measured by the same boundaries, whichever. */
  isMixed: boolean;
}

interface UsedSegmentation {
  projectId: number;
  publicId: string;
  name: string;
  language: string;
  fingerprint: string;
  icu: string;
  isHistory: 0 | 1;
}

/** Boundaries of histories, and of single answers where these are others. */
const USED = `
  SELECT project_id AS projectId, segmentation.language AS language, fingerprint, icu, 1 AS isHistory
  FROM project_segmentation JOIN segmentation ON segmentation.id = segmentation_id
  UNION ALL
  SELECT project.id, segmentation.language, fingerprint, icu, 0 FROM segmentation CROSS JOIN project
  WHERE EXISTS (SELECT 1 FROM answer WHERE segmentation_id = segmentation.id AND project_id = project.id)
    AND NOT EXISTS (SELECT 1 FROM project_segmentation AS history
      WHERE history.segmentation_id = segmentation.id AND history.project_id = project.id)`;

/** Projects that this program measures otherwise than their history was, or whose answers were measured in more than one way. */
export function readOtherHistories(db: Connection): OtherHistory[] {
  const used = db
    .prepare(
      `SELECT used.*, public_id AS publicId, name FROM (${USED}) AS used JOIN project ON project.id = projectId
       WHERE archived_at IS NULL AND erasing_since IS NULL ORDER BY projectId, language`,
    )
    .all() as UsedSegmentation[];
  return [...Map.groupBy(used, ({ projectId }) => projectId).values()].flatMap((rows) => {
    const other = rows.filter(({ language, fingerprint }) => fingerprint !== readOwnFingerprint(db, language));
    const isMixed = rows.some(({ isHistory }) => isHistory === 0);
    if (other.length === 0 && !isMixed) return [];
    const { projectId, publicId, name } = rows[0]!;
    const mixed = isMixed ? rows.filter(({ isHistory }) => isHistory === 0) : [];
    const languages = [...new Set([...other, ...mixed].map(({ language }) => language))].sort();
    return [{ projectId, publicId, name, languages, icu: [...new Set(other.map(({ icu }) => icu))], isMixed }];
  });
}

export const loadOtherHistories = defineRead('answers.otherHistories', (db, _input: null) => readOtherHistories(db));

export interface MixedAnswers {
  languages: string[];
  answers: number;
  /** Of the first and the last of them. */
  firstDay: number;
  lastDay: number;
}

/** Answers of a window that were measured by other boundaries than the project's history; null where there are none. `where` chooses prompts. */
export function readMixedAnswers(
  db: Connection,
  { projectId, engines, firstDay, lastDay }: DayWindow & { projectId: number; engines: readonly string[] | null },
  { where, values }: { where: string; values: readonly (string | number | null)[] },
): MixedAnswers | null {
  const engine = toEngineCondition({ engines }, 'engine');
  const rows = db
    .prepare(
      `SELECT segmentation.language AS language, count(*) AS answers, min(day) AS firstDay, max(day) AS lastDay
       FROM segmentation CROSS JOIN answer INDEXED BY answer_by_segmentation ON segmentation_id = segmentation.id
       WHERE answer.project_id = ? AND day BETWEEN ? AND ? ${engine.sql}
         AND prompt_id IN (SELECT id FROM prompt WHERE ${where})
         AND NOT EXISTS (SELECT 1 FROM project_segmentation AS history
           WHERE history.segmentation_id = segmentation.id AND history.project_id = answer.project_id)
       GROUP BY segmentation.language ORDER BY segmentation.language`,
    )
    .all(projectId, firstDay, lastDay, ...engine.values, ...values) as (Omit<MixedAnswers, 'languages'> & {
    language: string;
  })[];
  if (rows.length === 0) return null;
  return {
    languages: rows.map(({ language }) => language),
    answers: rows.reduce((sum, { answers }) => sum + answers, 0),
    firstDay: Math.min(...rows.map((row) => row.firstDay)),
    lastDay: Math.max(...rows.map((row) => row.lastDay)),
  };
}
