/** The names that one answer puts forward: candidates for competitors. Pure; knows nothing of who is tracked. */
import { toPlainText } from '../measuring/plain-text.ts';
import { findHeads } from './answer-heads.ts';
import { type HeadName, isIdleName, readHeadName, toPromptWords } from './candidate-name.ts';
import { toSites } from './cited-sites.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { findProseNames } from './prose-names.ts';

/** Raised whenever the same answer would give other candidates: then all answers are recounted. */
export const RULES_VERSION = 2;

export interface Candidate {
  key: string;
  /** As the answer spells it first; the domain itself when only its site is cited. */
  name: string;
  isNameDomain: boolean;
  domain: string | null;
  /** Whether it stands where an answer puts names, and not in sentences alone. */
  isPutForward: boolean;
}

export interface AnswerToSearch {
  prompt: string;
  text: string;
  cited: readonly { url: string }[];
  /** A prompt language in either spelling. */
  language: string;
}

/** Distinct candidates in the order of the answer. A name gets the domain that its head links to or that is cited. */
export function extractCandidates(answer: AnswerToSearch): Candidate[] {
  const promptWords = readPromptWords(answer.prompt);
  const sites = toSites(answer.cited.map((source) => source.url));
  const found = new Map<string, Candidate>();
  const language = answer.language.toLowerCase();
  for (const head of findHeads(answer.text)) {
    const named = readHeadName(head.text);
    if (named === null || isIdleName(named, promptWords)) continue;
    const { key, name } = named;
    const domain = sites.get(key)?.domain ?? (head.url ? toSites([head.url]).get(key)?.domain : null) ?? null;
    if (domain === null && isOrdinaryHead(named, { text: answer.text, language })) continue;
    const known = found.get(key);
    if (!known) found.set(key, { key, name, isNameDomain: false, domain, isPutForward: true });
    else known.domain ??= domain;
  }
  for (const [key, site] of sites) {
    if (site.isOwnPage && !found.has(key)) {
      found.set(key, { key, name: site.domain, isNameDomain: true, domain: site.domain, isPutForward: true });
    }
  }
  for (const name of findProseNames(toProse(answer.text), language)) {
    const named = readHeadName(name);
    if (named === null || found.has(named.key) || isIdleName(named, promptWords)) continue;
    found.set(named.key, { ...named, isNameDomain: false, domain: null, isPutForward: false });
  }
  return [...found.values()];
}

/** Plain text takes time; only code has to be left out. */
function toProse(text: string): string {
  return text.includes('`') ? toPlainText(text).text : text;
}

/** A heading: nothing but ordinary words, or a word that the answer also has in small letters. */
function isOrdinaryHead({ name, words }: HeadName, { text, language }: { text: string; language: string }): boolean {
  if (words.every((word) => isOrdinaryWord(word, language))) return true;
  const small = name.toLowerCase();
  if (small === name) return false;
  const at = text.indexOf(` ${small}`);
  return at !== -1 && !/[\p{L}\p{N}.-]/u.test(text.charAt(at + small.length + 1));
}

/** Whoever walks over history has thousands of answers to the same prompt in a row. */
let last = { prompt: '', words: toPromptWords('') };

function readPromptWords(prompt: string): ReadonlySet<string> {
  if (last.prompt !== prompt) last = { prompt, words: toPromptWords(prompt) };
  return last.words;
}
