/** Where each brand is named in an answer's Markdown, packed as variable-length numbers. Packing and unpacking only. */
import { ByteReader, ByteWriter } from '../figures/codec/packed-numbers.ts';
import type { MeasuredMention } from '../measuring/measurement.ts';

export interface BrandOffsets {
  brandId: number;
  /** Index (from 0) of the word in which the first mention starts. */
  firstWord: number;
  /** UTF-16 offsets, in order, one pair a mention. */
  spans: [start: number, end: number][];
}

export function packOffsets(mentions: readonly Pick<MeasuredMention, 'brandId' | 'firstWord' | 'spans'>[]): Buffer {
  const bytes = new ByteWriter();
  for (const { brandId, firstWord, spans } of mentions) {
    for (const number of [brandId, firstWord, spans.length]) bytes.put(number);
    let before = 0;
    for (const [start, end] of spans) {
      bytes.put(start - before);
      bytes.put(end - start);
      before = start;
    }
  }
  return Buffer.from(bytes.toBytes().buffer);
}

export function unpackOffsets(body: Uint8Array): BrandOffsets[] {
  const bytes = new ByteReader(body);
  const mentions: BrandOffsets[] = [];
  while (!bytes.isAtEnd) {
    const [brandId, firstWord, count] = [bytes.next(), bytes.next(), bytes.next()];
    const spans: BrandOffsets['spans'] = [];
    let start = 0;
    // A damaged blob may claim more than there is.
    while (spans.length < count && !bytes.isAtEnd) {
      start += bytes.next();
      spans.push([start, start + bytes.next()]);
    }
    mentions.push({ brandId, firstWord, spans });
  }
  return mentions;
}
