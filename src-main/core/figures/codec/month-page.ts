/**
 * The facts of one prompt in one calendar month, packed into four blobs of whole numbers: a year of a prompt is twelve rows.
 * Packing and unpacking only. Reading loops run over the arrays themselves, because a window holds millions of facts.
 */
import type { AnswerFacts, AppearanceFact, CitationFact } from './answer-facts.ts';
import { packOpinion, unpackOpinion } from './opinion-word.ts';
import { toWords } from './packed-numbers.ts';

/** Numbers of a head. */
export const HEAD = 6;
/** Numbers of an appearance: brand and cited, order with occurrences and high bits of depth, low bits of depth, opinion. */
export const APPEARANCE = 4;

const CITED = 2 ** 30;
const GROUNDED = 1 << 27;
const REFUSAL = 1 << 28;
const MOMENT_MASK = GROUNDED - 1;
/** Answers with more mentions of one brand keep the exact number with the places of the mentions. */
const MOST_OCCURRENCES = 63;
const MOST_ORDER = 1023;

/** The blobs of a row; only those that a reader asked for are there. */
export interface MonthPage {
  heads: Int32Array;
  appearances: Int32Array;
  /** A source, whose place is the one after that of the source before it; or a source below zero and its place. */
  citedNumbers: Int32Array;
  searches: Int32Array;
}

/** As SQL gives it. */
export interface MonthBlobs {
  heads: Uint8Array;
  appearances?: Uint8Array;
  citations?: Uint8Array;
  searches?: Uint8Array;
}

export function openPage(blobs: MonthBlobs): MonthPage {
  return {
    heads: toWords(blobs.heads),
    appearances: toWords(blobs.appearances),
    citedNumbers: toWords(blobs.citations),
    searches: toWords(blobs.searches),
  };
}

/** Where the facts of one answer are in a page: numbers of the arrays, not bytes. */
export interface PageOffsets {
  head: number;
  appearance: number;
  citation: number;
  search: number;
}

/** Calls `visit` for each answer of a page, in the order of storing. The offsets are the same object each time. */
export function visitAnswers({ heads }: Pick<MonthPage, 'heads'>, visit: (offsets: PageOffsets) => void): void {
  const offsets = { head: 0, appearance: 0, citation: 0, search: 0 };
  for (; offsets.head < heads.length; offsets.head += HEAD) {
    visit(offsets);
    offsets.appearance += appearanceLength(heads, offsets.head);
    offsets.citation += citationLength(heads, offsets.head);
    offsets.search += searchLength(heads, offsets.head);
  }
}

/*
 * The columns of a head. Everybody else reads them by these names; here they are literals, because a constant of the module is a read
 * each time, for millions of answers.
 */
export const answerOfHead = (heads: Int32Array, head: number): number => heads[head] ?? 0;
/** Segment and day in one number, as they stand in a head. */
export const segmentDayOfHead = (heads: Int32Array, head: number): number => heads[head + 1] ?? 0;
/** Day of the month, 1-31. */
export const dayOfHead = (heads: Int32Array, head: number): number => (heads[head + 1] ?? 0) & 31;
export const segmentOfHead = (heads: Int32Array, head: number): number => (heads[head + 1] ?? 0) >> 5;
export const momentOfHead = (heads: Int32Array, head: number): number => (heads[head + 2] ?? 0) & MOMENT_MASK;
export const isGroundedHead = (heads: Int32Array, head: number): boolean => ((heads[head + 2] ?? 0) & GROUNDED) !== 0;
export const isRefusalHead = (heads: Int32Array, head: number): boolean => ((heads[head + 2] ?? 0) & REFUSAL) !== 0;
/** How many numbers of its appearances, citations and searches an answer has. */
export const appearanceLength = (heads: Int32Array, head: number): number => (heads[head + 3] ?? 0) * 4;
export const citationLength = (heads: Int32Array, head: number): number => heads[head + 4] ?? 0;
export const searchLength = (heads: Int32Array, head: number): number => heads[head + 5] ?? 0;

export const brandAt = (appearances: Int32Array, at: number): number => (appearances[at] ?? 0) & (CITED - 1);
export const isCitedAt = (appearances: Int32Array, at: number): boolean => ((appearances[at] ?? 0) & CITED) !== 0;
/** 1-based; 0 for a brand that is not named. */
export const orderAt = (appearances: Int32Array, at: number): number =>
  ((appearances[at + 1] ?? 0) >>> 22) & MOST_ORDER;
/** Exact up to 62; 63 means 63 or more. */
export const occurrencesAt = (appearances: Int32Array, at: number): number => ((appearances[at + 1] ?? 0) >>> 16) & 63;
export const depthAt = (appearances: Int32Array, at: number): number =>
  (((appearances[at + 1] ?? 0) >>> 8) & 255) * 2 ** 32 + ((appearances[at + 2] ?? 0) >>> 0);
