/**
 * The own brand's part of each answer of a prompt's month, in the order of the facts: a quarter of what a curve by day would
 * have to read otherwise. Packing and reading only.
 */
import type { DayWindow } from '#shared/time/window.ts';
import { addAppearance, addCited } from '../codec/brand-counts.ts';
import {
  APPEARANCE,
  appearanceLength,
  brandAt,
  isCitedAt,
  type MonthPage,
  orderAt,
  segmentDayOfHead,
  visitAnswers,
} from '../codec/month-page.ts';
import { toBytes, toWords } from '../codec/packed-numbers.ts';

const NAMED = 2 ** 29;
const CITED = 2 ** 30;
const SEGMENT_MASK = NAMED - 1;

/**
 * Numbers: the brand; then for each answer segment and day as in its head, with flags, and where the brand is named the rest of
 * its appearance. So a part that is named reads like an appearance.
 */
export function packOwnSeries(page: MonthPage, brandId: number): Uint8Array {
  const { heads, appearances } = page;
  const numbers = [brandId];
  visitAnswers(page, ({ head, appearance }) => {
    const answer = segmentDayOfHead(heads, head);
    const end = appearance + appearanceLength(heads, head);
    let at = appearance;
    while (at < end && brandAt(appearances, at) !== brandId) at += APPEARANCE;
    if (at >= end) {
      numbers.push(answer);
      return;
    }
    const isNamed = orderAt(appearances, at) > 0;
    numbers.push(answer | (isNamed ? NAMED : 0) | (isCitedAt(appearances, at) ? CITED : 0));
    if (isNamed) numbers.push(...appearances.subarray(at + 1, at + APPEARANCE));
  });
  return toBytes(Int32Array.from(numbers));
}

/** One answer as a visitor gets it; the object is the same each time. */
export interface OwnPart {
  numbers: Int32Array;
  at: number;
  day: number;
  segmentId: number;
  isNamed: boolean;
  isCited: boolean;
}

/** Which answers of a series are visited. */
export interface SeriesScope extends DayWindow {
  /** The day before the first of the month. */
  before: number;
  /** 1 for each segment that passes; null lets all pass. */
  wanted: Uint8Array | null;
}

/** Calls `visit` for each answer that passes. False when the series is of another brand: then nothing was visited. */
export function visitOwnSeries(
  body: Uint8Array,
  brandId: number,
  { firstDay, lastDay, before, wanted }: SeriesScope,
  visit: (part: OwnPart) => void,
): boolean {
  const numbers = toWords(body);
  if (numbers[0] !== brandId) return false;
  const part: OwnPart = { numbers, at: 1, day: 0, segmentId: 0, isNamed: false, isCited: false };
  for (let at = 1; at < numbers.length; at++) {
    const answer = numbers[at] ?? 0;
    part.at = at;
    part.isNamed = (answer & NAMED) !== 0;
    if (part.isNamed) at += APPEARANCE - 1;
    part.segmentId = (answer & SEGMENT_MASK) >> 5;
    if (wanted !== null && wanted[part.segmentId] !== 1) continue;
    part.day = before + (answer & 31);
    if (part.day < firstDay || part.day > lastDay) continue;
    part.isCited = (answer & CITED) !== 0;
    visit(part);
  }
  return true;
}

/** Adds a part to the counts of its brand, where the brand is named or cited in it. */
export function addOwnPart(counts: Float64Array, { numbers, at, isNamed, isCited }: OwnPart): void {
  if (isNamed) addAppearance(counts, numbers, at);
  else if (isCited) addCited(counts);
}
