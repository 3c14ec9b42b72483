/** The spellings in one answer that are near a tracked name and that the rules do not count. Pure. */
import type { CompiledBrands } from '../measuring/compile-brands.ts';
import { findNames } from '../measuring/find-names.ts';
import { countParticle } from '../measuring/korean-particles.ts';
import { toFoldedName } from '../measuring/name-forms.ts';
import type { NearNames } from '../measuring/nearness/near-names.ts';
import { type PlainText, toPlainText } from '../measuring/plain-text.ts';
import { toWordIndex } from '../measuring/word-index.ts';
import { findHeads } from '../suggestions/answer-heads.ts';

export interface Ghost {
  brandId: number;
  /** Folded; the same for spellings that count as one. */
  spelling: string;
  /** As the answer writes it first. */
  name: string;
  /** UTF-16 offsets in the answer's Markdown, in order. */
  spans: [start: number, end: number][];
}

/** Raised whenever the same answer and names would give other ghosts: then all answers are looked at again. */
export const GHOST_RULES_VERSION = 1;

/** Tracked names, prepared for many answers. */
export interface SoughtNames {
  near: NearNames;
  brands: CompiledBrands;
}

interface NameRange {
  brandId: number;
  start: number;
  end: number;
}

/** `language`: a prompt language in either spelling. In the order of the answer. */
export function findGhosts({ text, language }: { text: string; language: string }, sought: SoughtNames): Ghost[] {
  const code = language.toLowerCase();
  const { near } = sought;
  // Cheap: marks of Markdown are looked through as well, and most answers end here.
  if (findCapitalised(text, near, code).length === 0 && !WITHOUT_CAPITALS.test(text)) return [];
  const plain = toPlainText(text);
  const ranges = [...findCapitalised(plain.text, near, code), ...findSetApart(plain, text, { near, language: code })];
  if (ranges.length === 0) return [];
  const counted = findNames(plain, sought.brands, { language, words: toWordIndex(plain.text) });
  const isCounted = ({ start, end }: NameRange) => counted.some((name) => name.start < end && start < name.end);
  const ghosts = new Map<string, Ghost>();
  for (const range of ranges.filter((one) => !isCounted(one)).sort((a, b) => a.start - b.start)) {
    const name = plain.text.slice(range.start, range.end);
    const spelling = toFoldedName(name);
    const span = plain.toSource(range.start, range.end);
    const known = ghosts.get(spelling);
    if (known) known.spans.push(span);
    else ghosts.set(spelling, { brandId: range.brandId, spelling, name, spans: [span] });
  }
  return [...ghosts.values()];
}

const CAPITAL = /(?<![\p{L}\p{M}\p{N}])\p{Ll}?\p{Lu}/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/uy;
/** What stands between words of a name, marks of emphasis included. */
const JOINT = /(?:[ \u00a0]|[-‐‑–'’.&*_]{1,2} ?)(?=[\p{L}\p{N}])/uy;
/** In other alphabets a name may begin with any letter. */
const FIRST_FOREIGN = 0x370;

/** Places of words with a capital that are near, the longest that has a name's very letters before shorter ones. */
function findCapitalised(text: string, near: NearNames, language: string): NameRange[] {
  const ranges: NameRange[] = [];
  let from = 0;
  for (const { index, 0: found } of text.matchAll(CAPITAL)) {
    if (index < from) continue;
    const letter = found.toLowerCase().normalize('NFD').charAt(0);
    if (letter.charCodeAt(0) < FIRST_FOREIGN && !near.initials.has(letter)) continue;
    const range = findLongest(text, index, { near, language });
    if (range === null) continue;
    ranges.push(range);
    from = range.end;
  }
  return ranges;
}

/** One word that is near is taken alone, but where the next ones make the name's very letters of it. */
function findLongest(text: string, start: number, { near, language }: { near: NearNames; language: string }) {
  let last = start;
  let end = readEnd(WORD, text, start);
  let best: NameRange | null = null;
  for (let words = 1; words <= near.mostWords; words++) {
    const found = near.find(text.slice(start, end), language);
    const isTaken = found?.isSame || (best === null && (words === 1 || /^[\p{Lu}\p{N}]/u.test(text.slice(last, end))));
    if (found && isTaken) best = { brandId: found.brandId, start, end };
    last = readEnd(JOINT, text, end);
    const next = readEnd(WORD, text, last);
    if (next <= end || last === end) break;
    end = next;
  }
  return best;
}

/** Where the match at `index` ends; `index` where there is none. */
function readEnd(pattern: RegExp, text: string, index: number): number {
  pattern.lastIndex = index;
  return pattern.test(text) ? pattern.lastIndex : index;
}

const WITHOUT_CAPITALS = /[\u0590-\u06ff\u30a1-\u30ff\uac00-\ud7a3]/;
const RUN = /[\p{Script=Arabic}\p{M}]+|[\p{Script=Hebrew}\p{M}]+|\p{Script=Hangul}+|[\p{Script=Katakana}ー・]+/gu;
const QUOTED = /[「『«“"„]([^「」『』«»“”"„\n]{2,40})[」』»”"“]/gu;
/** One-letter words that Arabic and Hebrew write as one with the next. */
const PREFIXES = /^[وفبكلהובכלמש]/u;

/** In scripts without capitals: words of heads, cells and quoted text, wherever they stand in the answer. */
function findSetApart(
  plain: PlainText,
  markdown: string,
  { near, language }: { near: NearNames; language: string },
): NameRange[] {
  if (!WITHOUT_CAPITALS.test(plain.text)) return [];
  const shown = [
    ...findHeads(markdown).map(({ text }) => text),
    ...markdown.split('\n').flatMap((line) => (line.startsWith('|') ? line.split('|') : [])),
    ...[...plain.text.matchAll(QUOTED)].map(([, quoted = '']) => quoted),
  ];
  const found = new Map<string, number>();
  for (const run of new Set(shown.flatMap((text) => text.match(RUN) ?? []))) {
    for (const word of [run, ...toBareWords(run)]) {
      const brandId = near.find(word, language)?.brandId;
      if (brandId === undefined) continue;
      found.set(word, brandId);
      break;
    }
  }
  return [...found].flatMap(([word, brandId]) =>
    [...plain.text.matchAll(new RegExp(word, 'gu'))].map(({ index }) => ({
      brandId,
      start: index,
      end: index + word.length,
    })),
  );
}

/** Without a particle behind it, or a word before it. */
function toBareWords(run: string): string[] {
  const bare = run.replace(PREFIXES, '');
  const ends = /\p{Script=Hangul}/u.test(run) ? Array.from({ length: run.length }, (_, at) => at).slice(2) : [];
  return [
    ...ends.filter((end) => countParticle(run, end) > 0).map((end) => run.slice(0, end)),
    ...(bare === run ? [] : [bare]),
  ];
}
