/** How a domain is kept: lower-case host without `www.`, whatever spelling it came in. */
import { domainToASCII } from 'node:url';

/** The host of a domain or URL text; null when there is none in it. */
export function toDomain(text: string): string | null {
  const host = text
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/[/?#:].*$/s, '')
    .replace(/\.+$/, '');
  const ascii = domainToASCII(host.toLowerCase()).replace(/^www\./, '');
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(ascii) || ascii === 'localhost' ? ascii : null;
}
