/**
 * Storing an answer: measured, with its citations, searches and appearances, counted in the rollups. Runs inside the
 * caller's transaction; the caller saves the delta before that ends.
 */
import { dayOf, startOfDay } from '#shared/time/day.ts';
import type { Surface } from '#shared/vocabulary/surfaces.ts';
import type { Connection } from '../../storage/connection.ts';
import { type CachedBrands, readCompiledBrands } from '../brands/brand-store.ts';
import { newId } from '../ids.ts';
import { measureAnswer } from '../measuring/measure-answer.ts';
import { MEASURING_VERSION, type MeasuredAnswer } from '../measuring/measurement.ts';
import type { RollupDelta } from '../rollups/rollup-delta.ts';
import { type AnswerContent, hashText, packContent } from './answer-content.ts';
import { insertAppearances, toAppearances } from './appearances.ts';
import { insertCitations } from './citations.ts';
import { insertSearches } from './searches.ts';

export interface AnswerPrompt {
  id: number;
  projectId: number;
  ordinal: number;
  language: string;
  country: string | null;
  isBranded: 0 | 1;
}

export interface NewAnswer {
  prompt: AnswerPrompt;
  content: AnswerContent;
  engine: string;
  surface: Surface;
  route: string;
  engineVersion: string | null;
  answeredAt: number;
  isGrounded: boolean;
  isRefusal: boolean;
  isIncomplete: boolean;
  costUsd: number | null;
  costBasis: 'reported' | 'estimated' | null;
  origin:
    | { kind: 'job'; jobId: number }
    | { kind: 'import'; batchId: number; importKey: string; externalId: string | null }
    | { kind: 'sample' };
  /** Measured elsewhere already; used only if the brands have not changed since. */
  measured?: { answer: MeasuredAnswer; brandsVersion: number };
}

/** Whoever stores many answers of one project passes its rules, read once in the same transaction. */
export function storeAnswer(
  db: Connection,
  input: NewAnswer,
  delta: RollupDelta,
  { version, brands }: CachedBrands = readCompiledBrands(db, input.prompt.projectId),
): number {
  const { prompt, content } = input;
  const measured =
    input.measured?.brandsVersion === version
      ? input.measured.answer
      : measureAnswer({ text: content.text, language: prompt.language, cited: content.cited }, brands);
  const day = dayOf(input.answeredAt);
  const id = insertAnswer(db, input, measured, version, day);
  const appearances = toAppearances(measured);
  db.prepare('INSERT INTO answer_content (answer_id, body) VALUES (?, ?)').run(id, packContent(content));
  insertAppearances(db, { id, promptId: prompt.id, day, engine: input.engine }, appearances);
  const citations = insertCitations(db, prompt.projectId, id, measured.citations);
  const searches = insertSearches(db, prompt.projectId, id, content.queries ?? []);
  const fact = {
    projectId: prompt.projectId,
    promptId: prompt.id,
    ordinal: prompt.ordinal,
    day,
    engine: input.engine,
    language: prompt.language,
    surface: input.surface,
    isBranded: prompt.isBranded,
  };
  const moment = input.answeredAt - startOfDay(day);
  delta.add(fact, appearances, 1);
  delta.addFacts(fact, id, { citations, searches: searches.map((query) => ({ id: query, detail: moment })) });
  return id;
}

function insertAnswer(
  db: Connection,
  input: NewAnswer,
  measured: MeasuredAnswer,
  brandsVersion: number,
  day: number,
): number {
  const { prompt, content, origin } = input;
  const publicId = newId();
  const { lastInsertRowid } = db
    .prepare(
      `INSERT INTO answer (public_id, project_id, prompt_id, job_id, import_batch_id, import_key, external_id, engine,
         surface, route, engine_version, answered_at, day, language, country, is_branded, is_grounded, is_refusal,
         is_incomplete, words, brands_named, cost_usd, cost_basis, measuring_version, brands_version, hash)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      publicId,
      prompt.projectId,
      prompt.id,
      origin.kind === 'job' ? origin.jobId : null,
      origin.kind === 'import' ? origin.batchId : null,
      origin.kind === 'import' ? origin.importKey : `x:${publicId}`,
      origin.kind === 'import' ? origin.externalId : null,
      input.engine,
      input.surface,
      input.route,
      input.engineVersion,
      input.answeredAt,
      day,
      prompt.language,
      prompt.country,
      prompt.isBranded,
      input.isGrounded ? 1 : 0,
      input.isRefusal ? 1 : 0,
      input.isIncomplete ? 1 : 0,
      measured.words,
      measured.mentions.length,
      input.costUsd,
      input.costBasis,
      MEASURING_VERSION,
      brandsVersion,
      hashText(content.text),
    );
  return Number(lastInsertRowid);
}

/** The prompt's columns that an answer carries with it. */
export function readAnswerPrompt(db: Connection, promptId: number): AnswerPrompt {
  return db
    .prepare(
      `SELECT id, project_id AS projectId, ordinal, language, country, is_branded AS isBranded
       FROM prompt WHERE id = ?`,
    )
    .get(promptId) as AnswerPrompt;
}
