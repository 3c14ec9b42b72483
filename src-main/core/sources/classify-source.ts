/** Says what kind of source a page is on, by what the project says, by known domains and by patterns. Pure. */
import type { SourceType } from '#shared/vocabulary/source-types.ts';
import { isWrittenPath } from './classify-url.ts';
import { KNOWN_DOMAINS } from './known-domains/known-domains.ts';
import { KNOWN_HOSTS } from './known-domains/known-hosts.ts';
import type { SourceOwners } from './source-owners.ts';
import { isDiscussionPath, matchHostPattern, matchPathPattern } from './source-patterns.ts';
import { findNearest, toPath } from './url-parts.ts';

export interface SourcePage {
  url: string;
  /** Lower-case, without `www.`. */
  host: string;
  /** Where it is worked out already. */
  path?: PathClass;
}

/** What the path says of a page, whosever it is. */
export interface PathClass {
  isDiscussion: boolean;
  type: SourceType | undefined;
}

export function classifyPath(url: string): PathClass {
  const path = toPath(url).toLowerCase();
  const type = matchPathPattern(path) ?? (isWrittenPath(url) ? 'editorial' : undefined);
  return { isDiscussion: isDiscussionPath(path), type };
}

/**
 * Makes the classifier of a project; it works out once a host what the host says. In this order: domains of the own brand
 * and of competitors, the owner's word, well-known hosts and domains, patterns of hosts, patterns of paths, and whether the path is that
 * of something written. A forum on the site of a company or a magazine is `ugc`. `other` when nothing is known.
 */
export function createClassifier(owners: SourceOwners): (page: SourcePage) => SourceType {
  const hosts = new Map<string, HostClass>();
  return (page) => {
    let host = hosts.get(page.host);
    if (!host) {
      host = classifyHost(page.host, owners);
      hosts.set(page.host, host);
    }
    return settleByPath(page, host);
  };
}

interface HostClass {
  type: SourceType | undefined;
  /** True when the project itself says so: then no path changes it. */
  isGiven: boolean;
}

function classifyHost(host: string, owners: SourceOwners): HostClass {
  const given = findNearest(host, owners.brands) ?? findNearest(host, owners.overrides);
  if (given) return { type: given, isGiven: true };
  const pattern = matchHostPattern(host);
  const known = KNOWN_HOSTS.get(host) ?? (pattern === 'ugc' ? pattern : findNearest(host, KNOWN_DOMAINS));
  return { type: known ?? pattern, isGiven: false };
}

function settleByPath({ url, path }: SourcePage, { type, isGiven }: HostClass): SourceType {
  if (type && isGiven) return type;
  const { isDiscussion, type: byPath } = path ?? classifyPath(url);
  if ((type === 'corporate' || type === 'editorial') && isDiscussion) return 'ugc';
  return type ?? byPath ?? 'other';
}
