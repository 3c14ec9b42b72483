/** Errors of a proxy, with a code each. Nothing of the request left this machine with any of them, and no text holds a password. */
import type { IncomingMessage } from 'node:http';

import type { PROXY_CODES } from '#shared/vocabulary/connection-faults.ts';
import { type HttpProxy, nameProxy } from './proxy-routes.ts';

export type ProxyCode = (typeof PROXY_CODES)[number];

export class ProxyError extends Error {
  readonly code: ProxyCode;
  /** As it may be shown. */
  readonly proxy: string;

  constructor(code: ProxyCode, proxy: string, cause?: unknown) {
    super(`The proxy ${proxy} did not let the request through.`, { cause });
    this.code = code;
    this.proxy = proxy;
  }
}

/** These say that there is no network at all, which is no news of a proxy. */
const NO_NETWORK: ReadonlySet<string> = new Set(['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'ENETRESET']);
const UNREACHABLE: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_FAIL',
  'EAI_NODATA',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'EADDRNOTAVAIL',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
]);
/** The connection to the proxy came about, and then it did not do as a proxy does. */
const BROKEN = /^(?:ECONNRESET|ECONNABORTED|EPIPE|EPROTO|HPE_\w+|ERR_SSL_\w+)$/;

/** What went wrong on the way to the proxy; what is no news of it (no network, a certificate that is not trusted) stays what it is. */
export function toProxyFault(proxy: HttpProxy, error: NodeJS.ErrnoException): Error {
  const { code } = error;
  if (error instanceof ProxyError || code === undefined || NO_NETWORK.has(code)) return error;
  if (UNREACHABLE.has(code)) return new ProxyError('PROXY_UNREACHABLE', nameProxy(proxy), error);
  return BROKEN.test(code) ? new ProxyError('PROXY_BROKEN', nameProxy(proxy), error) : error;
}

/** What a proxy means that does not open a tunnel. Only `Basic` is spoken here. */
export function judgeRefusal(proxy: HttpProxy, { statusCode = 0, headers }: IncomingMessage): ProxyError {
  const name = nameProxy(proxy);
  if (statusCode === 407) {
    const schemes = headers['proxy-authenticate'] ?? '';
    const isSpoken = schemes.length === 0 || /\bbasic\b/i.test(String(schemes));
    return new ProxyError(isSpoken ? 'PROXY_AUTH_REQUIRED' : 'PROXY_AUTH_UNSUPPORTED', name);
  }
  return new ProxyError(statusCode >= 500 ? 'PROXY_TARGET_UNREACHABLE' : 'PROXY_REFUSED', name);
}

/** Whether another proxy, or none, may be tried: only this one cannot be reached. */
export function isUnreachableProxy(error: unknown): boolean {
  return error instanceof ProxyError && (error.code === 'PROXY_UNREACHABLE' || error.code === 'PROXY_TIMEOUT');
}
