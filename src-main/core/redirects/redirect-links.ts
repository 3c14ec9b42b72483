/** Tells redirect links of engines from addresses of pages. Pure; asks nobody where they lead. */
import { isIP } from 'node:net';
import type { RawReply } from '../engines/engine-route.ts';
import { readFastPathUrl } from '../measuring/fast-path-url.ts';

/** Hosts that are asked where their links lead. */
const REDIRECTORS: ReadonlySet<string> = new Set(['vertexaisearch.cloud.google.com']);

/** Part of every such link, whatever host a gateway puts in front. */
const MARK = 'grounding-api-redirect';

/** Whether a host may be asked where its links lead. */
export function isRedirector(url: URL): boolean {
  return REDIRECTORS.has(url.hostname) && url.port === '';
}

/** Whether an address only leads to a page. */
export function isRedirectLink(address: string): boolean {
  const plain = readFastPathUrl(address);
  if (plain !== null && !REDIRECTORS.has(plain.host) && !plain.rest.includes(MARK)) return false;
  const url = URL.parse(address);
  return url !== null && (url.pathname.startsWith(`/${MARK}/`) || REDIRECTORS.has(url.hostname));
}

/** Whether an address names a machine rather than a site: nobody else would find a page there. */
export function isMachine(address: string): boolean {
  const plain = readFastPathUrl(address);
  if (plain !== null) return plain.host.endsWith('.localhost');
  const host = URL.parse(address)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  return host === 'localhost' || host.endsWith('.localhost') || isIP(host) !== 0;
}

/** Whether replies hold redirect links, without reading them. */
export function mayHoldRedirects(replies: readonly RawReply[]): boolean {
  return replies.some(({ body }) => Buffer.from(body.buffer, body.byteOffset, body.byteLength).includes(MARK));
}
