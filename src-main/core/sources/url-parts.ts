/** Parts of normalised URLs: the domains that a host is in, and what follows the host. Pure. */

/** The host itself, then each domain above it: `a.b.com`, `b.com`, `com`. */
function* listParents(host: string): Generator<string> {
  for (let rest = host; rest !== ''; ) {
    yield rest;
    const dot = rest.indexOf('.');
    rest = dot === -1 ? '' : rest.slice(dot + 1);
  }
}

/** What a map says of the host or of the nearest domain above it. */
export function findNearest<T>(host: string, map: ReadonlyMap<string, T>): T | undefined {
  for (const domain of listParents(host)) {
    const found = map.get(domain);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Path and query as written; empty for a homepage. */
export function toPath(url: string): string {
  return url.replace(/^[a-z]+:\/\/[^/?]*/, '');
}
