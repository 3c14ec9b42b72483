/** Says what kind of source a page is on, by what the project says, by known domains and by patterns. Pure. */
import type { SourceType } from '#shared/vocabulary/source-types.ts';
import { KNOWN_DOMAINS } from './known-domains/known-domains.ts';
import { KNOWN_HOSTS } from './known-domains/known-hosts.ts';
import { findNearest } from './parent-domains.ts';
import type { SourceOwners } from './source-owners.ts';
import { isDiscussionPath, matchHostPattern, matchPathPattern } from './source-patterns.ts';

export interface SourcePage {
  url: string;
  /** Lower-case, without `www.`. */
  host: string;
}

/**
 * In this order: domains of the own brand and of competitors, the owner's word, well-known hosts and domains, patterns of
 * hosts, patterns of paths. A forum on the site of a company or a magazine is `ugc`. `other` when nothing is known.
 */
export function classifySource({ url, host }: SourcePage, owners: SourceOwners): SourceType {
  const told = findNearest(host, owners.brands) ?? findNearest(host, owners.overrides);
  if (told) return told;
  const path = url.slice(url.indexOf(host) + host.length).toLowerCase();
  const pattern = matchHostPattern(host);
  const known = KNOWN_HOSTS.get(host) ?? (pattern === 'ugc' ? 'ugc' : findNearest(host, KNOWN_DOMAINS)) ?? pattern;
  if ((known === 'corporate' || known === 'editorial') && isDiscussionPath(path)) return 'ugc';
  return known ?? matchPathPattern(path) ?? 'other';
}
