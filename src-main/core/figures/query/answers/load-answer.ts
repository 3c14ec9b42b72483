/** One answer with its text, its sources and exactly the mentions that were counted in it. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { isOtherHouse } from '#shared/vocabulary/model-houses.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { fromPublicId } from '../../../answers/answer-id.ts';
import { unpackOffsets } from '../../../answers/mention-offsets.ts';
import { StoredContents } from '../../../answers/stored-contents.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import { listOnlyRetrieved } from '../../../measuring/distinct-pages.ts';
import { createClassifier } from '../../../sources/classify-source.ts';
import { readSourceOwners } from '../../../sources/source-owners.ts';
import type { AppearanceFact, CitationFact } from '../../codec/answer-facts.ts';
import { readAnswerFacts } from '../../store/read-facts.ts';
import { ANSWER_COLUMNS, ANSWER_TABLES, type AnswerRow, toListedAnswer } from './list-answers.ts';
import { type AppearingBrand, loadMentions } from './load-mentions.ts';

type FullAnswer = OperationOutput<'answers.get'>;

interface FullRow extends AnswerRow {
  hash: Uint8Array;
  route: string;
  engineVersion: string | null;
  country: string | null;
  countryAsked: string | null;
  app: string | null;
  note: string | null;
  externalId: string | null;
  isGrounded: number;
  isIncomplete: number;
  costBasis: FullAnswer['costBasis'];
  packId: number;
  mentionOffsets: Uint8Array;
}

/** Where a model was asked: what is made up here or brought along names no model that could be another's. */
const ASKED: ReadonlySet<string> = new Set(['api', 'serp', 'local']);

/** Null when the project has no such answer. */
export const loadAnswer = defineRead(
  'answers.load',
  (db, input: { projectId: number; answerId: string }): FullAnswer | null => {
    const row = readRow(db, input);
    if (!row) return null;
    const contents = new StoredContents(db);
    const key = { id: row.rowId, packId: row.packId };
    const content = contents.read(key);
    const keys = { promptId: row.promptRowId, day: row.day, answerId: row.rowId };
    const { appearances, citations } = readAnswerFacts(db, keys);
    const brands = readBrands(db, input.projectId, appearances);
    const offsets = unpackOffsets(row.mentionOffsets);
    const ownId = readOwnBrandId(db, input.projectId);
    return {
      ...toListedAnswer(
        row,
        appearances.find((fact) => fact.brandId === ownId),
      ),
      text: content?.text ?? '',
      damaged: content === null,
      hash: Buffer.from(row.hash).toString('hex'),
      route: row.route,
      engineVersion: row.engineVersion,
      otherModel: ASKED.has(row.surface) && isOtherHouse(row.engine, row.engineVersion),
      country: row.country,
      countryAsked: row.countryAsked,
      app: row.app,
      note: row.note,
      externalId: row.externalId,
      grounded: row.isGrounded === 1,
      incomplete: row.isIncomplete === 1,
      costBasis: row.costBasis,
      hasRawReply: contents.hasReplies(key) ?? true,
      sources: readSources(db, input.projectId, citations),
      retrieved: content ? listOnlyRetrieved(content.cited, content.retrieved) : [],
      fanOutQueries: content?.queries ?? null,
      mentions: loadMentions(
        db,
        { id: row.rowId, projectId: input.projectId, language: row.language, content, offsets },
        brands,
      ),
      citedBrands: brands.filter(({ fact }) => fact.isCited).map(toReference),
    };
  },
);

function readRow(db: Connection, { projectId, answerId }: { projectId: number; answerId: string }) {
  const publicId = fromPublicId(answerId);
  if (publicId === null) return undefined;
  return db
    .prepare(
      `SELECT ${ANSWER_COLUMNS}, hash, route, engine_version AS engineVersion,
         answer.country AS country, country_asked AS countryAsked, app, note, external_id AS externalId, is_grounded AS isGrounded,
         is_incomplete AS isIncomplete, cost_basis AS costBasis, mention_offsets AS mentionOffsets, pack_id AS packId
       FROM ${ANSWER_TABLES} LEFT JOIN answer_note ON answer_note.answer_id = answer.id
       WHERE answer.public_id = ? AND answer.project_id = ?`,
    )
    .get(publicId, projectId) as FullRow | undefined;
}

function readSources(db: Connection, projectId: number, citations: readonly CitationFact[]): FullAnswer['sources'] {
  const classify = createClassifier(readSourceOwners(db, projectId));
  const read = db.prepare('SELECT public_id AS id, url, host AS domain, title FROM source WHERE id = ?');
  return citations.map(({ sourceId, place }) => {
    const source = read.get(sourceId) as Omit<FullAnswer['sources'][number], 'place' | 'sourceType'>;
    return { ...source, place, sourceType: classify({ url: source.url, host: source.domain }) };
  });
}

/** Those that are tracked now, in the order in which they were made. */
function readBrands(db: Connection, projectId: number, appearances: readonly AppearanceFact[]): AppearingBrand[] {
  const facts = new Map(appearances.map((fact) => [fact.brandId, fact]));
  const rows = db
    .prepare(
      `SELECT id, public_id AS publicId, name, is_own AS isOwn FROM brand
       WHERE project_id = ? AND state = 'tracked' ORDER BY id`,
    )
    .all(projectId) as (Omit<AppearingBrand, 'fact'> & { id: number })[];
  return rows.flatMap(({ id, ...brand }) => {
    const fact = facts.get(id);
    return fact ? [{ ...brand, fact }] : [];
  });
}

function toReference({ publicId, name, isOwn }: AppearingBrand) {
  return { brandId: publicId, name, isUserBrand: isOwn === 1 };
}
