/** From a head to a name: trimming it, deciding whether it can be one, and the key under which spellings are one name. */
import { parse } from 'tldts';

import { foldText } from '../measuring/folding.ts';
import { CONNECTOR_WORDS, GENERIC_WORDS, STARTER_WORDS } from './generic-words.ts';
import { isPublisherName } from './known-publishers.ts';

const MAX_CHARACTERS = 40;
const MAX_CASELESS_CHARACTERS = 12;
const MAX_WORDS = 4;
const LEGAL_FORM = /[\s,]+(?:inc|llc|ltd|limited|gmbh|ag|corp|corporation|co|s\.?a|s\.?r\.?l|b\.?v|plc)\.?$/i;

/** The part of a head in front of its explanation, without numbering, marks and legal form; may be empty. */
export function toName(head: string): string {
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

/**
 * True for what can be the name of a brand: short, no sentence, capitals where its script has them, not made of generic
 * words or of the prompt's, and no publisher or network.
 */
export function isNameLike(name: string, promptWords: ReadonlySet<string>): boolean {
  const key = toNameKey(name);
  if ([...key].length < 2 || !/\p{L}/u.test(key) || [...name].length > MAX_CHARACTERS) return false;
  if (/[,;!?…"“”„«»、。,؛،/=%€$£@<>[\]{}]/u.test(name) || isPublisherName(key)) return false;
  const written = name.split(' ');
  if (written.length > MAX_WORDS || !(hasCase(name) ? hasNameCase(written) : isCaselessName(name))) return false;
  const words = toWords(name);
  if (STARTER_WORDS.has(words[0] ?? '') && words.length > 1) return false;
  return !words.every((word) => isIdle(word, promptWords));
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
