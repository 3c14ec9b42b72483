/**
 * Text in chunks to the records of a CSV file, whatever ends its lines, in constant memory. A quotation mark that is never closed spoils
 * the line that it stands in, not the rest of the file.
 */

/** Longer than any answer; beyond it an open quotation mark is taken for a mistake. */
const MOST_CHARACTERS = 1 << 20;

export interface CsvRecord {
  /** Line of the file at which it begins, from 1. */
  line: number;
  /** Null: a quotation mark in it is not closed, or it is beyond all reason. */
  cells: string[] | null;
}

interface Read {
  cells: string[] | null;
  end: number;
  lines: number;
}

export class RecordSplitter {
  readonly #separator: string;
  readonly #countsRecords: boolean;
  #held = '';
  #line = 1;

  /** Rows of a sheet are counted whatever line breaks their cells hold. */
  constructor(separator: string, countsRecords = false) {
    this.#separator = separator;
    this.#countsRecords = countsRecords;
  }

  *push(chunk: string): Generator<CsvRecord> {
    this.#held += chunk;
    yield* this.#take(false);
  }

  *end(): Generator<CsvRecord> {
    yield* this.#take(true);
  }

  *#take(isEnd: boolean): Generator<CsvRecord> {
    let start = 0;
    while (start < this.#held.length) {
      const read = this.#read(start, isEnd) ?? this.#readSpoilt(start, isEnd);
      if (read === null) break;
      const isBlank = read.cells?.every((cell) => cell.trim() === '') === true;
      if (!isBlank) yield { line: this.#line, cells: read.cells };
      start = read.end;
      this.#line += this.#countsRecords ? 1 : read.lines;
    }
    this.#held = this.#held.slice(start);
  }

  /** Null: it is not all here. */
  #read(start: number, isEnd: boolean): Read | null {
    const text = this.#held;
    const cells: string[] = [];
    let lines = 1;
    for (let at = start; ; ) {
      let cell = '';
      if (text[at] === '"') {
        const quoted = readQuoted(text, at, this.#separator);
        if (quoted === null || (quoted.end === text.length && !isEnd)) return null;
        cell = quoted.cell;
        const breaks = countBreaks(cell);
        // It was closed by a mark that opens a cell further down.
        if (quoted.isLoose && breaks > 0) return this.#readSpoilt(start, true);
        lines += breaks;
        at = quoted.end;
      } else {
        const from = at;
        while (at < text.length && text[at] !== this.#separator && text[at] !== '\n' && text[at] !== '\r') at++;
        cell = text.slice(from, at);
      }
      cells.push(cell.trim());
      if (text[at] === this.#separator) {
        at++;
        continue;
      }
      // A line may end in two characters that come in two chunks.
      if (!isEnd && at >= text.length - 1) return null;
      if (at >= text.length) return { cells, end: at, lines };
      return { cells, end: text.startsWith('\r\n', at) ? at + 2 : at + 1, lines };
    }
  }

  #readSpoilt(start: number, isEnd: boolean): Read | null {
    if (!isEnd && this.#held.length - start < MOST_CHARACTERS) return null;
    const found = /\r\n|\n|\r/.exec(this.#held.slice(start));
    const end = found ? start + found.index + found[0].length : this.#held.length;
    return { cells: null, end, lines: 1 };
  }
}

/** Two marks stand for one; what follows a closed one before the separator is taken as it is. Null: it is not closed. */
function readQuoted(
  text: string,
  start: number,
  separator: string,
): { cell: string; end: number; isLoose: boolean } | null {
  let cell = '';
  let isLoose = false;
  for (let at = start + 1; ; ) {
    const mark = text.indexOf('"', at);
    if (mark === -1 || mark - start > MOST_CHARACTERS) return null;
    cell += text.slice(at, mark);
    const next = text[mark + 1];
    if (next === '"') {
      cell += '"';
      at = mark + 2;
    } else if (next === undefined || next === separator || next === '\n' || next === '\r') {
      return { cell, end: mark + 1, isLoose };
    } else {
      cell += '"';
      isLoose = true;
      at = mark + 1;
    }
  }
}

const countBreaks = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0;
