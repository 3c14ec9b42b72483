/** The list of answers, newest first: what happened to the own brand in each, and of its text only where a search found something. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Surface } from '#shared/vocabulary/surfaces.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { toPublicId } from '../../../answers/answer-id.ts';
import { type Excerpt, planExcerpt } from '../../../answers/search/excerpt.ts';
import { findTexts, type OrderedAnswers, type TextSearch } from '../../../answers/search/find-texts.ts';
import { StoredContents } from '../../../answers/stored-contents.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import type { AppearanceFact } from '../../codec/answer-facts.ts';
import { toSentiment } from '../../codec/opinion-word.ts';
import { UNITS_PER_ONE } from '../../codec/units.ts';
import { readAnswerFacts } from '../../store/read-facts.ts';
import { toBrandedFlag, toEngineCondition } from '../../store/segments.ts';
import { type AnswerFilter, countAnswers, readPromptIds } from './answer-filter.ts';
import { isDrillDown, planAnswerTest } from './drill-down.ts';
import { readFilterNames } from './filter-names.ts';
import { cutPage, type FoundAnswers, findAnswers, walkAnswers } from './find-answers.ts';

type AnswerList = OperationOutput<'answers.list'>;
export type ListedAnswer = Omit<AnswerList['answers'][number], 'excerpt'>;

export interface AnswerListRequest extends AnswerFilter {
  /** What the text has to say, as `readSearchTerms` reads it; empty: anything. */
  terms: readonly string[];
  page: number;
  limit: number;
}

export const loadAnswers = defineRead('answers.list', (db, request: AnswerListRequest): AnswerList => {
  const { scope, page, limit, drillDown, terms } = request;
  const ownBrandId = readOwnBrandId(db, scope.projectId);
  const promptIds = readPromptIds(db, request);
  const readPage = terms.length > 0 || isDrillDown(drillDown) ? readFoundPage : readListedPage;
  const { rows, total, search, texts } = readPage(db, request, promptIds, ownBrandId);
  const readExcerpt = openExcerpts(db, terms, texts);
  const answers = rows.map((row) => ({ ...toListedAnswer(row, readOwn(db, row, ownBrandId)), ...readExcerpt(row) }));
  const mayHaveMore = search?.complete === false && answers.length === limit;
  const hasMore = mayHaveMore || (page - 1) * limit + answers.length < total;
  const filteredBy = readFilterNames(db, scope.projectId, drillDown);
  return { answers, pagination: { page, limit, total, hasMore }, ...(search && { search }), filteredBy };
});

interface AnswerPage {
  rows: AnswerRow[];
  /** Answers on all pages. */
  total: number;
  search?: TextSearch;
  /** Texts that a search opened. */
  texts?: ReadonlyMap<number, string>;
}

type PageReader = (
  db: Connection,
  request: AnswerListRequest,
  promptIds: readonly number[] | null,
  ownBrandId: number,
) => AnswerPage;

/** What the answers' own rows can answer: they are walked backwards on an index. */
const readListedPage: PageReader = (db, request, promptIds, ownBrandId) => {
  const start = (request.page - 1) * request.limit;
  const total = countAnswers(db, request, promptIds, ownBrandId);
  const { sql, values } = planPageQuery(request, promptIds, start);
  return { rows: start < total ? (db.prepare(sql).all(...values) as AnswerRow[]) : [], total };
};

/** What only facts and texts can answer: facts or rows are looked at, texts as far as needed, and the rows of the page alone are read. */
const readFoundPage: PageReader = (db, request, promptIds, ownBrandId) => {
  const { page, limit, drillDown, terms } = request;
  const cut = { start: (page - 1) * limit, limit };
  const read = db.prepare(`SELECT ${ANSWER_COLUMNS} FROM ${ANSWER_TABLES} WHERE answer.id = ?`);
  const toRows = (ids: readonly number[]) => ids.map((id) => read.get(id) as AnswerRow);
  const find = openFacts(db, request, promptIds, ownBrandId);
  if (terms.length > 0) {
    const answers = isDrillDown(drillDown) ? orderByFacts(find) : orderByRows(db, request, promptIds);
    const { pageIds, ...found } = findTexts(db, terms, answers, cut);
    return { rows: toRows(pageIds), ...found };
  }
  const found = find(() => true);
  return { rows: toRows(cutPage(found, cut)), total: found.total };
};

/** What finds answers by their facts, of those with the right number. */
function openFacts(
  db: Connection,
  { scope, isVisible, drillDown }: AnswerListRequest,
  promptIds: readonly number[] | null,
  ownBrandId: number,
): (isWanted: (id: number) => boolean) => FoundAnswers {
  const test = planAnswerTest(db, { projectId: scope.projectId, ownBrandId, isVisible }, drillDown);
  if (test === null) return () => ({ total: 0, days: new Map() });
  return (isWanted) =>
    findAnswers(db, {
      scope,
      promptIds,
      test: { kinds: test.kinds, matches: (answer) => isWanted(answer.answerId) && test.matches(answer) },
    });
}

function orderByFacts(find: ReturnType<typeof openFacts>): OrderedAnswers {
  return {
    all: () => walkAnswers(find(() => true)),
    among(ids) {
      const wanted = new Set(ids);
      return walkAnswers(find((id) => wanted.has(id)));
    },
  };
}

