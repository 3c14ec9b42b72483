/**
 * Checksums of a month of facts: of its blobs, and of the offsets of its answers, which are in their own rows. Both are in the row of
 * the month, some bytes for thirty answers. Null in rows of older versions, until the upkeep has come to them.
 */
import { crc32 } from 'node:zlib';

import type { MonthBlobs } from './month-page.ts';

/** Bytes as they are in a row of `fact_month`. */
type WholeMonth = Required<MonthBlobs>;

/** Stands for facts that were found to be others than those that were stored: what is added to them does not make them right. */
export const DAMAGED_CHECKSUM = -1;

/** 0 to 2^32 - 1. */
export function checksumFacts({ heads, citations, searches, appearances }: WholeMonth): number {
  return [heads, citations, searches, appearances].reduce((sum, body) => crc32(body, (sum + body.length) >>> 0), 0);
}

export type ChecksummedMonth = WholeMonth & { sum: number | null };

/** True as well where no checksum is known. */
export function isWholeMonth(row: ChecksummedMonth): boolean {
  return row.sum === null || row.sum === checksumFacts(row);
}

/** Takes in or takes out the offsets of an answer. */
export function addOffsets(sum: number, offsetsSum: number): number {
  return (sum ^ offsetsSum) >>> 0;
}

/** Of the packed mentions of one answer; those of a month are added up by exclusive or. 0 to 2^32 - 1. */
export function sumOffsets(answerId: number, offsets: Uint8Array): number {
  return crc32(offsets, answerId >>> 0);
}
