/**
 * Chooses at one offset of a text among the names, spellings and forms that the trie found there: the longest that stands alone, of several
 * of one length the one found by the strictest rule.
 */
import type { NameRule } from '#shared/vocabulary/name-rules.ts';
import { NAME_RULES } from '#shared/vocabulary/name-rules.ts';
import { isFreeBefore, standsAlone } from './boundaries.ts';
import { characterAt, isKatakana, isUnspaced, isWordCharacter } from './character-kinds.ts';
import { isCommonWord } from './common-words.ts';
import type { CompiledBrands } from './compile-brands.ts';
import { type FoldedText, foldText } from './folding.ts';
import { toFoldedName } from './name-forms.ts';
import { isCapital, keepsLetters } from './name-letters.ts';
import type { NameEntry } from './name-trie.ts';
import type { PlainText } from './plain-text.ts';
import type { SentenceLanguages } from './sentence-language.ts';
import type { WordIndex } from './word-index.ts';

/** A text in which names are looked for. */
export interface SearchedText {
  plain: PlainText;
  folded: FoldedText;
  words: WordIndex;
  languages: SentenceLanguages;
}

export interface ChosenName {
  brand: number;
  rule: NameRule;
  start: number;
  end: number;
  foldedEnd: number;
}

/** The longest endings are compounds with their own. */
const MOST_ENDING = 24;

/** Null where nothing that begins at `index` of the folded text is a name. */
export function chooseName(text: SearchedText, index: number, brands: CompiledBrands): ChosenName | null {
  const candidates = brands.names.findAt(text.folded.text, index);
  let best: ChosenName | null = null;
  for (let position = candidates.length - 1; position >= 0; position--) {
    const { end: foldedEnd, entries } = candidates[position]!;
    const range = toRange(text, index, foldedEnd);
    for (const entry of entries) {
      const found =
        entry.endings === null
          ? range && readWhole(text, range, entry, brands)
          : readEnding(text, { index, foldedEnd }, entry, brands);
      if (found && isBetter(found, best)) best = found;
    }
  }
  return best;
}

function isBetter(found: ChosenName, best: ChosenName | null): boolean {
  if (best === null || found.foldedEnd > best.foldedEnd) return true;
  return found.foldedEnd === best.foldedEnd && NAME_RULES.indexOf(found.rule) < NAME_RULES.indexOf(best.rule);
}

interface MatchRange {
  start: number;
  end: number;
  foldedEnd: number;
}

/** The range of the text; null where it begins or ends within a character or a host name. */
function toRange({ plain, folded }: SearchedText, index: number, foldedEnd: number): MatchRange | null {
  const start = folded.starts ? folded.starts[index]! : index;
  const end = folded.ends ? folded.ends[foldedEnd - 1]! : foldedEnd;
  if (cutsHost(plain, start, end) || splitsCluster(folded, index, foldedEnd)) return null;
  return { start, end, foldedEnd };
}

function readWhole(text: SearchedText, range: MatchRange, entry: NameEntry, brands: CompiledBrands): ChosenName | null {
  const { start, end } = range;
  if (entry.language !== null && entry.language !== text.languages.findAt(start)) return null;
  if (!standsAlone(text.plain.text, start, end, text.words)) return null;
  const written = text.plain.text.slice(start, end);
  if (!keepsLetters(entry, written)) return null;
  const rule = entry.rule === 'exact' && entry.brand >= 0 ? toRule(entry, written) : entry.rule;
  if (rule !== 'exact' && brands.brands[entry.brand]?.withoutRules?.includes(rule)) return null;
  if (rule !== 'exact' && entry.rule !== 'exact' && isOrdinary(text, range, entry)) return null;
  return { brand: entry.brand, rule, ...range };
}

/** Letters without the points of the name, and spaces between Han letters, are another spelling of it. */
function toRule({ name }: NameEntry, written: string): NameRule {
  if (written === name || !/[^\0-\u036f]/.test(written)) return 'exact';
  const toStrict = (text: string) => foldText(text.replace(/[\s\p{Pd}]+/gu, ' ')).text;
  return toStrict(written) === toStrict(name) ? 'exact' : 'spelling';
}

