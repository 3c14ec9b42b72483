/** Goes through the lines of an answer and collects what is said of whom, by block: paragraphs, lists, headings, tables. */
import type { FoundName } from '../find-names.ts';
import type { PlainText } from '../plain-text.ts';
import type { Block } from '../plain-text-builder.ts';
import type { CompiledWords, Label } from './compile-words.ts';
import { type Collected, type Line, LineJudge, type Surroundings } from './judge-line.ts';
import type { KeyText } from './key-text.ts';
import type { Aspect } from './opinion-words.ts';
import { findAspect, findLabel, readLeadingLabel, readRunIn } from './read-labels.ts';
import type { KeyedText } from './read-sentences.ts';
import { RANK, Scopes } from './scopes.ts';
import { readTick } from './signs.ts';
import { TableReader } from './table-reader.ts';
import { splitWrittenLines } from './written-lines.ts';

const SHORT_LINE = 80;

export class AnswerReader {
  readonly #markdown: string;
  readonly #plain: PlainText;
  readonly #keyed: KeyedText;
  readonly #words: CompiledWords;
  readonly #scopes = new Scopes();
  readonly #lines: LineJudge;
  #table: TableReader | null = null;
  /** Whom a line with a label of its own goes on about: the only brand of the paragraph before ("**Price:** cheap"). */
  #behind: readonly number[] = [];
  #wasRunIn = false;

  constructor(markdown: string, plain: PlainText, key: KeyText, words: CompiledWords) {
    this.#markdown = markdown;
    this.#plain = plain;
    this.#keyed = { text: plain.text, key };
    this.#words = words;
    this.#lines = new LineJudge(this.#keyed, words);
  }

  /** All that is said so far. */
  get collected(): readonly Collected[] {
    return this.#lines.collected;
  }

  read(names: readonly FoundName[]): void {
    let start = 0;
    let next = 0;
    for (const block of this.#plain.blocks) {
      const newline = this.#plain.text.indexOf('\n', start);
      const end = newline === -1 ? this.#plain.text.length : newline;
      const first = next;
      while (next < names.length && names[next]!.start < end) next++;
      const line = { start, end, names: names.slice(first, next) };
      if (block.kind === 'cell' || block.kind === 'head') this.#readCell(line, block.kind, block.column);
      else {
        this.#table = null;
        if (block.kind === 'heading') this.#readHeading(line, block.level);
        else this.#readLines(line, block);
      }
      start = end + 1;
    }
  }

