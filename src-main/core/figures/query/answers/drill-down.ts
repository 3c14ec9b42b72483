/** Filters that lead from a figure to the answers behind it: who is named, what is cited or searched for, which run. */
import { type OpinionClass, toOpinionClass } from '#shared/vocabulary/opinions.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { findQuery, foldQuery } from '../../../answers/searches.ts';
import {
  APPEARANCE,
  appearanceLength,
  brandAt,
  isCitedAt,
  isRefusalHead,
  opinionAt,
  orderAt,
  searchLength,
  visitCitations,
} from '../../codec/month-page.ts';
import { toSentiment, unpackOpinion } from '../../codec/opinion-word.ts';
import type { FactKind, VisitedAnswer } from '../../store/read-facts.ts';
import { readRunAnswers } from './run-answers.ts';

/** Null: no such filter. The first three and `isVisible` are about the own brand or the answer itself. */
export interface DrillDown {
  isMentioned: boolean | null;
  isCited: boolean | null;
  isRefusal: boolean | null;
  /** Of the brand of `brandId`, else of the own one. */
  opinion: OpinionClass | 'any' | null;
  /** Public ids. */
  brandId: string | null;
  withoutBrandId: string | null;
  sourceId: string | null;
  runId: string | null;
  /** A host with all hosts below it. */
  domain: string | null;
  /** In any case and spacing. */
  query: string | null;
}

export const NO_DRILL_DOWN: DrillDown = {
  isMentioned: null,
  isCited: null,
  isRefusal: null,
  opinion: null,
  brandId: null,
  withoutBrandId: null,
  sourceId: null,
  runId: null,
  domain: null,
  query: null,
};

export function isDrillDown(drillDown: DrillDown): boolean {
  return Object.values(drillDown).some((value) => value !== null);
}

/** A test of one answer's facts, and the kinds of facts that it looks at. */
export interface AnswerTest {
  kinds: FactKind[];
  matches(answer: VisitedAnswer): boolean;
}

interface Subject {
  projectId: number;
  ownBrandId: number;
  isVisible: boolean | null;
}

/** Null when no answer can match, because the project knows no such brand, page, search or run. */
export function planAnswerTest(db: Connection, subject: Subject, drillDown: DrillDown): AnswerTest | null {
  const tests: (AnswerTest | null)[] = [planOwnTest(subject, drillDown)];
  const { isRefusal, opinion, brandId, withoutBrandId, sourceId, domain, query, runId } = drillDown;
  if (isRefusal !== null) tests.push(planRefusalTest(isRefusal));
  if (brandId !== null) tests.push(planNamedTest(readBrandRowId(db, subject.projectId, brandId)));
  if (opinion !== null) {
    const about = brandId === null ? subject.ownBrandId : readBrandRowId(db, subject.projectId, brandId);
    tests.push(planOpinionTest(about, opinion));
  }
  if (withoutBrandId !== null) {
    tests.push(planUnnamedTest(planNamedTest(readBrandRowId(db, subject.projectId, withoutBrandId))));
  }
  if (sourceId !== null) tests.push(planCitedTest(readSourceRowIds(db, subject.projectId, sourceId)));
  if (domain !== null) tests.push(planCitedTest(readDomainRowIds(db, subject.projectId, domain)));
  if (query !== null) {
    tests.push(planSearchTest(findQuery(db, subject.projectId, foldQuery(query))?.id ?? null));
  }
  if (runId !== null) tests.push(planMemberTest(readRunAnswers(db, subject.projectId, runId)));
  const known = tests.filter((test) => test !== null);
  if (known.length < tests.length) return null;
  return {
    kinds: [...new Set(known.flatMap((test) => test.kinds))],
    matches: (answer) => known.every((test) => test.matches(answer)),
  };
}

/** Where the brand stands among the appearances of an answer; -1 when it does not. */
function findAppearance({ page: { heads, appearances }, offsets }: VisitedAnswer, brandId: number): number {
  const end = offsets.appearance + appearanceLength(heads, offsets.head);
  for (let at = offsets.appearance; at < end; at += APPEARANCE) if (brandAt(appearances, at) === brandId) return at;
  return -1;
}