/** The name with what directly follows it, where that is an ending of the language. */
function readEnding(
  text: SearchedText,
  { index, foldedEnd }: { index: number; foldedEnd: number },
  entry: NameEntry,
  brands: CompiledBrands,
): ChosenName | null {
  const ending = readRun(text.folded.text, foldedEnd);
  if (ending === '' || ending.length > MOST_ENDING) return null;
  const range = toRange(text, index, foldedEnd + ending.length);
  if (range === null || !isFreeBefore(text.plain.text, range.start, range.end)) return null;
  const language = text.languages.findAt(range.start);
  if (entry.language !== null && entry.language !== language) return null;
  const rule = entry.endings?.get(language)?.get(ending);
  if (rule === undefined || rule === 'exact' || brands.brands[entry.brand]?.withoutRules?.includes(rule)) return null;
  if (!keepsLetters(entry, text.plain.text.slice(range.start, range.end))) return null;
  return isOrdinary(text, range, { ...entry, rule }) ? null : { brand: entry.brand, rule, ...range };
}

/** The letters from `start` on that are written as one word; none where a digit belongs to them. */
function readRun(folded: string, start: number): string {
  let end = start;
  while (end - start <= MOST_ENDING) {
    const next = characterAt(folded, end);
    if (!isWordCharacter(next) || (isUnspaced(next) && !isKatakana(next))) break;
    if (/\p{Nd}/u.test(next)) return '';
    end += next.length;
  }
  return folded.slice(start, end);
}

/** Languages that inflect names and write words small: there a capital in the middle of a sentence says that a form is of a name. */
const DECLINING = new Set(['pl', 'cs', 'ru', 'el', 'fi', 'tr', 'sv', 'da', 'no']);

/** Whether the form is an ordinary word of the language, or the name is one and this may be its plural. */
function isOrdinary(
  { plain, languages }: SearchedText,
  { start, end }: MatchRange,
  { name, rule }: NameEntry,
): boolean {
  const language = languages.findAt(start);
  const written = plain.text.slice(start, end);
  const isName = isCommonWord(toFoldedName(name), language);
  if (rule === 'compound') return isName || isCommonWord(toFoldedName(written), language);
  if (/\s/u.test(written) || /\p{Ll}\p{Lu}/u.test(written)) return false;
  if (isCommonWord(toFoldedName(written), language)) {
    const isProper = isCapital(characterAt(written, 0)) && DECLINING.has(language);
    return !isProper || beginsSentence(plain.text, start, language);
  }
  return isName && rule === 'inflected' && (!DECLINING.has(language) || beginsSentence(plain.text, start, language));
}

/** A semicolon ends no sentence, but is the question mark of Greek. */
function beginsSentence(text: string, start: number, language: string): boolean {
  let index = start;
  while (index > 0 && /[\s"'“”„«»‚‘’()[\]*_]/u.test(text[index - 1]!) && text[index - 1] !== '\n') index--;
  const before = text[index - 1];
  return before === undefined || /[\n.!?:•–—\u2026\ufffc]/u.test(before) || (before === ';' && language === 'el');
}

/** Whether the range starts or ends within what one character folds to: "o" is no match in "œ". */
function splitsCluster({ starts }: FoldedText, index: number, end: number): boolean {
  if (!starts) return false;
  return (index > 0 && starts[index - 1] === starts[index]) || (end < starts.length && starts[end - 1] === starts[end]);
}

/** Whether the range is only a part of a host name: "Acme" is not named in "acme.com", but "Acme.com" is. */
function cutsHost({ hosts }: PlainText, start: number, end: number): boolean {
  let low = 0;
  let high = hosts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (hosts[middle]![1] > start) high = middle;
    else low = middle + 1;
  }
  for (let index = low; index < hosts.length && hosts[index]![0] < end; index++) {
    if (hosts[index]![0] < start || hosts[index]![1] > end) return true;
  }
  return false;
}
