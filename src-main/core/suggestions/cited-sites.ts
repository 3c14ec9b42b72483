/** The sites that an answer cites, by the key of their name: makers' own ones; publishers and networks are left out. */
import { parse } from 'tldts';

import { toNameKey } from './candidate-name.ts';
import { isPublisherDomain } from './known-publishers.ts';

export interface Site {
  domain: string;
  /** Whether one of the pages is the maker's own and no article. */
  isOwnPage: boolean;
}

interface Page extends Site {
  key: string;
}

/** Paths of a vendor's own pages; an article on a site says nothing of whose site it is. */
const OWN_PAGE =
  /^\/?$|^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?$|(?:[a-z]{2}\/)?(?:pricing|prices|plans|product|products|features|preise|tarifs|precios|prezzi)\b)/i;

/** Answers cite the same pages again and again. */
const MOST_KNOWN = 20_000;
const known = new Map<string, Page | null>();

/** Registrable domains by the key of their name, without publishers. */
export function toSites(urls: readonly string[]): Map<string, Site> {
  const sites = new Map<string, Site>();
  for (const url of urls) {
    const page = readPage(url);
    if (page === null) continue;
    const { key, domain, isOwnPage } = page;
    const site = sites.get(key);
    if (!site) sites.set(key, { domain, isOwnPage });
    else if (site.domain === domain) site.isOwnPage ||= isOwnPage;
  }
  return sites;
}

function readPage(url: string): Page | null {
  let page = known.get(url);
  if (page === undefined) {
    page = toPage(url);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(url, page);
  }
  return page;
}

function toPage(url: string): Page | null {
  if (!URL.canParse(url)) return null;
  const { domain, domainWithoutSuffix, isIp } = parse(url, { allowPrivateDomains: false });
  if (!domain || !domainWithoutSuffix || isIp || isPublisherDomain(domain)) return null;
  return { key: toNameKey(domainWithoutSuffix), domain, isOwnPage: OWN_PAGE.test(new URL(url).pathname) };
}
