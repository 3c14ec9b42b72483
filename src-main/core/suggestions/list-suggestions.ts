/** The suggestions of a project, the most frequent first, without the names that its owner has decided on elsewhere. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { toPublicId } from '../answers/answer-id.ts';
import { readPublicIds, reportDamaged } from '../answers/damaged-answers.ts';
import { readBrandRules, readCompiledBrands } from '../brands/brand-store.ts';
import { toWords } from '../figures/codec/packed-numbers.ts';
import { countPrompts } from '../figures/codec/prompt-sets.ts';
import { measureAnswer } from '../measuring/measure-answer.ts';
import { NearNames } from '../measuring/nearness/near-names.ts';
import { toNameKey } from './candidate-name.ts';
import { readUnread } from './scan-cursor.ts';
import { SELECT_SUGGESTIONS, type SuggestionRow } from './suggestion-store.ts';

type SuggestionList = Omit<OperationOutput<'competitors.suggestions'>, 'isComplete'>;
type Item = SuggestionList['suggestions'][number];

/** Rarer ones are not looked through: nobody pages that far. */
const MAX_LISTED = 1_000;
/** A name of sentences alone recurs over that many answers, prompts too, and stands beside a tracked brand. */
const LEAST_IN_PROSE = 2;

export interface SuggestionRequest {
  projectId: number;
  state: 'suggested' | 'ignored';
  minAnswers: number;
  page: number;
  limit: number;
}

export const loadSuggestions = defineRead('suggestions.list', (db, request: SuggestionRequest): SuggestionList => {
  const { projectId, page, limit } = request;
  const rows = request.state === 'ignored' ? readRows(db, request) : readSuggested(db, projectId, request.minAnswers);
  const start = (page - 1) * limit;
  const shown = rows.slice(start, start + limit);
  return {
    suggestions: shown.map((row) => toItem(db, row)),
    pagination: { page, limit, total: rows.length, hasMore: start + shown.length < rows.length },
    ...reportDamaged(readPublicIds(db, readUnread(db, projectId))),
  };
});

/** Names of so many answers at least that nobody decided on, here or elsewhere; the most frequent first. */
export function readSuggested(db: Connection, projectId: number, minAnswers: number): SuggestionRow[] {
  const rows = readRows(db, { projectId, state: 'suggested', minAnswers }).filter(isRecurring);
  if (rows.length === 0) return rows;
  const isKnown = toKnownNames(db, projectId);
  return rows.filter((row) => !isKnown(row));
}

type RowRequest = Pick<SuggestionRequest, 'projectId' | 'state' | 'minAnswers'>;

function readRows(db: Connection, request: RowRequest): SuggestionRow[] {
  return db
    .prepare(
      `${SELECT_SUGGESTIONS} WHERE project_id = ? AND state = ? AND answers >= ?
         AND (state = 'ignored' OR head_answers > 0 OR (answers >= ${LEAST_IN_PROSE} AND beside_answers > 0))
       ORDER BY answers DESC, name_key LIMIT ${MAX_LISTED}`,
    )
    .all(request.projectId, request.state, request.state === 'ignored' ? 0 : request.minAnswers) as SuggestionRow[];
}

function isRecurring({ headAnswers, prompts }: SuggestionRow): boolean {
  return headAnswers > 0 || countPrompts(toWords(prompts)) >= LEAST_IN_PROSE;
}

/** True for names and domains of brands that are tracked or were removed, for names that hold a tracked one or are near one, and for refused ghosts. */
function toKnownNames(db: Connection, projectId: number): (row: SuggestionRow) => boolean {
  const texts = db
    .prepare(
      `SELECT name AS text FROM brand WHERE project_id = ? AND state <> 'suggested'
       UNION SELECT text FROM brand_name JOIN brand ON brand.id = brand_id
         WHERE project_id = ? AND state <> 'suggested' AND kind = 'alias'
       UNION SELECT name FROM ghost WHERE project_id = ? AND state = 'refused'`,
    )
    .all(projectId, projectId, projectId) as { text: string }[];
  const domains = db
    .prepare(
      "SELECT domain FROM brand_domain JOIN brand ON brand.id = brand_id WHERE project_id = ? AND state <> 'suggested'",
    )
    .all(projectId) as { domain: string }[];
  const keys = new Set(texts.map((row) => toNameKey(row.text)));
  const known = new Set(domains.map((row) => row.domain));
  const { brands } = readCompiledBrands(db, projectId);
  const near = new NearNames(readBrandRules(db, projectId));
  return ({ key, name, domain }) =>
    keys.has(key) ||
    near.find(name, 'en') !== null ||
    (domain !== null && known.has(domain)) ||
    measureAnswer({ text: name, language: 'EN', cited: [] }, brands).mentions.length > 0;
}

function toItem(db: Connection, row: SuggestionRow): Item {
  const examples = db
    .prepare('SELECT public_id AS id FROM answer WHERE id IN (SELECT value FROM json_each(?)) ORDER BY answer.id DESC')
    .all(row.examples) as { id: Uint8Array }[];
  return {
    id: row.publicId,
    name: row.name,
    domain: row.domain,
    answers: row.answers,
    promptCount: countPrompts(toWords(row.prompts)),
    exampleAnswerIds: examples.map((answer) => toPublicId(answer.id)),
  };
}
