/**
 * Says of a spelling which tracked brand it is near: mistyped, heard alike, joined or parted, in another script, or without the "App" of a
 * name. Whether the rules count it, and whether it stands where a name does, is the caller's business. Pure.
 */
import { isCommonWord } from '../common-words.ts';
import { foldNames } from '../folding.ts';
import type { BrandRules } from '../measurement.ts';
import { toFoldedName } from '../name-forms.ts';
import { toLatinLetters } from './latin-letters.ts';
import { isMistyped, listSkeletons } from './name-sounds.ts';

export interface Near {
  brandId: number;
  /** Letter by letter the name, and only its words joined or parted otherwise. */
  isSame: boolean;
}

interface Target {
  brandId: number;
  /** Folded letters and digits, and the same in Latin ones. */
  key: string;
  latin: string;
  skeletons: ReadonlySet<string>;
  /** Words of the name. */
  words: number;
  /** Less than the whole name: only the very letters count. */
  isPart: boolean;
}

/** Vowels are not told, or others put between consonants. */
const CONSONANT_SCRIPT = /[\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}]/u;
const OTHER_SCRIPT = /[^\0-\u024f]/;
/** Words that a name has and people leave out. */
const LEADING = /^the\s+/i;
const TRAILING =
  /[\s,.]+(?:apps?|software|inc|llc|ltd|limited|gmbh|ag|corp|corporation|co|company|plc|s\.?a|s\.?r\.?l|b\.?v|com|io)\.?$/i;
const LEAST_PART = 5;
const MOST_KNOWN = 50_000;

export class NearNames {
  readonly #targets: Target[];
  /** Spellings that brands have, or exclude: whoever entered them has decided. */
  readonly #decided: ReadonlySet<string>;
  readonly #known = new Map<string, Near | null>();
  /** A spelling is near in no more words than these. */
  readonly mostWords: number;
  /** Letters, folded, with which near spellings in Latin letters begin. */
  readonly initials: ReadonlySet<string>;

  constructor(brands: readonly BrandRules[]) {
    this.#targets = brands.flatMap(({ brandId, names }) => names.flatMap(({ text }) => toTargets(brandId, text)));
    this.#decided = new Set(
      brands.flatMap(({ names, exclusions }) => [...names.map(({ text }) => text), ...exclusions]).map(toFoldedName),
    );
    this.mostWords = Math.min(4, 1 + Math.max(0, ...this.#targets.map(({ words }) => words)));
    this.initials = new Set(this.#targets.flatMap(({ latin }) => listInitials(latin)));
  }

  /** The brand to which a spelling in the text of an answer in this language is near; null for a common word and what is decided. */
  find(spelling: string, language: string): Near | null {
    const id = `${language} ${spelling}`;
    let found = this.#known.get(id);
    if (found === undefined) {
      found = this.#search(spelling, language);
      if (this.#known.size >= MOST_KNOWN) this.#known.clear();
      this.#known.set(id, found);
    }
    return found;
  }

  #search(spelling: string, language: string): Near | null {
    const folded = toFoldedName(spelling);
    if (this.#decided.has(folded)) return null;
    const key = toKey(spelling);
    const same = this.#targets.find((target) => target.key === key && !target.isPart);
    // Words apart that are one name, letter by letter, are that name, common or not; a single one is counted or left out for a reason.
    if (same) return folded === key ? null : { brandId: same.brandId, isSame: true };
    const words = folded.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
    if (words.every((word) => isCommonWord(word, language) || isCommonWord(word, 'en'))) return null;
    const latin = toLatinLetters(key);
    const near = this.#targets.find((target) => isNear(key, latin, target));
    return near ? { brandId: near.brandId, isSame: false } : null;
  }
}

function isNear(key: string, latin: string, target: Target): boolean {
  if (target.isPart) return target.key === key;
  const isForeign = OTHER_SCRIPT.test(key) !== OTHER_SCRIPT.test(target.key);
  if (isForeign && (CONSONANT_SCRIPT.test(key) || CONSONANT_SCRIPT.test(target.key))) {
    return listSkeletons(latin).some((skeleton) => target.skeletons.has(skeleton));
  }
  if (CONSONANT_SCRIPT.test(key)) return isMistyped(key, target.key);
  return (latin === target.latin && key !== target.key) || isMistyped(latin, target.latin);
}

function toTargets(brandId: number, text: string): Target[] {
  const part = text.trim().replace(LEADING, '').replace(TRAILING, '').trim();
  const whole = toTarget(brandId, text, false);
  const isParted = part !== text.trim() && toKey(part).length >= LEAST_PART;
  return [whole, ...(isParted ? [toTarget(brandId, part, true)] : [])].filter(({ key }) => [...key].length > 2);
}

function toTarget(brandId: number, text: string, isPart: boolean): Target {
  const key = toKey(text);
  const latin = toLatinLetters(key);
  const words = toFoldedName(text).split(' ').length;
  return { brandId, key, latin, skeletons: new Set(listSkeletons(latin)), words, isPart };
}

/** Letters and digits alone, folded. */
function toKey(text: string): string {
  return foldNames(text.normalize('NFC')).text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

const HEARD_ALIKE = ['ckqsx', 'fp', 'iyj', 'sz', 'vwb', 'tdh', 'gk'];

function listInitials(latin: string): string[] {
  const [first = '', second = ''] = latin;
  return [
    first,
    second,
    ...HEARD_ALIKE.filter((letters) => letters.includes(first)).flatMap((letters) => [...letters]),
  ];
}
