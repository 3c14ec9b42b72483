/** Keeps track of which list items a line of everyday Markdown belongs to, by its indent. Reads no text. */

interface OpenItem {
  /** Column at which the item's content starts. */
  content: number;
  /** `-`, `+`, `*`, `.` or `)`. */
  marker: string;
}

const ITEM = /^( *)(?:([-+*])|(\d{1,9})([.)]))( {1,4})(?=[^ ])/;

/** A line that starts a list item: where its content starts. */
export interface ItemStart {
  indent: number;
  content: number;
  marker: string;
  number: number | null;
}

export function readItemStart(line: string): ItemStart | null {
  const match = ITEM.exec(line);
  if (!match) return null;
  const number = match[3] === undefined ? null : Number(match[3]);
  return { indent: match[1]!.length, content: match[0].length, marker: match[2] ?? match[4]!, number };
}

export class OpenItems {
  #items: OpenItem[] = [];

  /**
   * Opens `item`. False when it is not certain to be an item: four columns too deep, or a number that may not interrupt
   * the paragraph before it.
   */
  open(item: ItemStart, isParagraphOpen: boolean): boolean {
    const depth = this.#depthAt(item.indent);
    const closed = this.#items[depth];
    if (item.indent - this.#baseOf(depth) > 3) return false;
    const continuesList = closed !== undefined && closed.marker === item.marker;
    if (isParagraphOpen && item.number !== null && item.number !== 1 && !continuesList) return false;
    this.#items.length = depth;
    this.#items.push({ content: item.content, marker: item.marker });
    return true;
  }

  /** Starts a paragraph at `indent`, closing the items that do not hold it. False when it could be indented code. */
  startParagraph(indent: number): boolean {
    const depth = this.#depthAt(indent);
    if (indent - this.#baseOf(depth) > 3) return false;
    this.#items.length = depth;
    return true;
  }

  /** How many items hold what comes next. */
  get depth(): number {
    return this.#items.length;
  }

  closeAll(): void {
    this.#items = [];
  }

  #depthAt(indent: number): number {
    let depth = 0;
    while (depth < this.#items.length && this.#items[depth]!.content <= indent) depth++;
    return depth;
  }

  #baseOf(depth: number): number {
    return depth === 0 ? 0 : this.#items[depth - 1]!.content;
  }
}
