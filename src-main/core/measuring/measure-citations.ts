/** Turns the cited sources of an answer into distinct citations and says whose they are. Reads nothing but their URLs. */
import type { CitedSource, MeasuredCitation } from './measurement.ts';
import { normaliseUrl } from './normalise-url.ts';

/**
 * One citation for each distinct normalised URL, at the place of its first occurrence in `cited` (1-based, counting every
 * entry), with the first title given for it. What is no http(s) URL is dropped.
 */
export function measureCitations(cited: CitedSource[], domains: ReadonlyMap<string, number[]>): MeasuredCitation[] {
  const citations = new Map<string, MeasuredCitation>();
  for (const [index, source] of cited.entries()) {
    const normalised = normaliseUrl(source.url);
    if (!normalised) continue;
    const title = source.title?.trim() || null;
    const known = citations.get(normalised.url);
    if (known) known.title ??= title;
    else {
      const brandIds = findOwners(normalised.host, domains);
      citations.set(normalised.url, { place: index + 1, ...normalised, title, brandIds });
    }
  }
  return [...citations.values()];
}

/** Brands with a domain equal to `host` or above it: `shop.acme.com` belongs to `acme.com`, `acme.com.evil.org` does not. */
function findOwners(host: string, domains: ReadonlyMap<string, number[]>): number[] {
  const owners = new Set<number>();
  for (let rest = host; rest !== ''; ) {
    for (const brandId of domains.get(rest) ?? []) owners.add(brandId);
    const dot = rest.indexOf('.');
    rest = dot === -1 ? '' : rest.slice(dot + 1);
  }
  return [...owners];
}
