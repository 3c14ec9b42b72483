/** Finds labels ("Pros:", "Weaknesses of Acme"), aspects and words that go on about a brand in pieces of an answer's lines. */
import { type CompiledWords, CUE, type Label } from './compile-words.ts';
import type { Line } from './judge-line.ts';
import { isUnspaced, isWordStart, type KeyText } from './key-text.ts';
import type { Aspect } from './opinion-words.ts';
import type { KeyedText, Token } from './read-sentences.ts';
import { MARK } from './separators.ts';
import { ADVICE } from './split-clauses.ts';
import { toAspect } from './weigh-clause.ts';

const LONGEST_LABEL = 60;
const MOST_WORDS = 5;
/** Without a colon behind it. */
const MOST_BARE_WORDS = 2;
const LATEST_ABOUT = 2;
const SHORT_LABEL = 4;
const RUN_IN = /^[^.!?。！？\n:：]{2,40}[:：]\s*(?=\S)/u;

/** The label that the range names; null for none, and for both ("pros and cons"). */
export function findLabel(key: KeyText, start: number, end: number, { labels }: CompiledWords): Label | null {
  let label: Label | null = null;
  for (let at = start; at < end; at++) {
    if (!isWordStart(key, at)) continue;
    const found = labels.findAt(key, at);
    if (!found || found.end > end || (at > start && isShort(key, at, found.end))) continue;
    if (label !== null && label !== found.value) return null;
    label = found.value;
    at = found.end - 1;
  }
  return label;
}

/** Czech "pro" means "for" where it does not open the range. */
function isShort(key: KeyText, start: number, end: number): boolean {
  return end - start < SHORT_LABEL && !isUnspaced(key, start);
}

export interface LeadingLabel {
  label: Label;
  /** Where what it labels begins; the end of the range if nothing follows. */
  end: number;
}

/** The label that the range begins with: up to a colon or dash, or all of a short range. */
export function readLeadingLabel(
  key: KeyText,
  text: string,
  start: number,
  end: number,
  words: CompiledWords,
): LeadingLabel | null {
  const piece = text.slice(start, Math.min(end, start + LONGEST_LABEL));
  const colon = /[:：]|\s[-–—]\s/.exec(piece);
  if (!colon && end - start > LONGEST_LABEL) return null;
  const labelEnd = colon ? start + colon.index : end;
  if (countWords(text.slice(start, labelEnd)) > (colon ? MOST_WORDS : MOST_BARE_WORDS)) return null;
  const label = findLabel(key, start, labelEnd, words);
  return label && { label, end: colon ? labelEnd + colon[0].length : end };
}

/**
 * Where the text of a line begins that has a label of its own ("**Price:** cheap"), and whether the label names an aspect or a label of `labels`;
 * null where it has none.
 */
export function readRunIn(
  { text, key }: KeyedText,
  { start, end, names }: Line,
  words: CompiledWords,
): { start: number; isOfBrand: boolean } | null {
  const found = RUN_IN.exec(text.slice(start, Math.min(end, start + LONGEST_LABEL)));
  if (!found) return null;
  const labelEnd = start + found[0].length;
  if (names.some((name) => name.start < labelEnd) || countWords(found[0]) > MOST_WORDS) return null;
  const isOfBrand = findAspect(key, start, labelEnd, words) !== null || findLabel(key, start, labelEnd, words) !== null;
  return { start: labelEnd, isOfBrand };
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

/** The first aspect that the range names. */
export function findAspect(key: KeyText, start: number, end: number, { aspects }: CompiledWords): Aspect | null {
  for (let at = start; at < end; at++) {
    const found = isWordStart(key, at) ? aspects.findAt(key, at) : null;
    if (found && found.end <= end) return toAspect(found.value);
  }
  return null;
}

/** Whether a sentence begins with a word that goes on about a brand: "It", "But its", "The tool". */
export function beginsAbout(key: KeyText, start: number, end: number, { about, cues }: CompiledWords): boolean {
  for (let at = start, seen = 0; at < end && seen < LATEST_ABOUT; at++) {
    if (!isWordStart(key, at)) continue;
    if (about.findAt(key, at)) return true;
    const cue = cues.findAt(key, at);
    if (cue && (cue.value.kinds & CUE.contrasts) !== 0) at = cue.end - 1;
    else seen++;
  }
  return false;
}

/** "Recommendation: Globex" is about Globex, whomever the section is about. */
export function isAdviceTitle([title, colon, name]: readonly Token[]): boolean {
  return (
    (title!.kinds & ADVICE) !== 0 &&
    colon !== undefined &&
    (colon.kinds & MARK.colon) !== 0 &&
    colon.others === title!.others &&
    name !== undefined &&
    name.brand >= 0
  );
}
