/** From a head to a name: trimming it, deciding whether it can be one, and the key under which spellings are one name. */
import { parse } from 'tldts';

import { foldText } from '../measuring/folding.ts';
import { CONNECTOR_WORDS, GENERIC_WORDS, STARTER_WORDS } from './generic-words.ts';
import { isPublisherName } from './known-publishers.ts';

const MAX_CHARACTERS = 40;
const MAX_CASELESS_CHARACTERS = 12;
const MAX_WORDS = 4;
const LEGAL_FORM = /[\s,]+(?:inc|llc|ltd|limited|gmbh|ag|corp|corporation|co|s\.?a|s\.?r\.?l|b\.?v|plc)\.?$/i;

/** What a head names: looked at once, whichever prompts its answers are to. */
export interface HeadName {
  name: string;
  key: string;
  /** Folded. */
  words: readonly string[];
}

/** Brands head items again and again; what is longer comes but once. */
const MOST_KNOWN = 20_000;
const MOST_KNOWN_CHARACTERS = 60;
const known = new Map<string, HeadName | null>();

/**
 * The name that a head puts forward, or null for what cannot be the name of a brand: short, no sentence, capitals where its script has
 * them, and no publisher or network. Whether it says anything new is {@link isIdleName}'s business.
 */
export function readHeadName(head: string): HeadName | null {
  if (head.length > MOST_KNOWN_CHARACTERS) return toHeadName(head);
  let found = known.get(head);
  if (found === undefined) {
    found = toHeadName(head);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(head, found);
  }
  return found;
}

/** The first word has no capital, and the name ends with it or goes on: the cheap look that most heads do not pass. */
const LOWER_CASE_START = /^[a-z]+(?:[\s:(|]|$)/;

function toHeadName(head: string): HeadName | null {
  if (LOWER_CASE_START.test(head)) return null;
  const name = toName(head);
  const key = isShort(name) ? toNameKey(name) : '';
  return isNameLike(name, key) ? { name, key, words: toWords(name) } : null;
}

/** The part of a head in front of its explanation, without numbering, marks and legal form; may be empty. */
function toName(head: string): string {
  return head
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^[(#]?\d{1,3}[.):]\s*/, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .split(/[:：(（|]|\s[-–—→]\s|[–—]\s/u, 1)
    .join('')
    .replace(/[™®©]/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}+!]+$/u, '')
    .replace(LEGAL_FORM, '')
    .trim();
}

/** Spellings with the same key are one name: case, accents, spaces and punctuation aside, "Monday.com" as "monday". */
export function toNameKey(name: string): string {
  const host = toHostLabel(name);
  return foldText(host ?? name).text.replace(/[^\p{L}\p{N}\p{M}]/gu, '');
}

function toHostLabel(name: string): string | null {
  if (!/^\S+\.\S+$/.test(name)) return null;
  const { isIcann, domainWithoutSuffix } = parse(name, { allowPrivateDomains: false });
  return isIcann ? domainWithoutSuffix : null;
}

/** Words of a prompt, folded: what it asks about is a category, and no news as a name. */
export function toPromptWords(prompt: string): ReadonlySet<string> {
  return new Set(toWords(prompt).flatMap((word) => [word, `${word}s`, word.replace(/s$/, '')]));
}

function isShort(name: string): boolean {
  // Of a letter outside the first plane both halves count here.
  return name.length <= 2 * MAX_CHARACTERS && [...name].length <= MAX_CHARACTERS;
}

function isNameLike(name: string, key: string): boolean {
  if ([...key].length < 2 || !/\p{L}/u.test(key)) return false;
  if (/[,;!?…"“”„«»、。,؛،/=%€$£@<>[\]{}]/u.test(name) || isPublisherName(key)) return false;
  const written = name.split(' ');
  return written.length <= MAX_WORDS && (hasCase(name) ? hasNameCase(written) : isCaselessName(name));
}

/** True when a name is made of generic words and those of the prompt. */
export function isIdleName({ words }: HeadName, promptWords: ReadonlySet<string>): boolean {
  if (STARTER_WORDS.has(words[0] ?? '') && words.length > 1) return true;
  return words.every((word) => isIdle(word, promptWords));
}

function isIdle(word: string, promptWords: ReadonlySet<string>): boolean {
  const isGeneric = GENERIC_WORDS.has(word) || CONNECTOR_WORDS.has(word) || STARTER_WORDS.has(word);
  return isGeneric || promptWords.has(word) || /^\p{N}+$/u.test(word);
}

function toWords(text: string): string[] {
  return foldText(text).text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

function hasCase(text: string): boolean {
  return /[\p{Lu}\p{Ll}]/u.test(text);
}

/** Every word but a connector between two has a capital or begins with a digit; a host may do without. */
function hasNameCase(words: readonly string[]): boolean {
  if (words.length === 1 && toHostLabel(words[0] ?? '') !== null) return true;
  return words.every((word, index) => {
    const isInside = index > 0 && index < words.length - 1;
    return /\p{Lu}|^\p{N}/u.test(word) || (isInside && CONNECTOR_WORDS.has(word)) || !hasCase(word);
  });
}

/** Scripts without capitals: short, and in Japanese without the letters that sentences need. */
function isCaselessName(name: string): boolean {
  return [...name].length <= MAX_CASELESS_CHARACTERS && !/\p{Script=Hiragana}/u.test(name);
}