  #readCell(line: Line, kind: 'head' | 'cell', column: number): void {
    this.#table ??= new TableReader(this.#keyed, this.#words);
    if (kind === 'head') this.#table.readHead(line, column);
    else {
      const around = this.#table.readCell(line, column);
      if (around) this.#lines.judge(line, { ...around, subject: around.subject ?? this.#scopes.subject });
    }
  }

  #readHeading(line: Line, level: number): void {
    this.#scopes.closeFrom(level);
    const label = this.#findLabel(line);
    const subject = line.names.length === 0 ? null : this.#judgeTitle(line, label);
    this.#scopes.open({ rank: level, subject, label, aspect: this.#findAspect(line) });
    this.#lines.last = subject ?? [];
    this.#behind = [];
  }

  /** Whom the section under a title is about: one brand, or nobody in particular. */
  #judgeTitle(line: Line, label: Label | null): readonly number[] {
    const brands = new Set(line.names.map(({ brand }) => brand));
    if (label !== null) return brands.size === 1 ? [...brands] : [];
    const subject = this.#lines.judge(line, { subject: [], label: null, aspect: null });
    return brands.size === 1 ? subject.filter((brand) => brands.has(brand)) : [];
  }

  #readLines(line: Line, { kind, level }: Block): void {
    const lines = splitWrittenLines(line, this.#markdown, this.#plain, this.#keyed, this.#words);
    for (const [index, written] of lines.entries()) {
      if (kind === 'item' && index === 0) this.#readItem(written, level);
      else this.#readParagraph(written, level > 0 && this.#isIndented(written) ? level : 0);
    }
  }

  /** "**Cons:**" right below the last item of a list is a part of that item only to Markdown. */
  #isIndented({ start }: Line): boolean {
    const [from] = this.#plain.toSource(start, start + 1);
    const lineStart = this.#markdown.lastIndexOf('\n', from) + 1;
    return /\s/.test(this.#markdown.slice(lineStart, from));
  }

  #readItem(line: Line, depth: number): void {
    this.#scopes.startItem(depth);
    const leading = this.#readLeading(line);
    const around = this.#surroundings(leading === null ? readTick(this.#textOf(line)) : null);
    const subject = this.#lines.judge(line, this.#isRunIn(line) ? this.#goOn(around) : around);
    const named = line.names.some(({ brand }) => subject.includes(brand)) ? subject : null;
    this.#scopes.open({ rank: RANK.item(depth), subject: named, label: leading, aspect: null });
    this.#openLead(line, RANK.leadInItem(depth), named);
  }

  #readParagraph(line: Line, depth: number): void {
    this.#scopes.startParagraph(depth);
    if (this.#readTitleLine(line, depth)) return;
    const isRunIn = this.#isRunIn(line);
    const around = this.#surroundings(readTick(this.#textOf(line)));
    const subject = this.#lines.judge(line, isRunIn ? this.#goOn(around) : around);
    const brands = new Set(line.names.map(({ brand }) => brand));
    if (brands.size === 1) this.#behind = [...brands];
    else if (brands.size > 1 || !isRunIn) this.#behind = [];
    this.#wasRunIn = isRunIn;
    this.#openLead(line, depth > 0 ? RANK.leadInItem(depth) : RANK.lead, line.names.length > 0 ? subject : null);
  }

  /** Behind one such line any label will do. */
  #isRunIn(line: Line): boolean {
    if (line.names.length > 0) return false;
    const runIn = readRunIn(this.#keyed, line, this.#words);
    return runIn !== null && (runIn.isOfBrand || (this.#wasRunIn && this.#opensBold(line)));
  }

  #goOn(around: Surroundings): Surroundings {
    return around.subject.length > 0 ? around : { ...around, subject: this.#behind };
  }

  /** A short line that is all bold, or ends with a colon and says nothing but a name or a label, stands for a heading. */
  #readTitleLine(line: Line, depth: number): boolean {
    const text = this.#textOf(line);
    if (text.length > SHORT_LINE || /[.!。]$/.test(text) || (/[?？؟]$/.test(text) && !this.#isBold(line))) return false;
    const label = readLeadingLabel(this.#keyed.key, this.#keyed.text, line.start, line.end, this.#words);
    const isLabel = label !== null && this.#keyed.text.slice(label.end, line.end).trim() === '';
    const isName = line.names.length > 0 && this.#isNothingBut(line);
    if (!isLabel && !isName && !this.#isBold(line)) return false;
    const brands = [...new Set(line.names.map(({ brand }) => brand))];
    // "**Acme** (4.6/5)"
    if (isName && /\d/.test(text)) this.#lines.judge(line, { subject: brands, label: null, aspect: null });
    const rank = depth > 0 ? RANK.leadInItem(depth) : brands.length > 0 ? RANK.boldName : RANK.label;
    const subject =
      brands.length > 0 && !isLabel && !isName ? this.#judgeTitle(line, null) : brands.length > 0 ? brands : null;
    this.#scopes.open({
      rank,
      subject: subject !== null && subject.length > 1 ? [] : subject,
      label: isLabel ? label.label : isName ? null : this.#findLabel(line),
      aspect: this.#findAspect(line),
    });
    return true;
  }

  #isNothingBut({ start, end, names }: Line): boolean {
    let rest = '';
    let from = start;
    for (const name of names) {
      rest += this.#keyed.text.slice(from, name.start);
      from = name.end;
    }
    return !/\p{L}/u.test(rest + this.#keyed.text.slice(from, end));
  }

  /** Behind an emoji or a number, if there is one. */
  #opensBold({ start, end }: Line): boolean {
    const first = start + Math.max(0, this.#keyed.text.slice(start, end).search(/\p{L}/u));
    const [from] = this.#plain.toSource(first, first + 1);
    return this.#markdown.startsWith('**', from - 2);
  }

  #isBold(line: Line): boolean {
    const [, to] = this.#plain.toSource(line.start, line.end);
    return this.#opensBold(line) && this.#markdown.startsWith('**', to);
  }

  /** "Acme has several weaknesses:" says what the list behind it is about. */
  #openLead(line: Line, rank: number, subject: readonly number[] | null): void {
    if (!/[:：]$/.test(this.#textOf(line))) return;
    const brands = new Set(line.names.map(({ brand }) => brand));
    this.#scopes.open({ rank, subject: brands.size > 1 ? [] : subject, label: this.#findLabel(line), aspect: null });
  }

  #readLeading({ start, end }: Line): Label | null {
    return readLeadingLabel(this.#keyed.key, this.#keyed.text, start, end, this.#words)?.label ?? null;
  }

  #findLabel({ start, end }: Line): Label | null {
    return findLabel(this.#keyed.key, start, end, this.#words);
  }

  #findAspect({ start, end }: Line): Aspect | null {
    return findAspect(this.#keyed.key, start, end, this.#words);
  }

  #textOf({ start, end }: Line): string {
    return this.#keyed.text.slice(start, end).trim();
  }

  #surroundings(tick: Label | null): Surroundings {
    return { subject: this.#scopes.subject, label: tick ?? this.#scopes.label, aspect: this.#scopes.aspect };
  }
}
