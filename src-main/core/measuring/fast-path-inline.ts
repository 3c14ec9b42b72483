/**
 * Reads the inline marks of everyday Markdown (emphasis without nesting, links, code) in one pass. Anything whose meaning
 * depends on more than its neighbours is refused, never guessed: the full parser then reads the whole answer.
 */
import type { PlainTextBuilder } from './plain-text-builder.ts';

const SPECIAL = /[\\`*_[\]<&~]/g;
const CODE = /`[^`]+`(?!`)/y;
const STARS = /\*+/y;
const LINK = /\[([^[\]`*_\\<>&!~]+|\[\d+\])\]\([^\s()<>\\[\]`]+(?: "[^"\\`<>]*")?\)/y;
const NOTE_MARK = /\[\^?\d+\](?![([:])/y;
const REFERENCE = /&#?\w+;/y;
const ESCAPE = /\\[!-/:-@[-`{-~]/y;
const LINE_BREAK_TAG = /<br ?\/?>/iy;

/** The references that answers use; any other is refused. */
const DECODED: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00A0',
  '&#39;': "'",
};

/** Reads the lines of one paragraph, heading or cell. */
export class FastPathInline {
  readonly #builder: PlainTextBuilder;
  #openStars = 0;
  #line = '';
  #lineStart = 0;
  #written = 0;

  constructor(builder: PlainTextBuilder) {
    this.#builder = builder;
  }

  /** Adds `line`, which is in the source from `sourceStart` on, without space at either end. False: refused. */
  addLine(line: string, sourceStart: number): boolean {
    this.#line = line;
    this.#lineStart = sourceStart;
    this.#written = 0;
    SPECIAL.lastIndex = 0;
    for (let match = SPECIAL.exec(line); match; match = SPECIAL.exec(line)) {
      const next = this.#readMark(match[0], match.index);
      if (next === -1) return false;
      SPECIAL.lastIndex = next;
    }
    this.#writeUpTo(line.length);
    return true;
  }

  /** Ends the paragraph. False: refused, because an emphasis is still open. */
  close(): boolean {
    const isClosed = this.#openStars === 0;
    this.#openStars = 0;
    return isClosed;
  }

  /** Returns where to read on, or -1 to refuse. */
  #readMark(mark: string, index: number): number {
    if (mark === '*') return this.#readStars(index);
    if (mark === '[') return this.#readBracket(index);
    if (mark === '`') return this.#readCode(index);
    const next = this.#line[index + 1] ?? ' ';
    if (mark === '_') return isWordLetter(this.#line[index - 1] ?? ' ') && isWordLetter(next) ? index + 1 : -1;
    if (mark === '<') return /[ \d=]/.test(next) ? index + 1 : this.#readLineBreakTag(index);
    if (mark === '&') return this.#readReference(index);
    if (mark === '\\') return this.#readEscape(index);
    // A tilde behind a space cannot close, and while every one of them stands so, none strikes anything through.
    return mark === '~' && (this.#line[index - 1] ?? ' ') === ' ' ? index + 1 : -1;
  }

  #readStars(index: number): number {
    const length = matchAt(STARS, this.#line, index)![0].length;
    const previous = this.#line[index - 1] ?? ' ';
    const next = this.#line[index + length] ?? ' ';
    if (length > 2) return -1;
    if (this.#openStars === 0 ? !canOpen(previous, next) : this.#openStars !== length || !canClose(previous, next)) {
      return -1;
    }
    this.#openStars = this.#openStars === 0 ? length : 0;
    this.#skip(index, index + length);
    return index + length;
  }

  #readBracket(index: number): number {
    const note = matchAt(NOTE_MARK, this.#line, index);
    if (note) return index + note[0].length;
    const link = this.#line[index - 1] === '!' ? null : matchAt(LINK, this.#line, index);
    if (!link) return -1;
    this.#skip(index, index + 1);
    const textEnd = index + 1 + link[1]!.length;
    this.#skip(textEnd, index + link[0].length);
    return index + link[0].length;
  }

  #readCode(index: number): number {
    const code = matchAt(CODE, this.#line, index);
    if (!code || this.#line[index + 1] === '`') return -1;
    this.#skip(index, index + code[0].length);
    this.#builder.addGap();
    return index + code[0].length;
  }

  #readLineBreakTag(index: number): number {
    const tag = matchAt(LINE_BREAK_TAG, this.#line, index);
    if (!tag) return -1;
    this.#skip(index, index + tag[0].length);
    this.#builder.addBreak();
    return index + tag[0].length;
  }

  #readReference(index: number): number {
    const reference = matchAt(REFERENCE, this.#line, index)?.[0];
    if (reference === undefined) return index + 1;
    const decoded = DECODED[reference];
    return decoded === undefined ? -1 : this.#replace(index, index + reference.length, decoded);
  }

  #readEscape(index: number): number {
    const escaped = matchAt(ESCAPE, this.#line, index)?.[0];
    return escaped === undefined ? -1 : this.#replace(index, index + 2, escaped.slice(1));
  }

  #replace(start: number, end: number, text: string): number {
    this.#skip(start, end);
    this.#builder.addReplacement(text, this.#lineStart + start, this.#lineStart + end);
    return end;
  }

  #skip(start: number, end: number): void {
    this.#writeUpTo(start);
    this.#written = end;
  }

  #writeUpTo(end: number): void {
    this.#builder.addVerbatim(this.#line.slice(this.#written, end), this.#lineStart + this.#written);
    this.#written = end;
  }
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

function isWordLetter(character: string): boolean {
  return /[a-z0-9]/i.test(character);
}

/** Certain to open and not to close. */
function canOpen(previous: string, next: string): boolean {
  if (/\s/.test(next)) return false;
  return previous === ' ' || (/[("']/.test(previous) && isWordLetter(next));
}

/** Certain to close what is open. */
function canClose(previous: string, next: string): boolean {
  if (/\s/.test(previous)) return false;
  return next === ' ' || /[!-/:-@[-`{-~]/.test(next) || /[\p{L}\p{Nd}]/u.test(previous);
}
