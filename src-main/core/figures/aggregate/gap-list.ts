/**
 * How often pages are cited by answers of a project's month that show other brands and not the own one: by source, and in parts which
 * brands those are and who asked. Source 0 stands for any, cited or not. Packing and reading only.
 */

import { NumberRows } from '../codec/number-rows.ts';
import type { ByteReader, ByteWriter } from '../codec/packed-numbers.ts';
import { addOrdinals, putOrdinals } from '../codec/prompt-sets.ts';
import { packCounts, packParts, visitSection } from './counted-ids.ts';
import type { MonthList } from './month-lists.ts';

const [SOURCE, SEGMENT, ORDINAL, RIVALS] = [0, 1, 2, 3];
const COLUMNS = { id: SOURCE, segment: SEGMENT };
/** Stands for any page. */
export const ANY_SOURCE = 0;

/** Collects the gaps of a month; answers come by the ordinals of their prompts. */
export class GapCounter {
  readonly #rows = new NumberRows(4);
  /** Sets of brands that were met: by their brands, and in the order of meeting. */
  readonly #setNumbers = new Map<string, number>();
  readonly #sets: (readonly number[])[] = [];

  /** `rivals`: brands that the answer shows where it does not show the own one. */
  add({ segmentId, ordinal }: { segmentId: number; ordinal: number }, rivals: readonly number[]): AddSource {
    const key = rivals.join();
    const number = this.#setNumbers.get(key) ?? this.#sets.length;
    if (number === this.#sets.length) {
      this.#setNumbers.set(key, number);
      this.#sets.push(rivals);
    }
    const push: AddSource = (sourceId) => this.#rows.push(sourceId, segmentId, ordinal, number);
    push(ANY_SOURCE);
    return push;
  }

  toList(): MonthList {
    const rows = this.#rows;
    const parts = packParts(rows, COLUMNS, (bytes, group) => {
      this.#putRivals(bytes, group);
      putOrdinals(bytes, group, (row) => rows.at(row, ORDINAL));
    });
    return { kind: 'gap', ...packCounts(rows, COLUMNS), parts };
  }

  #putRivals(bytes: ByteWriter, group: Int32Array): void {
    const counts = new Map<number, number>();
    for (const row of group) {
      for (const brandId of this.#sets[this.#rows.at(row, RIVALS)] ?? []) {
        counts.set(brandId, (counts.get(brandId) ?? 0) + 1);
      }
    }
    bytes.put(counts.size);
    for (const [brandId, count] of [...counts].sort(([a], [b]) => a - b)) {
      bytes.put(brandId);
      bytes.put(count);
    }
  }
}

export type AddSource = (sourceId: number) => void;

/** Takes what a month says of a page's gaps. */
export interface GapTaker {
  addRival(set: number, brandId: number, answers: number): void;
  addPrompt(set: number, ordinal: number): void;
}

/** Gives a part's section to `taker`. `wanted`: 1 for each segment that passes; null lets all pass. */
export function readGapDetails(
  bytes: ByteReader,
  end: number,
  { wanted, set, taker }: { wanted: Uint8Array | null; set: number; taker: GapTaker },
): void {
  visitSection(bytes, end, wanted, () => {
    for (let left = bytes.next(); left > 0; left--) taker.addRival(set, bytes.next(), bytes.next());
    addOrdinals(bytes, (ordinal) => taker.addPrompt(set, ordinal));
  });
}
