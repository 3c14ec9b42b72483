/** Collects plain text piece by piece and remembers where each piece stood in the source. Knows nothing of Markdown. */

/** Stands for something inline that is no text (code, a bare URL): never part of a word or a name. */
export const GAP = '\uFFFC';

/** Plain text with a way back. Blocks are separated by one newline; there is no other newline in it. */
export interface MappedText {
  text: string;
  /** Offsets in the source of the plain range `[start, end)`, which must not be empty nor end in a separator. */
  toSource(start: number, end: number): [start: number, end: number];
}

export class PlainTextBuilder {
  #text = '';
  #breakPending = false;
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

  /** Ends the block. Several in a row, or at either end of the text, leave no trace. */
  addBreak(): void {
    this.#breakPending = this.#text !== '';
  }

  build(): MappedText {
    return { text: this.#text, toSource: (start, end) => [this.#toSourceStart(start), this.#toSourceEnd(end - 1)] };
  }

  #writeBreak(): void {
    if (!this.#breakPending) return;
    this.#breakPending = false;
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
