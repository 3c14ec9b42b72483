/** One answer with its text, its sources and exactly the mentions that were counted in it. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { readOwnBrandId } from '../brands/brand-store.ts';
import { UNITS_PER_ONE } from '../rollups/units.ts';
import { unpackContent } from './answer-content.ts';
import { ANSWER_COLUMNS, ANSWER_TABLES, type AnswerRow, toListedAnswer } from './list-answers.ts';

type FullAnswer = OperationOutput<'answers.get'>;

interface FullRow extends AnswerRow {
  rowId: number;
  hash: string;
  route: string;
  engineVersion: string | null;
  country: string | null;
  externalId: string | null;
  isGrounded: number;
  isIncomplete: number;
  costBasis: FullAnswer['costBasis'];
  hasRawReply: number;
  body: Uint8Array;
}

/** Null when the project has no such answer. */
export const loadAnswer = defineRead(
  'answers.load',
  (db, input: { projectId: number; answerId: string }): FullAnswer | null => {
    const row = readRow(db, input);
    if (!row) return null;
    const { text, retrieved, queries } = unpackContent(row.body);
    const appearances = readAppearances(db, row.rowId);
    return {
      ...toListedAnswer(row),
      text,
      hash: row.hash,
      route: row.route,
      engineVersion: row.engineVersion,
      country: row.country,
      externalId: row.externalId,
      grounded: row.isGrounded === 1,
      incomplete: row.isIncomplete === 1,
      costBasis: row.costBasis,
      hasRawReply: row.hasRawReply === 1,
      sources: readSources(db, row.rowId),
      retrieved: retrieved.map(({ url, title }) => ({ url, title })),
      fanOutQueries: queries,
      mentions: appearances.filter((brand) => brand.isNamed === 1).map(toMention),
      citedBrands: appearances.filter((brand) => brand.isCited === 1).map(toReference),
    };
  },
);

function readRow(db: Connection, { projectId, answerId }: { projectId: number; answerId: string }) {
  return db
    .prepare(
      `SELECT ${ANSWER_COLUMNS}, answer.id AS rowId, hash, answer.route AS route, engine_version AS engineVersion,
         answer.country AS country, external_id AS externalId, is_grounded AS isGrounded,
         is_incomplete AS isIncomplete, cost_basis AS costBasis, body,
         EXISTS (SELECT 1 FROM raw_reply WHERE raw_reply.job_id = answer.job_id) AS hasRawReply
       FROM ${ANSWER_TABLES} JOIN answer_content ON answer_content.answer_id = answer.id
       WHERE answer.public_id = ? AND answer.project_id = ?`,
    )
    .get(readOwnBrandId(db, projectId), answerId, projectId) as FullRow | undefined;
}

function readSources(db: Connection, rowId: number): FullAnswer['sources'] {
  return db
    .prepare(
      `SELECT public_id AS id, place, url, host AS domain, title
       FROM citation JOIN source ON source.id = source_id WHERE answer_id = ? ORDER BY place`,
    )
    .all(rowId) as FullAnswer['sources'];
}

interface AppearanceRow {
  brandId: string;
  name: string;
  isOwn: number;
  isNamed: number;
  isCited: number;
  mentionOrder: number | null;
  depthUnits: number;
  sentimentUnits: number;
  occurrences: number;
  spans: string;
}

function readAppearances(db: Connection, rowId: number): AppearanceRow[] {
  return db
    .prepare(
      `SELECT public_id AS brandId, name, is_own AS isOwn, is_named AS isNamed, is_cited AS isCited,
         mention_order AS mentionOrder, depth_units AS depthUnits, sentiment_units AS sentimentUnits, occurrences, spans
       FROM appearance JOIN brand ON brand.id = brand_id WHERE answer_id = ? AND state = 'tracked'
       ORDER BY mention_order, brand.id`,
    )
    .all(rowId) as AppearanceRow[];
}

function toReference({ brandId, name, isOwn }: AppearanceRow) {
  return { brandId, name, isUserBrand: isOwn === 1 };
}

function toMention(row: AppearanceRow): FullAnswer['mentions'][number] {
  return {
    ...toReference(row),
    mentionOrder: row.mentionOrder ?? 0,
    position: row.depthUnits / UNITS_PER_ONE,
    sentiment: row.sentimentUnits / UNITS_PER_ONE,
    occurrences: row.occurrences,
    spans: (JSON.parse(row.spans) as [number, number][]).map(([start, end]) => ({ start, end })),
  };
}
