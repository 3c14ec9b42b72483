/** The answers of a prompt that were lost and won, each beside the last one of before that was otherwise, with what else is different. */

import type { OperationOutput } from '#shared/contract/index.ts';
import type { ExplainedFigure } from '#shared/vocabulary/figures.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import { readTrackedBrands } from '../../../brands/tracked-brands.ts';
import type { AppearanceFact } from '../../codec/answer-facts.ts';
import { momentOfHead, readAppearances, readCitations } from '../../codec/month-page.ts';
import { toSentiment } from '../../codec/opinion-word.ts';
import { UNITS_PER_ONE } from '../../codec/units.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import { readScopePrompts, type ScopePrompt, visitScope } from '../../store/read-facts.ts';
import { readSegments } from '../../store/segments.ts';
import { ANSWER_COLUMNS, ANSWER_TABLES, type AnswerRow, toListedAnswer } from '../answers/list-answers.ts';
import { readSources } from '../sources/source-rows.ts';
import { addUp, toValue } from './decompose-change.ts';
import { toFigureRule } from './figure-rules.ts';
import { readChangeCells } from './read-change-cells.ts';

type ChangedAnswers = OperationOutput<'metrics.changedAnswers'>;
type ChangedAnswer = ChangedAnswers['answers'][number];
type Direction = ChangedAnswer['way'];
type NamedBrand = ChangedAnswer['brandsIn'][number];

export interface ChangedAnswersRequest {
  scope: FigureScope;
  figure: ExplainedFigure;
  /** Public id. */
  promptId: string;
  /** Null: both, those that go with the change first. */
  way: Direction | null;
  page: number;
  limit: number;
}

const MOST_PAGES = 20;

/** Null where the project has no such prompt. */
export const loadChangedAnswers = defineRead(
  'metrics.changedAnswers',
  (db, request: ChangedAnswersRequest): ChangedAnswers | null => db.atOneMoment(() => readChangedAnswers(db, request)),
);

interface Met {
  id: number;
  day: number;
  moment: number;
  engine: string;
  own: AppearanceFact | undefined;
  appearances: readonly AppearanceFact[];
  sources: readonly number[];
}

interface Pair {
  way: Direction;
  answer: Met;
  before: Met;
}

function readChangedAnswers(db: Connection, request: ChangedAnswersRequest): ChangedAnswers | null {
  const { scope, figure, promptId, page, limit } = request;
  const prompt = db
    .prepare('SELECT id, ordinal, text FROM prompt WHERE public_id = ? AND project_id = ?')
    .get(promptId, scope.projectId) as (ScopePrompt & { text: string }) | undefined;
  if (!prompt) return null;
  const ownId = readOwnBrandId(db, scope.projectId);
  const [now, before] = [readMet(db, scope, prompt, ownId), readMet(db, toScopeBefore(scope), prompt, ownId)];
  const { scale, isMoreBetter } = toFigureRule(figure);
  const cells = readChangeCells(db, scope, { figure, brandId: ownId, prompts: [prompt] });
  const toFigure = (period: 'now' | 'before') => toValue(addUp(cells.map((cell) => cell[period])), scale);
  const [current, previous] = [toFigure('now'), toFigure('before')];
  const isWorse = current !== null && previous !== null && (isMoreBetter ? current < previous : current > previous);
  const pairs = pairAnswers(now, before, planTest(figure, previous));
  const listed = pairs
    .filter(({ way }) => request.way === null || way === request.way)
    .sort((a, b) => (isWorse ? 1 : -1) * (a.way < b.way ? -1 : a.way > b.way ? 1 : 0));
  const start = (page - 1) * limit;
  const shown = listed.slice(start, start + limit);
  return {
    prompt: prompt.text,
    current,
    previous,
    lost: pairs.filter(({ way }) => way === 'lost').length,
    won: pairs.filter(({ way }) => way === 'won').length,
    answers: describePairs(db, scope.projectId, ownId, shown),
    pagination: { page, limit, total: listed.length, hasMore: start + shown.length < listed.length },
  };
}

