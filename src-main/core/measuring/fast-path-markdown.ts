/**
 * A quick reader for everyday Markdown: paragraphs, headings, lists, tables, fenced code. It refuses whatever it is not
 * certain about, and a test holds it to the full parser's result; it exists because most answers need no more.
 */

import { FastPathInline } from './fast-path-inline.ts';
import { OpenItems, readItemStart } from './fast-path-lists.ts';
import { type FastPathCell, isTableLine, toCells, trimSpacesEnd } from './fast-path-tables.ts';
import { type Block, PARAGRAPH, type PlainTextBuilder } from './plain-text-builder.ts';

/** Adds the text of `markdown` to `builder`. False: refused, and what was added so far means nothing. */
export function addFastPathMarkdown(markdown: string, builder: PlainTextBuilder): boolean {
  // Control characters and tabs have rules of their own; `]:` may define a reference that changes text elsewhere.
  if (/[\t\r\0\uFEFF]|\]:/.test(markdown)) return false;
  return new FastPathReader(markdown, builder).read();
}

class FastPathReader {
  readonly #lines: string[];
  readonly #builder: PlainTextBuilder;
  readonly #inline: FastPathInline;
  readonly #items = new OpenItems();
  #index = 0;
  #start = 0;
  #isParagraphOpen = false;

  constructor(markdown: string, builder: PlainTextBuilder) {
    this.#lines = markdown.split('\n');
    this.#builder = builder;
    this.#inline = new FastPathInline(builder);
  }

  read(): boolean {
    while (this.#index < this.#lines.length) {
      if (!this.#readLine(this.#lines[this.#index]!)) return false;
      this.#next();
    }
    return this.#closeParagraph();
  }

  #next(): void {
    this.#start += this.#lines[this.#index]!.length + 1;
    this.#index++;
  }

  #readLine(line: string): boolean {
    const content = line.trimStart();
    if (content.startsWith('>')) return this.#readQuote(line);
    if (/^ *$/.test(line)) return this.#closeParagraph();
    if (content.startsWith('#')) return this.#readHeading(line);
    if (content.startsWith('```')) return this.#readFence(line);
    if (/^(?:-{3,}|\*{3,}|_{3,}) *$/.test(line)) return this.#readRule(line);
    if (content.startsWith('|')) return this.#readTable(line);
    return this.#readItem(line) ?? this.#readText(line);
  }

  #readHeading(line: string): boolean {
    const match = /^#{1,6} +(?=[^ #])/.exec(line);
    if (!match || trimSpacesEnd(line).endsWith('#')) return false;
    this.#items.closeAll();
    if (!this.#closeParagraph()) return false;
    this.#setBlock('heading', match[0].trimEnd().length);
    return this.#addWhole(line.slice(match[0].length), this.#start + match[0].length);
  }

  /** Reads the whole block quote; in it, paragraphs only. */
  #readQuote(first: string): boolean {
    if (!this.#closeParagraph()) return false;
    this.#items.closeAll();
    this.#builder.setBlock(PARAGRAPH);
    for (let line = first; ; line = this.#lines[this.#index]!) {
      const match = /^> ?/.exec(line);
      if (!match) return false;
      const text = line.slice(match[0].length);
      const isRead = /^ *$/.test(text) ? this.#closeParagraph() : this.#readQuotedText(text, match[0].length);
      if (!isRead) return false;
      if (/^ *$/.test(this.#lines[this.#index + 1] ?? '')) return this.#closeParagraph();
      this.#next();
    }
  }

  #readQuotedText(text: string, prefix: number): boolean {
    if (!isTextStart(text)) return false;
    if (this.#isParagraphOpen) this.#builder.addReplacement(' ', this.#start - 1, this.#start);
    return this.#addLine(text, this.#start + prefix);
  }

  /** Hyphens below a paragraph make a heading of it. */
  #readRule(line: string): boolean {
    if (this.#isParagraphOpen && line.startsWith('-')) return false;
    this.#items.closeAll();
    return this.#closeParagraph();
  }

  #readFence(line: string): boolean {
    if (!/^```[\w+#.-]* *$/.test(line) || !this.#closeParagraph()) return false;
    this.#items.closeAll();
    for (this.#next(); this.#index < this.#lines.length; this.#next()) {
      if (/^ {0,3}`{3,} *$/.test(this.#lines[this.#index]!)) return true;
    }
    return false;
  }

  #readItem(line: string): boolean | null {
    const item = readItemStart(line);
    if (!item) return null;
    const text = line.slice(item.content);
    if (!isTextStart(text) || !this.#items.open(item, this.#isParagraphOpen)) return false;
    if (!this.#closeParagraph()) return false;
    this.#setBlock('item', this.#items.depth);
    return this.#addLine(text, this.#start + item.content);
  }

  #readText(line: string): boolean {
    const text = line.replace(/^ +/, '');
    const indent = line.length - text.length;
    if (!isTextStart(text)) return false;
    if (!this.#isParagraphOpen) {
      if (!this.#items.startParagraph(indent)) return false;
      this.#setBlock('text', this.#items.depth);
      return this.#addLine(text, this.#start + indent);
    }
    this.#builder.addReplacement(' ', this.#start - 1, this.#start);
    return this.#addLine(text, this.#start + indent);
  }

  #readTable(line: string): boolean {
    const header = toCells(line, this.#start);
    const rule = this.#lines[this.#index + 1] ?? '';
    if (this.#isParagraphOpen || !header || !/^\|(?: *:?-+:? *\|)+ *$/.test(rule)) return false;
    if (rule.split('|').length - 2 !== header.length) return false;
    this.#items.closeAll();
    if (!this.#addRow('head', header)) return false;
    for (this.#next(); isTableLine(this.#lines[this.#index + 1]); ) {
      this.#next();
      const row = toCells(this.#lines[this.#index]!, this.#start);
      if (row?.length !== header.length || !this.#addRow('cell', row)) return false;
    }
    return /^ *$/.test(this.#lines[this.#index + 1] ?? '');
  }

  #addRow(kind: 'head' | 'cell', row: FastPathCell[]): boolean {
    return row.every((cell, column) => {
      this.#setBlock(kind, 0, column);
      return this.#addWhole(cell.text, cell.start);
    });
  }

  #setBlock(kind: Block['kind'], level: number, column = 0): void {
    this.#builder.setBlock({ kind, level, column });
  }

  #addLine(text: string, start: number): boolean {
    this.#isParagraphOpen = true;
    return this.#inline.addLine(trimSpacesEnd(text), start);
  }

  /** Adds a block of one line. */
  #addWhole(text: string, start: number): boolean {
    return this.#addLine(text, start) && this.#closeParagraph();
  }

  #closeParagraph(): boolean {
    this.#isParagraphOpen = false;
    this.#builder.addBreak();
    return this.#inline.close();
  }
}

/** Whether text that starts so can only be text, not the start of another block. */
function isTextStart(text: string): boolean {
  if (/^\d/.test(text)) return !/^\d{1,9}[.)](?: |$)/.test(text);
  return /^(?:\*\*?[^*\s]|\[|[^\s#>\-+=~|<&_:\\!*`]|`[^`])/.test(text);
}
