/**
 * The own brand in the answers of a project's month, prompt by prompt: for figures of all prompts at once, which would read a row each
 * otherwise. Packing and reading only.
 */
import { ByteReader, ByteWriter } from '../codec/packed-numbers.ts';
import type { CountedList } from './counted-ids.ts';
import type { MonthList } from './month-lists.ts';
import { CellCounter, type CellTaker, readCells } from './prompt-month.ts';

/** Collects a month; answers come by the ordinals of their prompts. */
export class OwnCounter {
  readonly #ownBrandId: number;
  readonly #bytes = new ByteWriter();
  readonly #section = new ByteWriter();
  #cells: CellCounter;
  #ordinal = 0;
  #lastOrdinal = 0;

  constructor(ownBrandId: number) {
    this.#ownBrandId = ownBrandId;
    this.#cells = new CellCounter(ownBrandId);
  }

  /** The appearances of an answer stand from `from` to `to`. */
  add(answer: { ordinal: number; segmentId: number }, appearances: Int32Array, from: number, to: number): void {
    if (answer.ordinal !== this.#ordinal) this.#closePrompt();
    this.#ordinal = answer.ordinal;
    this.#cells.add(answer.segmentId, appearances, from, to);
  }

  #closePrompt(): void {
    if (this.#cells.isEmpty) return;
    this.#section.clear();
    this.#cells.put(this.#section);
    this.#bytes.put(this.#ordinal - this.#lastOrdinal);
    this.#bytes.putSection(this.#section);
    this.#lastOrdinal = this.#ordinal;
    this.#cells = new CellCounter(this.#ownBrandId);
  }

  toList(): MonthList {
    this.#closePrompt();
    return { kind: 'own', totals: new Uint8Array(0), cells: this.#bytes.toBytes(), parts: [] };
  }
}

/** Gives the counts of each prompt of a month to what `getTaker` has for its ordinal; without one it is passed over. */
export function readOwnList(
  list: CountedList,
  wanted: Uint8Array | null,
  getTaker: (ordinal: number) => CellTaker | undefined,
): void {
  const bytes = new ByteReader(list('cells'));
  let ordinal = 0;
  while (!bytes.isAtEnd) {
    ordinal += bytes.next();
    const end = bytes.next() + bytes.at;
    const taker = getTaker(ordinal);
    if (taker) readCells(bytes, end, wanted, taker);
    bytes.at = end;
  }
}
