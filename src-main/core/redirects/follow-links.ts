/** Finds out where redirect links lead, a few at a time and within a few seconds. Stores nothing, never throws. */
import { toWebPage } from '../engines/wire/web-pages.ts';
import type { Paths } from '../network/open-request.ts';
import { isMachine, isRedirectLink, isRedirector } from './redirect-links.ts';
import type { ResolvedLink } from './redirect-store.ts';

/** For all links together: an answer must not wait long for its sources. */
const ALL_TIMEOUT_MS = 8_000;
const LINK_TIMEOUT_MS = 4_000;
const AT_ONCE = 6;
/** An answer has five to twenty; more than this in a batch is an attack, and the titles do for the rest. */
const MOST_LINKS = 400;
const MOST_HOPS = 3;

/** Which servers may be asked, and over which proxy routes. Of the former, the defaults are the only ones in use; tests name servers of their own. */
export interface LinkRules {
  isRedirector?: (url: URL) => boolean;
  isAllowed?: (address: string) => boolean;
  /** Milliseconds for all links. */
  timeoutMs?: number;
  /** How they are reached; default: straight. */
  paths?: Paths;
}

/** The links that lead to a page, in any order; the others were not to be asked, did not say or did not do so in time. */
export async function followLinks(
  links: readonly string[],
  signal: AbortSignal,
  rules: LinkRules = {},
): Promise<ResolvedLink[]> {
  const mayAsk = rules.isRedirector ?? isRedirector;
  const queue = links.filter((link) => mayAsk(new URL(link))).slice(0, MOST_LINKS);
  const all = AbortSignal.any([signal, AbortSignal.timeout(rules.timeoutMs ?? ALL_TIMEOUT_MS)]);
  const found: ResolvedLink[] = [];
  const work = async () => {
    for (let url = queue.shift(); url !== undefined && !all.aborted; url = queue.shift()) {
      const target = await followLink(url, all, rules);
      if (target !== null) found.push({ url, target });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

async function followLink(link: string, signal: AbortSignal, { isAllowed, paths }: LinkRules): Promise<string | null> {
  const isDestination = (url: URL) => isPage(url.href);
  const routing = paths ? { paths } : {};
  const options = { timeoutMs: LINK_TIMEOUT_MS, maxHops: MOST_HOPS, isDestination, signal, ...routing };
  // Storage threads have this module for what it stores; they ask nobody.
  const { followRedirects } = await import('../engines/wire/follow-redirects.ts');
  const last = await followRedirects(link, isAllowed ? { ...options, isAllowed } : options);
  return last !== null && isPage(last.url) ? last.url : null;
}

/** A redirector that answers for itself (a page of errors, a consent) leads nowhere. */
function isPage(address: string): boolean {
  return toWebPage(address, null) !== null && !isRedirectLink(address) && !isMachine(address);
}
