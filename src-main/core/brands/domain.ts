/** How a domain is kept: lower-case host without `www.`, whatever spelling it came in. */
import { domainToASCII } from 'node:url';

import { validationError } from '#shared/app-error.ts';

/** The host of a domain or URL text; null when there is none in it. */
export function toDomain(text: string): string | null {
  const host = text
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/[/?#:].*$/s, '')
    .replace(/(?<!\.)\.+$/, '');
  const ascii = domainToASCII(host.toLowerCase()).replace(/^www\./, '');
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(ascii) || ascii === 'localhost' ? ascii : null;
}

/** The same for a field that must hold one. Throws VALIDATION_ERROR naming `path`. */
export function requireDomain(text: string, path = 'domain'): string {
  const domain = toDomain(text);
  if (domain === null)
    throw validationError([{ path, message: 'must be a domain, for example example.com', code: 'domain' }]);
  return domain;
}

/** Domain aliases as they are kept. Throws VALIDATION_ERROR naming the one that is no domain. */
export function planDomainAliases(texts: readonly string[]): string[] {
  return texts.map((text, index) => requireDomain(text, `domainAliases.${index}`));
}

/** Throws VALIDATION_ERROR naming the first field that holds no domain. */
export function checkDomains(fields: { domain?: string | null; domainAliases?: readonly string[] }): void {
  if (typeof fields.domain === 'string') requireDomain(fields.domain);
  planDomainAliases(fields.domainAliases ?? []);
}
