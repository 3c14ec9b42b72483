/** The sentences that praise or blame a brand, newest answers first. Facts tell which answers do; the texts of a page are measured again. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { ASPECTS, type Aspect } from '#shared/vocabulary/opinions.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { toPublicId } from '../../../answers/answer-id.ts';
import { toOpinion } from '../../../answers/appearances.ts';
import { StoredContents } from '../../../answers/stored-contents.ts';
import { readCompiledBrands } from '../../../brands/brand-store.ts';
import { readTrackedBrands } from '../../../brands/tracked-brands.ts';
import { measureAnswer } from '../../../measuring/measure-answer.ts';
import type { Evidence } from '../../../measuring/measurement.ts';
import type { PageRequest } from '../../../paging.ts';
import { APPEARANCE, appearanceLength, brandAt, opinionAt, orderAt } from '../../codec/month-page.ts';
import { blamedOfWord, packOpinion, praisedOfWord, sentimentOfWord } from '../../codec/opinion-word.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { readAnswerFacts, type VisitedAnswer } from '../../store/read-facts.ts';
import { cutPage, findAnswers } from '../answers/find-answers.ts';
import { ANSWER_COLUMNS, ANSWER_TABLES, type AnswerRow } from '../answers/list-answers.ts';
import type { OpinionSide } from './aspect-cells.ts';
import { planSentences } from './plan-sentence.ts';

type SentenceList = OperationOutput<'opinions.sentences'>;

export interface SentenceRequest extends PageRequest {
  scope: FigureScope;
  /** Public id; null: the own brand. */
  brandId: string | null;
  side: OpinionSide | null;
  aspect: Aspect | null;
}

export const loadSentences = defineRead(
  'opinions.sentences',
  (db, request: SentenceRequest): SentenceList => db.atOneMoment(() => readSentences(db, request)),
);

function readSentences(db: Connection, request: SentenceRequest): SentenceList {
  const { scope, page, limit } = request;
  const brand = readTrackedBrands(db, scope.projectId).find(({ isOwn, publicId }) =>
    request.brandId === null ? isOwn : publicId === request.brandId,
  );
  if (!brand) return { sentences: [], pagination: { page, limit, total: 0, hasMore: false } };
  const matches = (answer: VisitedAnswer) => isSaid(answer, brand.id, request);
  const found = findAnswers(db, { scope, promptIds: null, test: { kinds: ['appearances'], matches } });
  const start = (page - 1) * limit;
  const ids = cutPage(found, { start, limit });
  const contents = new StoredContents(db);
  const read = db.prepare(`SELECT ${ANSWER_COLUMNS} FROM ${ANSWER_TABLES} WHERE answer.id = ?`);
  return {
    sentences: ids.flatMap((id) =>
      listSentences(db, read.get(id) as AnswerRow, { ...request, contents, brandId: brand.id }),
    ),
    pagination: { page, limit, total: found.total, hasMore: start + ids.length < found.total },
  };
}

/** Whether the facts say that the answer does; without an aspect, that it says anything. */
function isSaid(
  { page: { heads, appearances }, offsets }: VisitedAnswer,
  brandId: number,
  { side, aspect }: Pick<SentenceRequest, 'side' | 'aspect'>,
): boolean {
  const end = offsets.appearance + appearanceLength(heads, offsets.head);
  for (let at = offsets.appearance; at < end; at += APPEARANCE) {
    if (brandAt(appearances, at) !== brandId || orderAt(appearances, at) === 0) continue;
    const word = opinionAt(appearances, at);
    if (aspect === null) return sentimentOfWord(word) >= 0;
    const bit = 1 << ASPECTS.indexOf(aspect);
    const bits = (side === 'blamed' ? 0 : praisedOfWord(word)) | (side === 'praised' ? 0 : blamedOfWord(word));
    return (bits & bit) !== 0;
  }
  return false;
}

interface Wanted extends Pick<SentenceRequest, 'scope' | 'side' | 'aspect'> {
  brandId: number;
  contents: StoredContents;
}

/** None of an answer whose text is damaged, or that older rules measured otherwise. */
function listSentences(db: Connection, row: AnswerRow, wanted: Wanted): SentenceList['sentences'] {
  const { scope, brandId, contents } = wanted;
  const content = contents.read({ id: row.rowId, packId: row.packId });
  if (content === null) return [];
  const { brands } = readCompiledBrands(db, scope.projectId);
  const { mentions } = measureAnswer({ text: content.text, language: row.language, cited: [] }, brands);
  const mention = mentions.find((one) => one.brandId === brandId);
  if (!mention?.opinion || !isCounted(db, row, brandId, packOpinion(toOpinion(mention)))) return [];
  return planSentences(
    content.text,
    mention.opinion.evidence.filter((word) => isWanted(word, wanted)),
  ).map(({ text, words }) => ({
    answerId: toPublicId(row.id),
    promptId: row.promptId,
    prompt: row.prompt,
    model: row.engine,
    language: row.language,
    answeredAt: new Date(row.answeredAt).toISOString(),
    text,
    words,
  }));
}

function isCounted(db: Connection, row: AnswerRow, brandId: number, word: number): boolean {
  const { appearances } = readAnswerFacts(db, { promptId: row.promptRowId, day: row.day, answerId: row.rowId });
  const opinion = appearances.find((fact) => fact.brandId === brandId)?.opinion;
  return opinion !== undefined && (opinion.source !== 'words' || packOpinion(opinion) === word);
}

function isWanted({ weight, aspect }: Evidence, wanted: Wanted): boolean {
  if (wanted.aspect !== null && aspect !== wanted.aspect) return false;
  return wanted.side === null || (wanted.side === 'praised' ? weight > 0 : weight < 0);
}