function orderByRows(db: Connection, request: AnswerListRequest, promptIds: readonly number[] | null): OrderedAnswers {
  const { sql, values } = planOrderQuery(request, promptIds);
  const prepare = (condition: string) => db.prepare(`SELECT answer.id ${sql(condition)}`).pluck();
  return {
    all: () => prepare('').iterate(...values) as IterableIterator<number>,
    among: (ids) =>
      prepare('AND +answer.id IN (SELECT value FROM json_each(?))').all(...values, JSON.stringify(ids)) as number[],
  };
}

/** Reads what a search found in an answer; nothing without one, and where the text cannot be opened. */
function openExcerpts(
  db: Connection,
  terms: readonly string[],
  texts: ReadonlyMap<number, string> = new Map(),
): (row: AnswerRow) => { excerpt?: Excerpt } {
  if (terms.length === 0) return () => ({});
  const contents = new StoredContents(db);
  return ({ rowId, packId }) => {
    const text = texts.get(rowId) ?? contents.readText({ id: rowId, packId });
    return text === null ? {} : { excerpt: planExcerpt(text, terms) };
  };
}

export interface AnswerRow {
  rowId: number;
  packId: number;
  id: Uint8Array;
  promptRowId: number;
  promptId: string;
  prompt: string;
  day: number;
  engine: Engine;
  surface: Surface;
  language: string;
  answeredAt: number;
  words: number;
  isRefusal: number;
  costUsd: number | null;
}

export const ANSWER_COLUMNS = `answer.id AS rowId, pack_id AS packId, answer.public_id AS id, prompt.id AS promptRowId,
    prompt.public_id AS promptId, prompt.text AS prompt, answer.day AS day, answer.engine AS engine, surface,
    answer.language AS language, answered_at AS answeredAt, words, is_refusal AS isRefusal, cost_usd AS costUsd`;
export const ANSWER_TABLES =
  'answer JOIN prompt ON prompt.id = answer.prompt_id JOIN provenance ON provenance.id = provenance_id';

/** The own brand's part of one listed answer; undefined where it does not appear. */
function readOwn(db: Connection, row: AnswerRow, ownBrandId: number): AppearanceFact | undefined {
  const { appearances } = readAnswerFacts(db, { promptId: row.promptRowId, day: row.day, answerId: row.rowId });
  return appearances.find((fact) => fact.brandId === ownBrandId);
}

/** One prompt is walked on its own index, several on the project's; both give the days in order. */
export function planPageQuery(
  request: AnswerListRequest,
  promptIds: readonly number[] | null,
  offset: number,
): { sql: string; values: (string | number | null)[] } {
  const { sql, values } = planOrderQuery(request, promptIds);
  return { sql: `SELECT ${ANSWER_COLUMNS} ${sql('')} LIMIT ? OFFSET ?`, values: [...values, request.limit, offset] };
}

/** All from FROM to ORDER BY; the values of a further condition come after these. */
function planOrderQuery(
  { scope, isVisible }: AnswerListRequest,
  promptIds: readonly number[] | null,
): { sql: (condition: string) => string; values: (string | number | null)[] } {
  const [only] = promptIds?.length === 1 ? promptIds : [];
  const several = promptIds && promptIds.length !== 1 ? [JSON.stringify(promptIds)] : [];
  const visible = isVisible === null ? '' : `AND (is_own_named + is_own_cited > 0) = ${isVisible ? 1 : 0}`;
  const listed = several.length > 0 ? 'AND +answer.prompt_id IN (SELECT value FROM json_each(?))' : '';
  const engines = toEngineCondition(scope, 'answer.engine');
  const sql = (condition: string) => `FROM ${ANSWER_TABLES}
    WHERE answer.${only === undefined ? 'project_id' : 'prompt_id'} = ? AND answer.day BETWEEN ? AND ?
      ${engines.sql} AND (? IS NULL OR answer.language = ?) AND (? IS NULL OR surface = ?)
      AND (? IS NULL OR answer.is_branded = ?) ${listed} ${visible} ${condition}
    ORDER BY answer.day DESC, answered_at DESC, answer.id DESC`;
  const { language, surface = null } = scope;
  const branded = toBrandedFlag(scope);
  const filters = [...engines.values, language, language, surface, surface, branded, branded];
  const window = [only ?? scope.projectId, scope.firstDay, scope.lastDay];
  return { sql, values: [...window, ...filters, ...several] };
}

export function toListedAnswer(row: AnswerRow, own: AppearanceFact | undefined): ListedAnswer {
  const named = own?.isNamed ? own : null;
  return {
    id: toPublicId(row.id),
    promptId: row.promptId,
    prompt: row.prompt,
    model: row.engine,
    surface: row.surface,
    language: row.language,
    answeredAt: new Date(row.answeredAt).toISOString(),
    words: row.words,
    visible: own !== undefined,
    mentioned: named !== null,
    cited: own?.isCited ?? false,
    mentionOrder: named?.order ?? null,
    position: named && named.depthUnits / UNITS_PER_ONE,
    sentiment: named && toSentiment(named.opinion),
    refusal: row.isRefusal === 1,
    costUsd: row.costUsd,
  };
}
