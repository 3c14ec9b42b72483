/** Adds up the facts of a project's month over its prompts, as they are when they are read. Writes nothing. */
import { startOfDay } from '#shared/time/day.ts';
import type { Connection } from '../../../storage/connection.ts';
import { readOwnBrandId } from '../../brands/brand-store.ts';
import { toMonthKey } from '../codec/month-key.ts';
import {
  APPEARANCE,
  answerOfHead,
  appearanceLength,
  brandAt,
  dayOfHead,
  isCitedAt,
  type MonthBlobs,
  type MonthPage,
  momentOfHead,
  openPage,
  orderAt,
  type PageOffsets,
  searchLength,
  segmentOfHead,
  visitAnswers,
  visitCitations,
} from '../codec/month-page.ts';
import { NumberRows } from '../codec/number-rows.ts';
import { readProjectPrompts } from './aggregate-prompts.ts';
import { ANY_HOST, toCitationList } from './citation-list.ts';
import { GapCounter } from './gap-list.ts';
import { numberHosts } from './host-numbers.ts';
import { BRAND_KINDS, type ListKind, type MonthList } from './month-lists.ts';
import type { ProjectMonth } from './month-state.ts';
import { OwnCounter } from './own-list.ts';
import { PairCounter, type PairedBrand } from './pair-list.ts';
import { toSearchList } from './search-list.ts';

/** One answer of the month. */
interface ListedAnswer {
  page: MonthPage;
  offsets: PageOffsets;
  answerId: number;
  segmentId: number;
  ordinal: number;
}

/** Collects what one kind of list needs of each answer, which come by the ordinals of their prompts. */
interface ListCounter {
  add(answer: ListedAnswer): void;
  toList(): MonthList;
}

/** Those lists of a month that are asked for, in the same order. */
export function aggregateLists(
  db: Connection,
  { projectId, month }: ProjectMonth,
  kinds: readonly ListKind[],
): MonthList[] {
  const counters = kinds.map((kind) => COUNTERS[kind](db, projectId));
  const columns = kinds.some((kind) => BRAND_KINDS.some((each) => each === kind)) ? ', appearances' : '';
  const read = db.prepare(`SELECT heads, searches, citations${columns} FROM fact_month WHERE id = ?`);
  for (const { id, ordinal } of readProjectPrompts(db, projectId)) {
    const row = read.get(toMonthKey(id, month)) as MonthBlobs | undefined;
    if (!row) continue;
    const page = openPage(row);
    const answer: ListedAnswer = { page, offsets: NO_OFFSETS, answerId: 0, segmentId: 0, ordinal };
    visitAnswers(page, (offsets) => {
      answer.offsets = offsets;
      answer.answerId = answerOfHead(page.heads, offsets.head);
      answer.segmentId = segmentOfHead(page.heads, offsets.head);
      for (const counter of counters) counter.add(answer);
    });
  }
  return counters.map((counter) => counter.toList());
}

const NO_OFFSETS: PageOffsets = { head: 0, appearance: 0, citation: 0, search: 0 };

const COUNTERS: Readonly<Record<ListKind, (db: Connection, projectId: number) => ListCounter>> = {
  source: () => {
    const citations = new NumberRows(4);
    return {
      add: ({ page, offsets, segmentId, ordinal }) =>
        visitCitations(page, offsets, (sourceId, nth) => citations.push(sourceId, segmentId, ordinal, nth)),
      toList: () => toCitationList('source', citations),
    };
  },
  host: (db, projectId) => {
    const [hosts, citations] = [readHostNumbers(db, projectId), new NumberRows(4)];
    return {
      add: ({ page, offsets, segmentId, ordinal }) => {
        const before = citations.length;
        visitCitations(page, offsets, (sourceId, nth) => {
          const host = hosts[sourceId] ?? 0;
          for (let row = before; row < citations.length; row++) if (citations.at(row, 0) === host) return;
          citations.push(host, segmentId, ordinal, nth);
        });
        if (citations.length > before) citations.push(ANY_HOST, segmentId, ordinal, 1);
      },
      toList: () => toCitationList('host', citations),
    };
  },
  search: () => {
    const searches = new NumberRows(5);
    return {
      add: ({ page: { heads, searches: found }, offsets: { head, search }, answerId, segmentId, ordinal }) => {
        const momentMs = startOfDay(dayOfHead(heads, head) - 1) + momentOfHead(heads, head);
        const end = search + searchLength(heads, head);
        for (let at = search; at < end; at++) searches.push(found[at] ?? 0, segmentId, ordinal, momentMs, answerId);
      },
      toList: () => toSearchList(searches),
    };
  },
  pair: () => {
    const counter = new PairCounter();
    return {
      add: (answer) => counter.add(answer.segmentId, readBrands(answer)),
      toList: () => counter.toList(),
    };
  },
  gap: (db, projectId) => {
    const [own, counter] = [readOwnBrandId(db, projectId), new GapCounter()];
    return {
      add: (answer) => {
        const brands = readBrands(answer).map(({ brandId }) => brandId);
        if (brands.length === 0 || brands.includes(own)) return;
        const addSource = counter.add(answer, brands);
        visitCitations(answer.page, answer.offsets, addSource);
      },
      toList: () => counter.toList(),
    };
  },
  own: (db, projectId) => {
    const counter = new OwnCounter(readOwnBrandId(db, projectId));
    return {
      add: (answer) => {
        const { page, offsets } = answer;
        const end = offsets.appearance + appearanceLength(page.heads, offsets.head);
        counter.add(answer, page.appearances, offsets.appearance, end);
      },
      toList: () => counter.toList(),
    };
  },
};

function readHostNumbers(db: Connection, projectId: number): Int32Array {
  const sources = db.prepare('SELECT id, host FROM source WHERE project_id = ? ORDER BY id').all(projectId);
  return numberHosts(sources as { id: number; host: string }[]);
}

/** In the order of their numbers. */
function readBrands({ page: { heads, appearances }, offsets }: ListedAnswer): PairedBrand[] {
  const brands = Array.from({ length: appearanceLength(heads, offsets.head) / APPEARANCE }, (_, index) => {
    const at = offsets.appearance + index * APPEARANCE;
    return { brandId: brandAt(appearances, at), order: orderAt(appearances, at), isCited: isCitedAt(appearances, at) };
  });
  return brands.sort((a, b) => a.brandId - b.brandId);
}