function planOwnTest({ ownBrandId, isVisible }: Subject, { isMentioned, isCited }: DrillDown): AnswerTest {
  if (isVisible === null && isMentioned === null && isCited === null) return { kinds: [], matches: () => true };
  const agrees = (wish: boolean | null, fact: boolean) => wish === null || wish === fact;
  return {
    kinds: ['appearances'],
    matches(answer) {
      const at = findAppearance(answer, ownBrandId);
      const { appearances } = answer.page;
      return (
        agrees(isVisible, at >= 0) &&
        agrees(isMentioned, at >= 0 && orderAt(appearances, at) > 0) &&
        agrees(isCited, at >= 0 && isCitedAt(appearances, at))
      );
    },
  };
}

function planRefusalTest(isRefusal: boolean): AnswerTest {
  return { kinds: [], matches: ({ page, offsets }) => isRefusalHead(page.heads, offsets.head) === isRefusal };
}

function planNamedTest(brandId: number | null): AnswerTest | null {
  if (brandId === null) return null;
  return {
    kinds: ['appearances'],
    matches(answer) {
      const at = findAppearance(answer, brandId);
      return at >= 0 && orderAt(answer.page.appearances, at) > 0;
    },
  };
}

function planOpinionTest(brandId: number | null, opinion: OpinionClass | 'any'): AnswerTest | null {
  if (brandId === null) return null;
  return {
    kinds: ['appearances'],
    matches(answer) {
      const at = findAppearance(answer, brandId);
      const { appearances } = answer.page;
      if (at < 0 || orderAt(appearances, at) === 0) return false;
      const found = toOpinionClass(toSentiment(unpackOpinion(opinionAt(appearances, at))));
      return opinion === 'any' ? found !== 'none' : found === opinion;
    },
  };
}

function planUnnamedTest(named: AnswerTest | null): AnswerTest | null {
  return named && { kinds: named.kinds, matches: (answer) => !named.matches(answer) };
}

function planCitedTest(sourceIds: ReadonlySet<number>): AnswerTest | null {
  if (sourceIds.size === 0) return null;
  return {
    kinds: ['citations'],
    matches({ page, offsets }) {
      let isCited = false;
      visitCitations(page, offsets, (sourceId) => {
        isCited ||= sourceIds.has(sourceId);
      });
      return isCited;
    },
  };
}

function planSearchTest(queryId: number | null): AnswerTest | null {
  if (queryId === null) return null;
  return {
    kinds: ['searches'],
    matches({ page: { heads, searches }, offsets }) {
      const end = offsets.search + searchLength(heads, offsets.head);
      for (let at = offsets.search; at < end; at++) if (searches[at] === queryId) return true;
      return false;
    },
  };
}

function planMemberTest(answerIds: ReadonlySet<number>): AnswerTest | null {
  return answerIds.size === 0 ? null : { kinds: [], matches: ({ answerId }) => answerIds.has(answerId) };
}

function readBrandRowId(db: Connection, projectId: number, publicId: string): number | null {
  const row = db
    .prepare("SELECT id FROM brand WHERE public_id = ? AND project_id = ? AND state = 'tracked'")
    .get(publicId, projectId) as { id: number } | undefined;
  return row?.id ?? null;
}

function readSourceRowIds(db: Connection, projectId: number, publicId: string): Set<number> {
  const rows = db.prepare('SELECT id FROM source WHERE public_id = ? AND project_id = ?').all(publicId, projectId);
  return new Set((rows as { id: number }[]).map((row) => row.id));
}

function readDomainRowIds(db: Connection, projectId: number, domain: string): Set<number> {
  const host = domain.toLowerCase().replace(/^www\./, '');
  const below = `.${host}`;
  const rows = db
    .prepare('SELECT id FROM source WHERE project_id = ? AND (host = ? OR substr(host, ?) = ?)')
    .all(projectId, host, -below.length, below) as { id: number }[];
  return new Set(rows.map((row) => row.id));
}
