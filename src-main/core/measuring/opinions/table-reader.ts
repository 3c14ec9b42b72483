/** Reads a table cell by cell: which brand a row or a column is about, and what heads say of their cells. Judges nothing. */
import type { CompiledWords } from './compile-words.ts';
import type { Line, Surroundings } from './judge-line.ts';
import { findAspect, findLabel } from './read-labels.ts';
import type { KeyedText } from './read-sentences.ts';

type Head = Pick<Surroundings, 'label' | 'aspect'> & { subject: readonly number[] | null };

const NO_HEAD: Head = { subject: null, label: null, aspect: null };

export class TableReader {
  readonly #keyed: KeyedText;
  readonly #words: CompiledWords;
  readonly #heads: Head[] = [];
  #row = NO_HEAD;
  #column = -1;

  constructor(keyed: KeyedText, words: CompiledWords) {
    this.#keyed = keyed;
    this.#words = words;
  }

  readHead(line: Line, column: number): void {
    this.#heads[column] = this.#toHead(line);
  }

  /** What surrounds a cell; null for one that only says what its row is about. */
  readCell(line: Line, column: number): (Omit<Surroundings, 'subject'> & { subject: readonly number[] | null }) | null {
    const isFirst = column <= this.#column || this.#column === -1;
    if (isFirst) this.#row = NO_HEAD;
    this.#column = column;
    const head = this.#heads[column] ?? NO_HEAD;
    const own = this.#toHead(line);
    if (own.subject !== null && this.#row.subject === null) {
      this.#row = { ...this.#row, subject: own.subject };
      return { subject: [], label: null, aspect: null };
    }
    if (isFirst && column === 0) {
      this.#row = { ...own, subject: null };
      return null;
    }
    return {
      subject: head.subject ?? this.#row.subject,
      label: head.label ?? this.#row.label,
      aspect: head.aspect ?? this.#row.aspect,
    };
  }

  #toHead({ start, end, names }: Line): Head {
    const brands = [...new Set(names.map(({ brand }) => brand))];
    return {
      subject: brands.length === 0 ? null : brands.slice(0, 1),
      label: findLabel(this.#keyed.key, start, end, this.#words),
      aspect: findAspect(this.#keyed.key, start, end, this.#words),
    };
  }
}
