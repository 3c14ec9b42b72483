/** Normalises the URLs of cited sources, so that two spellings of one page are one source. Fetches nothing. */
import { domainToASCII } from 'node:url';

import { readFastPathUrl } from './fast-path-url.ts';

const TRACKING_PARAMETER = /^(?:utm_[^=]*|gclid|fbclid)(?:=|$)/i;

export interface NormalisedUrl {
  url: string;
  /** Lower-case ASCII host without `www.` and without port. */
  host: string;
}

/**
 * Normalises a URL: lower-case ASCII host without `www.`, no user, no fragment, no `utm_*`, `gclid`, `fbclid`, no trailing slash.
 * The rest of path and query stays as written. Null for anything that is no http(s) URL.
 */
export function normaliseUrl(raw: string): NormalisedUrl | null {
  return normalisePlain(raw) ?? normaliseAny(raw);
}

/** Path and query of characters that the parser leaves as they are; no part of the path begins with a dot, which may lead back. */
const AS_WRITTEN = /^((?:\/(?!\.|%2e)[\w.~%!$&()*+,;=:@-]*)*)(\?[\w.~%!$&()*+,;=:@/?-]*)?(?:#|$)/i;

/** The fast path, for nearly all; null: refused. */
function normalisePlain(raw: string): NormalisedUrl | null {
  const plain = readFastPathUrl(raw);
  const parts = plain && AS_WRITTEN.exec(plain.rest);
  if (!plain || !parts) return null;
  const host = withoutWww(plain.host);
  const [, path = '', search = ''] = parts;
  return { url: `${plain.protocol}//${host}${withoutEndSlash(path || '/')}${withoutTracking(search)}`, host };
}

/** By the parser. Exported so that the fast path can be compared with it. */
export function normaliseAny(raw: string): NormalisedUrl | null {
  if (!URL.canParse(raw)) return null;
  const url = new URL(raw);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  const host = withoutWww(url.hostname);
  if (host === '') return null;
  const port = url.port === '' ? '' : `:${url.port}`;
  const path = withoutEndSlash(url.pathname);
  return { url: `${url.protocol}//${host}${port}${path}${withoutTracking(url.search)}`, host };
}

function withoutEndSlash(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '');
}

/** The host of a domain given as host (`Acme.com`) or as URL, lower-case ASCII without `www.`; null when there is none. */
export function toHost(domain: string): string | null {
  const trimmed = domain.trim();
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed)) return normaliseUrl(trimmed)?.host ?? null;
  const host = withoutWww(domainToASCII(trimmed.replace(/[/?#:].*$/s, '')));
  return host === '' ? null : host;
}

function withoutWww(hostname: string): string {
  const host = hostname.replace(/\.$/, '');
  return host.startsWith('www.') && host.indexOf('.', 4) !== -1 ? host.slice(4) : host;
}

function withoutTracking(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !TRACKING_PARAMETER.test(parameter));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}
