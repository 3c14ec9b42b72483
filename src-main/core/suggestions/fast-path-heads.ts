/**
 * Heads of everyday Markdown without a tree: the quick reader of measuring says where text is in the source, and what it
 * left out between two pieces are the marks. It knows only what that reader accepts; a test holds it to the full parser.
 */

import { readItemStart } from '../measuring/fast-path-lists.ts';
import { addFastPathMarkdown } from '../measuring/fast-path-markdown.ts';
import { PlainTextBuilder } from '../measuring/plain-text-builder.ts';
import { type Head, HeadList } from './head-list.ts';

/** As `parseHeads` finds them; null where only the parser can tell. */
export function findFastPathHeads(markdown: string): Head[] | null {
  // Code and line breaks within a line come without their marks, and an underlined heading as any other paragraph.
  if (markdown.includes('`') || /<br/i.test(markdown) || UNDERLINED.test(markdown)) return null;
  const builder = new HeadBuilder(markdown);
  if (!addFastPathMarkdown(markdown, builder) || builder.isUncertain) return null;
  return builder.list();
}

type BlockKind = 'item' | 'heading' | 'cell' | 'other';

/** A paragraph, heading or cell with the marks that have begun in it. */
class Block {
  readonly kind: BlockKind;
  text = '';
  /** Where its text has been read to. */
  end: number;
  stars: { length: number; from: number; url: string | null } | null = null;
  linkFrom: number | null = null;
  /** What it begins with, when that is marked. */
  lead: Head | null = null;
  leadUrl: string | null = null;
  readonly strong: Head[] = [];

  constructor(kind: BlockKind, end: number) {
    this.kind = kind;
    this.end = end;
  }
}

const UNDERLINED = /\S *\n-{3,} *(?:\n|$)/;

/** How a link ends. */
const LINK_END = /\]\(([^\s()<>\\[\]`]+)(?: "[^"\\`<>]*")?\)/y;
/** What may be skipped beside marks: indents, marks of quotes, edges of cells. */
const BETWEEN = /[ >|\n]/;

class HeadBuilder extends PlainTextBuilder {
  /** Whether something was met that may be read otherwise. */
  isUncertain = false;
  readonly #markdown: string;
  readonly #heads: HeadList;
  #block: Block | null = null;
  /** The first cells of a table come before what is bold in it. */
  #table: { cells: Head[]; strong: Head[] } | null = null;

  constructor(markdown: string) {
    super();
    this.#markdown = markdown;
    this.#heads = new HeadList(markdown);
  }

  list(): Head[] {
    this.#endTable();
    return this.#heads.list();
  }

  override addVerbatim(text: string, sourceStart: number): void {
    if (text !== '') this.#addPiece(text, sourceStart, sourceStart + text.length);
  }

  override addReplacement(text: string, sourceStart: number, sourceEnd: number): void {
    const isLineEnd = this.#markdown[sourceStart] === '\n';
    this.#addPiece(isLineEnd ? '\n' : text, sourceStart, sourceEnd);
  }

  override addGap(): void {
    this.isUncertain = true;
  }

  override addBreak(): void {
    const block = this.#block;
    if (block === null) return;
    this.#block = null;
    this.#readMarks(block, this.#markdown.length);
    this.#addHeads(block);
  }

  #addPiece(text: string, start: number, end: number): void {
    this.#block ??= this.#openBlock(start);
    this.#readMarks(this.#block, start);
    this.#block.text += text;
    this.#block.end = end;
  }

  /** The reader gives no block before it knows of which kind it is, so that the start of its line tells. */
  #openBlock(start: number): Block {
    const markdown = this.#markdown;
    const lineStart = findLineStart(markdown, start);
    const first = markdown.charAt(lineStart);
    if (first === '|') return this.#openCell(lineStart, start);
    this.#endTable();
    if (first === '#') return new Block('heading', findTextStart(markdown, lineStart, '# '));
    if (first === '>') return new Block('other', lineStart);
    const item = readItemStart(markdown.slice(lineStart, start + 1));
    return item ? new Block('item', lineStart + item.content) : new Block('other', lineStart);
  }

  /** Only first cells below the header are heads. */
  #openCell(lineStart: number, start: number): Block {
    const edge = this.#markdown.lastIndexOf('|', start - 1);
    const isHeader = lineStart === 0 || this.#markdown[findLineStart(this.#markdown, lineStart - 1)] !== '|';
    if (isHeader && this.#table && this.#table.cells.length > 0) this.#endTable();
    this.#table ??= { cells: [], strong: [] };
    return new Block(edge === lineStart && !isHeader ? 'cell' : 'other', edge + 1);
  }

  /** Reads the marks between what was read of a block and `to`; at its end it stops at the first thing that is none. */
  #readMarks(block: Block, to: number): void {
    const markdown = this.#markdown;
    while (block.end < to) {
      const mark = markdown[block.end]!;
      if (mark === '*') this.#readStars(block);
      else if (mark === '[') block.linkFrom = block.text.length;
      else if (mark === ']' && block.linkFrom !== null) {
        this.#endLink(block);
        continue;
      } else if (to === markdown.length) return;
      else if (!BETWEEN.test(mark)) this.isUncertain = true;
      block.end++;
    }
  }

  #readStars(block: Block): void {
    const length = this.#markdown[block.end + 1] === '*' ? 2 : 1;
    block.end += length - 1;
    const { stars } = block;
    if (stars === null) {
      block.stars = { length, from: block.text.length, url: null };
      return;
    }
    block.stars = null;
    const head = { text: block.text.slice(stars.from), url: stars.url };
    if (stars.length === 2) block.strong.push(head);
    if (stars.from === 0) block.lead = head;
  }

  #endLink(block: Block): void {
    LINK_END.lastIndex = block.end;
    const url = LINK_END.exec(this.#markdown)?.[1];
    const from = block.linkFrom ?? 0;
    block.linkFrom = null;
    block.end = LINK_END.lastIndex;
    // References to characters are read by the parser alone.
    if (url === undefined || /&#?\w+;/.test(url)) {
      this.isUncertain = true;
      block.end = this.#markdown.length;
      return;
    }
    if (block.stars?.from === from) block.stars.url = url;
    else if (from === 0) block.lead = { text: block.text, url };
    if (from === 0) block.leadUrl = url;
  }

  #addHeads({ kind, text, lead, leadUrl, strong }: Block): void {
    const whole = { text, url: leadUrl };
    if (this.#table) {
      if (kind === 'cell') this.#table.cells.push(whole);
      this.#table.strong.push(...strong);
      return;
    }
    if (kind === 'item') this.#heads.addItem(lead ?? whole);
    if (kind === 'heading') this.#heads.addHeading(whole);
    for (const head of strong) this.#heads.add(head);
  }

  #endTable(): void {
    const table = this.#table;
    this.#table = null;
    for (const head of [...(table?.cells ?? []), ...(table?.strong ?? [])]) this.#heads.add(head);
  }
}

function findLineStart(markdown: string, at: number): number {
  return at === 0 ? 0 : markdown.lastIndexOf('\n', at - 1) + 1;
}

function findTextStart(markdown: string, from: number, marks: string): number {
  let at = from;
  while (marks.includes(markdown.charAt(at)) && at < markdown.length) at++;
  return at;
}
