/** Collects plain text piece by piece and remembers where each piece stood in the source. Knows nothing of Markdown. */

/** Stands for something inline that is no text (code, a bare URL): never part of a word or a name. */
export const GAP = '\uFFFC';

/**
 * Where a line of the plain text stands in the answer. `level`: of a heading 1 to 6; else how many lists it is in. `column`: of a cell
 * from 0, else 0. `item` is the first block of a list item, `head` a cell of a table's first row.
 */
export interface Block {
  kind: 'text' | 'heading' | 'item' | 'cell' | 'head';
  level: number;
  column: number;
}

export const PARAGRAPH: Block = { kind: 'text', level: 0, column: 0 };

/** Plain text with offsets back to the source. Blocks are separated by one newline; there is no other newline in it. */
export interface MappedText {
  text: string;
  /** One a line. */
  blocks: Block[];
  /** Offsets in the source of the plain range `[start, end)`, which must not be empty nor end in a separator. */
  toSource(start: number, end: number): [start: number, end: number];
}

export class PlainTextBuilder {
  #text = '';
  #breakPending = false;
  #block = PARAGRAPH;
  readonly #blocks: Block[] = [];
  readonly #plainStarts: number[] = [];
  readonly #sourceStarts: number[] = [];
  /** End in the source of a replaced piece; -1 for a piece taken over letter by letter. */
  readonly #sourceEnds: number[] = [];

  /** Adds text that is in the source exactly so, from `sourceStart` on. */
  addVerbatim(text: string, sourceStart: number): void {
    if (text === '') return;
    this.#writeBreak();
    const last = this.#plainStarts.length - 1;
    const continues =
      last >= 0 &&
      this.#sourceEnds[last] === -1 &&
      this.#sourceStarts[last]! + this.#text.length - this.#plainStarts[last]! === sourceStart;
    if (!continues) this.#addPiece(sourceStart, -1);
    this.#text += text;
  }

  /** Adds text that stands for the source range `[sourceStart, sourceEnd)`, such as `&` for `&amp;`. */
  addReplacement(text: string, sourceStart: number, sourceEnd: number): void {
    this.#writeBreak();
    this.#addPiece(sourceStart, sourceEnd);
    this.#text += text;
  }

  /** Marks that something inline was left out. */
  addGap(): void {
    this.#writeBreak();
    this.#addPiece(0, 0);
    this.#text += GAP;
  }

  /** Says what the lines from here on are part of; to be called behind the break before them. */
  setBlock(block: Block): void {
    this.#block = block;
  }

  /** Ends the block. Several in a row, or at either end of the text, leave no trace. */
  addBreak(): void {
    this.#breakPending = this.#text !== '';
  }

  build(): MappedText {
    return {
      text: this.#text,
      blocks: this.#blocks,
      toSource: (start, end) => [this.#toSourceStart(start), this.#toSourceEnd(end - 1)],
    };
  }

  #writeBreak(): void {
    if (this.#text === '') this.#blocks[0] = this.#block;
    if (!this.#breakPending) return;
    this.#breakPending = false;
    this.#blocks.push(this.#block);
    this.#addPiece(0, 0);
    this.#text += '\n';
  }

  #addPiece(sourceStart: number, sourceEnd: number): void {
    this.#plainStarts.push(this.#text.length);
    this.#sourceStarts.push(sourceStart);
    this.#sourceEnds.push(sourceEnd);
  }

  #toSourceStart(position: number): number {
    const piece = this.#findPiece(position);
    const isVerbatim = this.#sourceEnds[piece] === -1;
    return this.#sourceStarts[piece]! + (isVerbatim ? position - this.#plainStarts[piece]! : 0);
  }

  #toSourceEnd(lastPosition: number): number {
    const piece = this.#findPiece(lastPosition);
    const sourceEnd = this.#sourceEnds[piece]!;
    return sourceEnd === -1 ? this.#sourceStarts[piece]! + lastPosition - this.#plainStarts[piece]! + 1 : sourceEnd;
  }

  #findPiece(position: number): number {
    let low = 0;
    let high = this.#plainStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#plainStarts[middle]! <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
