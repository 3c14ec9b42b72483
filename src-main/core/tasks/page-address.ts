/** Reading the address of a cited page. Pure; nothing is fetched. */

/** Path without a trailing slash; empty for the homepage. Sources hold valid addresses only. */
export function toPath(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.replace(/(?<!\/)\/+$/, '') : '';
}

export function isInsecure(url: string): boolean {
  return url.startsWith('http:');
}
