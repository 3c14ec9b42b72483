/** Where each brand is named in an answer's Markdown, packed as variable-length numbers. Packing and unpacking only. */
import { crc32 } from 'node:zlib';

import type { MeasuredMention } from '../measuring/measurement.ts';

export interface BrandOffsets {
  brandId: number;
  /** Index (from 0) of the word in which the first mention starts. */
  firstWord: number;
  /** UTF-16 offsets, in order, one pair a mention. */
  spans: [start: number, end: number][];
}

export function packOffsets(mentions: readonly Pick<MeasuredMention, 'brandId' | 'firstWord' | 'spans'>[]): Buffer {
  const bytes: number[] = [];
  for (const { brandId, firstWord, spans } of mentions) {
    for (const number of [brandId, firstWord, spans.length]) pushNumber(bytes, number);
    let before = 0;
    for (const [start, end] of spans) {
      pushNumber(bytes, start - before);
      pushNumber(bytes, end - start);
      before = start;
    }
  }
  return Buffer.from(bytes);
}

export function unpackOffsets(body: Uint8Array): BrandOffsets[] {
  const numbers = readNumbers(body);
  const offsets: BrandOffsets[] = [];
  for (let at = 0; at < numbers.length; ) {
    const [brandId = 0, firstWord = 0, count = 0] = numbers.slice(at, at + 3);
    at += 3;
    const spans: BrandOffsets['spans'] = [];
    let start = 0;
    for (let index = 0; index < count; index++, at += 2) {
      start += numbers[at] ?? 0;
      spans.push([start, start + (numbers[at + 1] ?? 0)]);
    }
    offsets.push({ brandId, firstWord, spans });
  }
  return offsets;
}

/** CRC-32 of one answer's offsets; those of a month are combined by exclusive or (`../figures/codec/month-checksum.ts`). 0 to 2^32 - 1. */
export function sumOffsets(answerId: number, offsets: Uint8Array): number {
  return crc32(offsets, answerId >>> 0);
}

/** Seven bits a byte, lowest first; the top bit says that more follow. */
function pushNumber(bytes: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  bytes.push(rest);
}

function readNumbers(body: Uint8Array): number[] {
  const numbers: number[] = [];
  let [value, scale] = [0, 1];
  for (const byte of body) {
    value += (byte & 127) * scale;
    scale *= 128;
    if (byte < 128) {
      numbers.push(value);
      [value, scale] = [0, 1];
    }
  }
  return numbers;
}
