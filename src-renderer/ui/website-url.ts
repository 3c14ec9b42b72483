/** Sites as people type them. Pure. */

/** The address of a site as a person types it; null when there is none in it. */
export function toWebsiteUrl(site: string): string | null {
  const text = site.trim();
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (text === '' || !/^https?:/i.test(address) || !URL.canParse(address)) return null;
  const { hostname, href } = new URL(address);
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(hostname) ? href : null;
}
