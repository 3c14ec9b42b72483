/** Goes through the lines of an answer and collects what is said of whom, by block: paragraphs, lists, headings, tables. */
import type { FoundName } from '../find-names.ts';
import type { PlainText } from '../plain-text.ts';
import type { Block } from '../plain-text-builder.ts';
import { findAsked, passOver } from './asked-brands.ts';
import type { CompiledWords, Label } from './compile-words.ts';
import { type JudgedSentence, judgeSentence } from './judge-sentence.ts';
import type { KeyText } from './key-text.ts';
import { namePairs } from './name-pairs.ts';
import type { Aspect } from './opinion-words.ts';
import { findPoints } from './points.ts';
import { beginsAbout, findAspect, findLabel, isAdviceTitle, readLeadingLabel } from './read-labels.ts';
import { type KeyedText, readSentences, type Sentence } from './read-sentences.ts';
import type { Said } from './said.ts';
import { RANK, Scopes } from './scopes.ts';
import { readTick } from './signs.ts';
import { TableReader } from './table-reader.ts';
import { splitWrittenLines } from './written-lines.ts';

/** What stands around a piece of text that is to be judged. */
export interface Surroundings {
  /** Whom it is about if it names nobody. */
  subject: readonly number[];
  label: Label | null;
  aspect: Aspect | null;
}

/** Something said, and whether it stands where the brand is named or under a label. */
export interface Collected extends Said {
  isNear: boolean;
}

export interface Line {
  start: number;
  end: number;
  names: readonly FoundName[];
}

const SHORT_LINE = 80;
/** What a point for or against says that has no word of opinion. */
const POINT = 1.5;
/** So many sentences behind the last one about a brand go on about it without saying so. */
const MOST_SILENT = 3;

export class AnswerReader {
  readonly collected: Collected[] = [];
  readonly #markdown: string;
  readonly #plain: PlainText;
  readonly #keyed: KeyedText;
  readonly #words: CompiledWords;
  readonly #scopes = new Scopes();
  #table: TableReader | null = null;
  /** Whom the last sentence was about. */
  #last: readonly number[] = [];