/** Newest first. */
function readMet(db: Connection, scope: FigureScope, prompt: ScopePrompt, ownId: number): Met[] {
  const chosen = readScopePrompts(db, scope).filter(({ id }) => id === prompt.id);
  const segments = readSegments(db);
  const met: Met[] = [];
  visitScope(
    db,
    scope,
    ['appearances', 'citations'],
    ({ page, offsets, answerId, day, segmentId }) => {
      const appearances = readAppearances(page, offsets);
      met.push({
        id: answerId,
        day,
        moment: momentOfHead(page.heads, offsets.head),
        engine: segments.get(segmentId)?.engine ?? '',
        own: appearances.find(({ brandId }) => brandId === ownId),
        appearances,
        sources: readCitations(page, offsets).map(({ sourceId }) => sourceId),
      });
    },
    chosen,
  );
  return met.sort((a, b) => b.day - a.day || b.moment - a.moment || b.id - a.id);
}

/** Whether an answer is as the owner wants it; null where it does not count. Of means: better than the mean of before. */
function planTest(figure: ExplainedFigure, previous: number | null): (answer: Met) => boolean | null {
  const { kind, event, isMoreBetter } = toFigureRule(figure);
  if (kind === 'rate') {
    if (event === 'visible') return ({ own }) => own !== undefined;
    if (event === 'cited') return ({ own }) => own?.isCited ?? false;
    return ({ own }) => own?.isNamed ?? false;
  }
  return ({ own }) => {
    if (!own?.isNamed || previous === null) return null;
    const value =
      figure === 'mentionOrder'
        ? (own.order ?? 0)
        : figure === 'position'
          ? own.depthUnits / UNITS_PER_ONE
          : toSentiment(own.opinion);
    if (value === null || value === previous) return null;
    return value > previous === isMoreBetter;
  };
}

/** Each answer with the last one of before, of the same engine, that was otherwise. One that was never otherwise is neither lost nor won. */
function pairAnswers(now: readonly Met[], before: readonly Met[], isGood: (answer: Met) => boolean | null): Pair[] {
  const last = new Map<string, Met>();
  for (const answer of before) {
    const key = `${answer.engine}:${isGood(answer)}`;
    if (!last.has(key)) last.set(key, answer);
  }
  return now.flatMap((answer): Pair[] => {
    const good = isGood(answer);
    const earlier = good === null ? undefined : last.get(`${answer.engine}:${!good}`);
    return earlier ? [{ way: good ? 'won' : 'lost', answer, before: earlier }] : [];
  });
}

function describePairs(db: Connection, projectId: number, ownId: number, pairs: readonly Pair[]): ChangedAnswer[] {
  const brands = new Map(
    readTrackedBrands(db, projectId).map(({ id, publicId, name, isOwn }): [number, NamedBrand] => [
      id,
      { brandId: publicId, name, isUserBrand: isOwn },
    ]),
  );
  const read = db.prepare(
    `SELECT ${ANSWER_COLUMNS}, engine_version AS engineVersion FROM ${ANSWER_TABLES} WHERE answer.id = ?`,
  );
  const toCompared = ({ id, own }: Met): ChangedAnswer['answer'] => {
    const row = read.get(id) as AnswerRow & { engineVersion: string | null };
    return { ...toListedAnswer(row, own), engineVersion: row.engineVersion };
  };
  const toBrands = (here: Met, there: Met) =>
    here.appearances
      .filter(({ brandId, isNamed }) => isNamed && !isNamedIn(there, brandId))
      .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
      .flatMap(({ brandId }) => brands.get(brandId) ?? []);
  const toPages = (here: Met, there: Met) => {
    const ids = here.sources.filter((id) => !there.sources.includes(id)).slice(0, MOST_PAGES);
    return readSources(db, ids).map(({ publicId, url }) => ({ sourceId: publicId, url }));
  };
  return pairs.map(({ way, answer, before }) => {
    const [compared, earlier] = [toCompared(answer), toCompared(before)];
    const ownOrder = before.own?.order ?? null;
    const heir = answer.appearances.find(
      ({ brandId, order }) => brandId !== ownId && ownOrder !== null && order === ownOrder,
    );
    const [from, to] = [earlier.engineVersion, compared.engineVersion];
    return {
      way,
      answer: compared,
      before: earlier,
      brandsIn: toBrands(answer, before),
      brandsOut: toBrands(before, answer),
      sourcesIn: toPages(answer, before),
      sourcesOut: toPages(before, answer),
      inOurPlace: (heir && brands.get(heir.brandId)) ?? null,
      modelChange: from !== null && to !== null && from !== to ? { from, to } : null,
    };
  });
}

function isNamedIn({ appearances }: Met, brandId: number): boolean {
  return appearances.some((fact) => fact.brandId === brandId && fact.isNamed);
}
