/**
 * Storing an answer: measured, with its citations, searches and appearances, counted in days and months. Runs inside the
 * caller's transaction; the caller saves the delta before that ends.
 */
import { dayOf, startOfDay } from '#shared/time/day.ts';
import type { Surface } from '#shared/vocabulary/surfaces.ts';
import type { Connection } from '../../storage/connection.ts';
import { type CachedBrands, readCompiledBrands, readOwnBrandId } from '../brands/brand-store.ts';
import type { FigureDelta } from '../figures/aggregate/figure-delta.ts';
import type { AppearanceFact } from '../figures/codec/answer-facts.ts';
import { sumOffsets } from '../figures/codec/month-checksum.ts';
import type { CompiledBrands } from '../measuring/compile-brands.ts';
import { measureAnswer } from '../measuring/measure-answer.ts';
import { MEASURING_VERSION, type MeasuredAnswer } from '../measuring/measurement.ts';
import { type AnswerContent, hashText, packContent, unpackContent } from './answer-content.ts';
import { newAnswerId } from './answer-id.ts';
import { toAppearances } from './appearances.ts';
import { saveSources } from './citations.ts';
import { packOffsets } from './mention-offsets.ts';
import { toLayers } from './opinion-layers.ts';
import { type Override, saveOverride } from './opinion-overrides.ts';
import { saveQueries } from './searches.ts';
import { noteSegmentation } from './segmentations.ts';

export interface AnswerPrompt {
  id: number;
  projectId: number;
  ordinal: number;
  language: string;
  country: string | null;
  isBranded: 0 | 1;
}

/** What an answer says, as it is stored. */
export interface ReadyContent {
  packed: Uint8Array;
  hash: Uint8Array;
  queries: string[] | null;
}

/** On whatever thread: storing what is ready takes the writer less time. */
export function prepareContent(content: AnswerContent): ReadyContent {
  return { packed: packContent(content), hash: hashText(content.text), queries: content.queries };
}

export interface NewAnswer {
  /** As `newAnswerId` makes it; absent: made here. */
  publicId?: Uint8Array;
  /** Its `country` is the one that the answer was really asked from; null where that is unknown. */
  prompt: AnswerPrompt;
  /** The country that was to be asked from; null where none was. */
  countryAsked: string | null;
  content: AnswerContent | ReadyContent;
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
    | { kind: 'import'; batchId: number; importKey: Uint8Array; externalId: string | null }
    | { kind: 'manual'; importKey: Uint8Array }
    | { kind: 'sample' };
  /** What somebody decided of the opinions in it. */
  overrides?: readonly Override[];
  /** Measured elsewhere already; used only if the brands have not changed since. */
  measured?: { answer: MeasuredAnswer; brandsVersion: number };
}

/** Whoever stores many answers of one project passes its rules, read once in the same transaction. */
export function storeAnswer(
  db: Connection,
  input: NewAnswer,
  delta: FigureDelta,
  { version, brands }: CachedBrands = readCompiledBrands(db, input.prompt.projectId),
): number {
  const { prompt } = input;
  const content = 'packed' in input.content ? input.content : prepareContent(input.content);
  const measured =
    input.measured?.brandsVersion === version ? input.measured.answer : measureContent(input.content, prompt, brands);
  const day = dayOf(input.answeredAt);
  const { overrides = [] } = input;
  const appearances = toAppearances(measured, toLayers(overrides));
  const own = findOwn(brands, appearances);
  const mentionOffsets = packOffsets(measured.mentions);
  const id = insertAnswer(db, input, {
    measured,
    mentionOffsets,
    own,
    brandsVersion: version,
    day,
    hash: content.hash,
  });
  db.prepare('INSERT INTO answer_content (answer_id, body) VALUES (?, ?)').run(id, content.packed);
  for (const override of overrides) saveOverride(db, id, override);
  delta.add({
    answerId: id,
    projectId: prompt.projectId,
    promptId: prompt.id,
    ordinal: prompt.ordinal,
    day,
    momentMs: input.answeredAt - startOfDay(day),
    segment: { engine: input.engine, language: prompt.language, surface: input.surface, isBranded: prompt.isBranded },
    isGrounded: input.isGrounded,
    isRefusal: input.isRefusal,
    appearances,
    citations: saveSources(db, prompt.projectId, measured.citations),
    queryIds: saveQueries(db, prompt.projectId, content.queries ?? []),
    offsetsSum: sumOffsets(id, mentionOffsets),
  });
  return id;
}