  constructor(markdown: string, plain: PlainText, key: KeyText, words: CompiledWords) {
    this.#markdown = markdown;
    this.#plain = plain;
    this.#keyed = { text: plain.text, key };
    this.#words = words;
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
      if (around) this.#judge(line, { ...around, subject: around.subject ?? this.#scopes.subject });
    }
  }

  #readHeading(line: Line, level: number): void {
    this.#scopes.closeFrom(level);
    const label = this.#findLabel(line);
    const subject = line.names.length === 0 ? null : this.#judgeTitle(line, label);
    this.#scopes.open({ rank: level, subject, label, aspect: this.#findAspect(line) });
    this.#last = subject ?? [];
  }

  /** Whom the section under a title is about: one brand, or nobody in particular. */
  #judgeTitle(line: Line, label: Label | null): readonly number[] {
    const brands = new Set(line.names.map(({ brand }) => brand));
    if (label !== null) return brands.size === 1 ? [...brands] : [];
    const subject = this.#judge(line, { subject: [], label: null, aspect: null });
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
    const subject = this.#judge(line, this.#surroundings(leading === null ? readTick(this.#textOf(line)) : null));
    const named = line.names.some(({ brand }) => subject.includes(brand)) ? subject : null;
    this.#scopes.open({ rank: RANK.item(depth), subject: named, label: leading, aspect: null });
    this.#openLead(line, RANK.leadInItem(depth), named);
  }

  #readParagraph(line: Line, depth: number): void {
    this.#scopes.startParagraph(depth);
    if (this.#readTitleLine(line, depth)) return;
    const subject = this.#judge(line, this.#surroundings(readTick(this.#textOf(line))));
    this.#openLead(line, depth > 0 ? RANK.leadInItem(depth) : RANK.lead, line.names.length > 0 ? subject : null);
  }

  /** A short line that is all bold, or ends with a colon and says nothing but a name or a label, stands for a heading. */
  #readTitleLine(line: Line, depth: number): boolean {
    const text = this.#textOf(line);
    if (text.length > SHORT_LINE || /[.!?。]$/.test(text)) return false;
    const label = readLeadingLabel(this.#keyed.key, this.#keyed.text, line.start, line.end, this.#words);
    const isLabel = label !== null && this.#keyed.text.slice(label.end, line.end).trim() === '';
    const isName = line.names.length > 0 && this.#isNothingBut(line);
    if (!isLabel && !isName && !this.#isBold(line)) return false;
    const brands = [...new Set(line.names.map(({ brand }) => brand))];
    const rank = depth > 0 ? RANK.leadInItem(depth) : brands.length > 0 ? RANK.boldName : RANK.label;
    const subject =
      brands.length > 0 && !isLabel && !isName ? this.#judgeTitle(line, null) : brands.length > 0 ? brands : null;
    this.#scopes.open({
      rank,
      subject: subject !== null && subject.length > 1 ? [] : subject,
      label: isLabel ? label.label : null,
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

  #isBold({ start, end }: Line): boolean {
    const [from, to] = this.#plain.toSource(start, end);
    return this.#markdown.startsWith('**', from - 2) && this.#markdown.startsWith('**', to);
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

  /** Judges the sentences of a line; whom it is about at its end. */
  #judge(line: Line, around: Surroundings): readonly number[] {
    let subject = around.subject;
    let { label } = around;
    let silent = 0;
    const brands = new Set(line.names.map(({ brand }) => brand));
    let named: readonly number[] = [];
    let asked: readonly number[] = [];
    for (const sentence of readSentences(this.#keyed, [line.start, line.end], line.names, this.#words)) {
      const leading = readLeadingLabel(this.#keyed.key, this.#keyed.text, sentence.start, sentence.end, this.#words);
      const isLabelled = leading !== null && leading.end < sentence.end;
      if (isLabelled) {
        label = leading.label;
        sentence.tokens = sentence.tokens.filter(({ start, brand }) => start >= leading.end || brand >= 0);
      }
      named = namePairs(sentence, named);
      const isNaming = sentence.tokens.some(({ brand }) => brand >= 0);
      const carried =
        asked.length > 0 && !isNaming
          ? asked
          : this.#toCarried(sentence, around.subject, subject, isNaming, silent, brands.size);
      const judged = judgeSentence(sentence, this.#keyed, carried, {
        aspect: around.aspect,
        verb: this.#words.verb,
      });
      if (asked.length > 0 && isNaming) judged.said.push(...passOver(sentence, asked, judged.said));
      asked = findAsked(sentence);
      this.#collect(sentence, judged, carried, label, isNaming, isLabelled ? leading.end : sentence.start);
      if (isNaming) subject = judged.subject;
      silent = isNaming ? 0 : silent + 1;
    }
    this.#last = subject;
    return subject;
  }

  /** Whom a sentence is about as far as it does not say so itself. */
  #toCarried(
    { start, end, tokens, aspects }: Sentence,
    section: readonly number[],
    subject: readonly number[],
    isNaming: boolean,
    silent: number,
    brands: number,
  ): readonly number[] {
    const isAbout = beginsAbout(this.#keyed.key, start, end, this.#words);
    if (isAbout) return subject.length > 0 ? subject : this.#last;
    if (isNaming && (tokens[0]!.brand >= 0 || isAdviceTitle(tokens))) return [];
    if (section.length > 0) return section;
    if (isNaming) return [];
    // Titles of links and remarks on the market stand behind a brand as well: an aspect, or an opinion that comes first, goes on about it.
    const goesOn = aspects.length > 0 || (tokens[0]?.others === 0 && tokens[0].weight !== 0);
    // Between two brands only the next sentence goes on about the one before.
    return goesOn && silent < (brands === 1 ? MOST_SILENT : 1) ? subject : [];
  }

  #collect(
    sentence: Sentence,
    { said, subject }: JudgedSentence,
    carried: readonly number[],
    label: Label | null,
    isNaming: boolean,
    start: number,
  ): void {
    const owners = label === null ? [] : carried.length > 0 ? carried : subject;
    const sign = label === 'pros' ? 1 : -1;
    for (const one of said) {
      const isOwner = owners.includes(one.brand);
      const weight = isOwner ? sign * Math.max(1, Math.abs(one.weight)) : one.weight;
      this.collected.push({ ...one, weight, isNear: isNaming || isOwner });
    }
    if (owners.length === 0 || sentence.isQuestion) return;
    const points = findPoints(sentence, this.#keyed.text, start);
    for (const brand of owners) {
      const own = said.filter((one) => one.brand === brand);
      for (const point of points) {
        if (own.some((one) => one.start < point.end && one.end > point.start)) continue;
        const aspect = sentence.aspects.length > 0 ? this.#findAspect({ ...point, names: [] }) : null;
        this.collected.push({ ...point, brand, weight: sign * POINT, isNear: true, aspect });
      }
    }
  }
}
