/** The names that one answer puts forward: candidates for competitors. Pure; knows nothing of who is tracked. */
import { findHeads } from './answer-heads.ts';
import { isIdleName, readHeadName, toPromptWords } from './candidate-name.ts';
import { toSites } from './cited-sites.ts';

/** Raised whenever the same answer would give other candidates: then all answers are recounted. */
export const RULES_VERSION = 1;

export interface Candidate {
  key: string;
  /** As the answer spells it first; the domain itself when only its site is cited. */
  name: string;
  isNameDomain: boolean;
  domain: string | null;
}

export interface AnswerToSearch {
  prompt: string;
  text: string;
  cited: readonly { url: string }[];
}

/** Distinct candidates in the order of the answer. A name gets the domain that its head links to or that is cited. */
export function extractCandidates(answer: AnswerToSearch): Candidate[] {
  const promptWords = readPromptWords(answer.prompt);
  const sites = toSites(answer.cited.map((source) => source.url));
  const found = new Map<string, Candidate>();
  for (const head of findHeads(answer.text)) {
    const named = readHeadName(head.text);
    if (named === null || isIdleName(named, promptWords)) continue;
    const { key, name } = named;
    const domain = sites.get(key)?.domain ?? (head.url ? toSites([head.url]).get(key)?.domain : null) ?? null;
    const known = found.get(key);
    if (!known) found.set(key, { key, name, isNameDomain: false, domain });
    else known.domain ??= domain;
  }
  for (const [key, site] of sites) {
    if (site.isOwnPage && !found.has(key)) {
      found.set(key, { key, name: site.domain, isNameDomain: true, domain: site.domain });
    }
  }
  return [...found.values()];
}

/** Whoever walks over history has thousands of answers to the same prompt in a row. */
let last = { prompt: '', words: toPromptWords('') };

function readPromptWords(prompt: string): ReadonlySet<string> {
  if (last.prompt !== prompt) last = { prompt, words: toPromptWords(prompt) };
  return last.words;
}