function measureContent(content: AnswerContent | ReadyContent, prompt: AnswerPrompt, brands: CompiledBrands) {
  const { text, cited } = 'packed' in content ? unpackContent(content.packed) : content;
  return measureAnswer({ text, language: prompt.language, cited }, brands);
}

/** The own brand's part; it is among the rules that the answer was measured with. */
function findOwn({ brands }: CompiledBrands, appearances: readonly AppearanceFact[]): AppearanceFact | undefined {
  const own = brands.find(({ isOwn }) => isOwn);
  return appearances.find(({ brandId }) => brandId === own?.brandId);
}

interface Measured {
  measured: MeasuredAnswer;
  mentionOffsets: Uint8Array;
  own: AppearanceFact | undefined;
  brandsVersion: number;
  day: number;
  hash: Uint8Array;
}

function insertAnswer(
  db: Connection,
  input: NewAnswer,
  { measured, mentionOffsets, own, brandsVersion, day, hash }: Measured,
): number {
  const { prompt, origin } = input;
  const { lastInsertRowid } = db
    .prepare(
      `INSERT INTO answer (public_id, project_id, prompt_id, job_id, import_batch_id, import_key, external_id, engine,
         provenance_id, answered_at, day, language, country, is_branded, is_grounded, is_refusal, is_incomplete,
         is_own_named, is_own_cited, words, brands_named, cost_usd, cost_basis, measuring_version, brands_version, hash,
         country_asked, mention_offsets, segmentation_id)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      input.publicId ?? newAnswerId(Date.now()),
      prompt.projectId,
      prompt.id,
      origin.kind === 'job' ? origin.jobId : null,
      origin.kind === 'import' ? origin.batchId : null,
      'importKey' in origin ? origin.importKey : null,
      origin.kind === 'import' ? origin.externalId : null,
      input.engine,
      saveProvenance(db, input),
      input.answeredAt,
      day,
      prompt.language,
      prompt.country,
      prompt.isBranded,
      input.isGrounded ? 1 : 0,
      input.isRefusal ? 1 : 0,
      input.isIncomplete ? 1 : 0,
      own?.isNamed ? 1 : 0,
      own?.isCited ? 1 : 0,
      measured.words,
      measured.mentions.length,
      input.costUsd,
      input.costBasis,
      MEASURING_VERSION,
      brandsVersion,
      hash,
      input.countryAsked,
      mentionOffsets,
      noteSegmentation(db, prompt.projectId, prompt.language),
    );
  return Number(lastInsertRowid);
}

/** The own brand's part of an answer; undefined where it does not appear. */
export function readOwnAppearance(
  db: Connection,
  projectId: number,
  appearances: readonly AppearanceFact[],
): AppearanceFact | undefined {
  if (appearances.length === 0) return undefined;
  const ownId = readOwnBrandId(db, projectId);
  return appearances.find((appearance) => appearance.brandId === ownId);
}

function saveProvenance(db: Connection, { surface, route, engineVersion }: NewAnswer): number {
  const known = db
    .prepare(
      "SELECT id FROM provenance WHERE surface = ? AND route = ? AND coalesce(engine_version, '') = coalesce(?, '')",
    )
    .get(surface, route, engineVersion) as { id: number } | undefined;
  if (known) return known.id;
  const insert = db.prepare('INSERT INTO provenance (surface, route, engine_version) VALUES (?, ?, ?)');
  return Number(insert.run(surface, route, engineVersion).lastInsertRowid);
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
