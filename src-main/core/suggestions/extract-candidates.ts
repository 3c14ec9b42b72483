/** The names that one answer puts forward: candidates for competitors. Pure; knows nothing of who is tracked. */
import { parse } from 'tldts';

import { findHeads } from './answer-heads.ts';
import { isNameLike, toName, toNameKey, toPromptWords } from './candidate-name.ts';
import { isPublisherDomain } from './known-publishers.ts';

/** Raised whenever the same answer would give other candidates: then all answers are counted anew. */
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

/** Paths of a vendor's own pages; an article on a site says nothing of whose site it is. */
const OWN_PAGE =
  /^\/?$|^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?$|(?:[a-z]{2}\/)?(?:pricing|prices|plans|product|products|features|preise|tarifs|precios|prezzi)\b)/i;

/** Distinct candidates in the order of the answer. A name gets the domain that its head links to or that is cited. */
export function extractCandidates(answer: AnswerToSearch): Candidate[] {
  const promptWords = toPromptWords(answer.prompt);
  const sites = toSites(answer.cited.map((source) => source.url));
  const found = new Map<string, Candidate>();
  for (const head of findHeads(answer.text)) {
    const name = toName(head.text);
    if (!isNameLike(name, promptWords)) continue;
    const key = toNameKey(name);
    const domain = sites.get(key)?.domain ?? toSites(head.url ? [head.url] : []).get(key)?.domain ?? null;
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

interface Site {
  domain: string;
  isOwnPage: boolean;
}

/** Registrable domains by the key of their name, without publishers. */
function toSites(urls: readonly string[]): Map<string, Site> {
  const sites = new Map<string, Site>();
  for (const url of urls) {
    if (!URL.canParse(url)) continue;
    const { domain, domainWithoutSuffix, isIp } = parse(url, { allowPrivateDomains: false });
    if (!domain || !domainWithoutSuffix || isIp || isPublisherDomain(domain)) continue;
    const key = toNameKey(domainWithoutSuffix);
    const isOwnPage = OWN_PAGE.test(new URL(url).pathname);
    const known = sites.get(key);
    if (!known) sites.set(key, { domain, isOwnPage });
    else if (known.domain === domain) known.isOwnPage ||= isOwnPage;
  }
  return sites;
}
