/**
 * What a search in the text of answers looks for, and where it finds it: each word of the search, and each phrase in quotation marks,
 * as a part of the readable text, folded as every search is. The core finds answers by it and the page marks them by it. Pure.
 */
import { foldForSearch } from './fold-search.ts';

/** UTF-16 offsets into the text that was looked through. */
export interface FoundSpan {
  start: number;
  end: number;
}

const MOST_TERMS = 20;
/** Where a link leads, marks of emphasis and code, brackets, and what keeps a mark from being one: a reader sees none of it. */
const UNREAD = /\]\((?:[^()\n]|\([^()\n]*\))*\)|\\(?=[!-/:-@[-`{-~])|[[\]*_`~\0]+/g;
/** White space that is not one space already. */
const OTHER_SPACE = /[^\S ]\s*| \s+/g;
const QUOTES = /[“”„‟«»＂]/g;
const PART = /"([^"]*)"?|([^\s"]+)/g;

/** The readable text of Markdown, folded; white space of any kind and length is one space. */
export function toSearchText(markdown: string): string {
  return foldForSearch(markdown.replace(UNREAD, '')).replace(OTHER_SPACE, ' ');
}

/** Marks of headings and the rules of tables: nobody searches for them, and in one line they are in the way. */
const LAYOUT = /^ {0,3}#{1,6} +|^ *\|?(?: *:?-{2,}:? *\|)+ *(?::?-{2,}:?)? *$/gm;

/** The same text on one line as it is read, not folded. */
export function toReadable(markdown: string): string {
  return markdown.replace(LAYOUT, '').replace(UNREAD, '').replace(/\s+/g, ' ').trim();
}

/** The terms that have to be in a text, folded as `toSearchText` folds; empty when the search says nothing. */
export function readSearchTerms(search: string): string[] {
  const parts = search.replace(QUOTES, '"').matchAll(PART);
  const terms = [...parts].map(([, phrase, word]) => toSearchText(phrase ?? word ?? '').trim());
  return [...new Set(terms.filter((term) => term !== ''))].slice(0, MOST_TERMS);
}

/** Every place of any of the terms in Markdown, in order; places that touch or overlap are one. */
export function findTerms(markdown: string, terms: readonly string[]): FoundSpan[] {
  const { folded, starts, ends } = foldWithOffsets(markdown);
  const spans: FoundSpan[] = [];
  for (const term of terms) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      spans.push({ start: starts[at] ?? 0, end: ends[at + term.length - 1] ?? 0 });
    }
  }
  return mergeSpans(spans);
}

interface FoldedOffsets {
  folded: string;
  /** Of each UTF-16 unit of `folded`: where the letter that it comes from starts and ends. */
  starts: number[];
  ends: number[];
}

/** White space, plain letters in a row, or one letter with its marks. */
const CLUSTER = /\s+|[!-~]+(?!\p{M})|\P{M}\p{M}*|\p{M}+/gu;

/** The same text as `toSearchText` gives, letter by letter: slower, for what is shown. */
function foldWithOffsets(markdown: string): FoldedOffsets {
  const places: FoldedOffsets = { folded: '', starts: [], ends: [] };
  let from = 0;
  for (const unread of markdown.matchAll(UNREAD)) {
    addFolded(places, markdown, from, unread.index);
    from = unread.index + unread[0].length;
  }
  addFolded(places, markdown, from, markdown.length);
  return places;
}

function addFolded(places: FoldedOffsets, markdown: string, from: number, to: number): void {
  for (const { 0: cluster, index } of markdown.slice(from, to).matchAll(CLUSTER)) {
    const folded = foldForSearch(cluster).replace(/\s+/g, ' ');
    const isSecondSpace = folded === ' ' && places.folded.endsWith(' ');
    if (isSecondSpace) continue;
    places.folded += folded;
    const start = from + index;
    const isPlain = /^[!-~]/.test(cluster) && folded.length === cluster.length;
    for (let unit = 0; unit < folded.length; unit++) {
      places.starts.push(isPlain ? start + unit : start);
      places.ends.push(isPlain ? start + unit + 1 : start + cluster.length);
    }
  }
}

function mergeSpans(spans: readonly FoundSpan[]): FoundSpan[] {
  const merged: FoundSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}