/** What the answer says about the brand, as `opinion-word.ts` packs it. */
export const opinionAt = (appearances: Int32Array, at: number): number => appearances[at + 3] ?? 0;

/** Adds the units of depth in whole 2^32 and the rest: loops over millions have no time for dividing. */
export function addDepth(appearances: Int32Array, at: number, counts: Float64Array, first: number): void {
  counts[first]! += ((appearances[at + 1] ?? 0) >>> 8) & 255;
  counts[first + 1]! += (appearances[at + 2] ?? 0) >>> 0;
}

/** A damaged head may claim more than there is. */
function withinPage(count: number, room: number): number {
  return Math.max(0, Math.min(count, room));
}

/** The facts of one answer as objects: for single answers, never for windows. */
export function readAppearances(page: MonthPage, offsets: PageOffsets): AppearanceFact[] {
  const { heads, appearances } = page;
  const room = Math.floor((appearances.length - offsets.appearance) / APPEARANCE);
  return Array.from({ length: withinPage(appearanceLength(heads, offsets.head) / APPEARANCE, room) }, (_, index) => {
    const at = offsets.appearance + index * APPEARANCE;
    const order = orderAt(appearances, at);
    return {
      brandId: brandAt(appearances, at),
      isNamed: order > 0,
      isCited: isCitedAt(appearances, at),
      order: order > 0 ? order : null,
      depthUnits: depthAt(appearances, at),
      opinion: unpackOpinion(opinionAt(appearances, at)),
      occurrences: occurrencesAt(appearances, at),
    };
  });
}

export function readCitations(page: MonthPage, offsets: PageOffsets): CitationFact[] {
  const facts: CitationFact[] = [];
  visitCitations(page, offsets, (sourceId, nth) => facts.push({ sourceId, place: nth }));
  return facts;
}

/** Calls `visit` with source and place of each citation of an answer. */
export function visitCitations(
  { heads, citedNumbers }: Pick<MonthPage, 'heads' | 'citedNumbers'>,
  { head, citation }: PageOffsets,
  visit: (sourceId: number, place: number) => void,
): void {
  const end = citation + withinPage(citationLength(heads, head), citedNumbers.length - citation);
  let nth = 0;
  for (let at = citation; at < end; at++) {
    const sourceId = citedNumbers[at] ?? 0;
    nth++;
    if (sourceId >= 0) visit(sourceId, nth);
    else {
      nth = citedNumbers[++at] ?? 0;
      visit(-sourceId, nth);
    }
  }
}

export function readQueryIds({ heads, searches }: MonthPage, offsets: PageOffsets): number[] {
  return Array.from(searches.subarray(offsets.search, offsets.search + searchLength(heads, offsets.head)));
}

/** What the packing needs besides the facts themselves. */
export interface PackedKey {
  segmentId: number;
  dayOfMonth: number;
}

/** Appends the facts of one answer to the lists that a page is written from. */
export function packAnswer(
  facts: AnswerFacts,
  { segmentId, dayOfMonth }: PackedKey,
  page: Record<keyof MonthPage, number[]>,
) {
  const flags = (facts.isGrounded ? GROUNDED : 0) | (facts.isRefusal ? REFUSAL : 0);
  page.heads.push(facts.answerId, (segmentId << 5) | dayOfMonth, facts.momentMs | flags);
  page.heads.push(facts.appearances.length, packCitations(facts.citations, page.citedNumbers), facts.queryIds.length);
  for (const appearance of facts.appearances) packAppearance(appearance, page.appearances);
  for (const queryId of facts.queryIds) page.searches.push(queryId);
}

/** Gives how many numbers it took: most lists are cited from the first to the last. */
function packCitations(citations: readonly CitationFact[], numbers: number[]): number {
  const before = numbers.length;
  let next = 1;
  for (const { sourceId, place } of citations) {
    if (place === next) numbers.push(sourceId);
    else numbers.push(-sourceId, place);
    next = place + 1;
  }
  return numbers.length - before;
}

export function packAppearance(fact: AppearanceFact, numbers: number[]): void {
  const order = fact.isNamed ? Math.min(fact.order ?? MOST_ORDER, MOST_ORDER) : 0;
  const occurrences = Math.min(fact.occurrences, MOST_OCCURRENCES);
  numbers.push(
    fact.brandId | (fact.isCited ? CITED : 0),
    (order << 22) | (occurrences << 16) | (Math.floor(fact.depthUnits / 2 ** 32) << 8),
    fact.depthUnits | 0,
    packOpinion(fact.opinion),
  );
}
