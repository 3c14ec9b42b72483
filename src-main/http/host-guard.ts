/** Refuses requests that did not mean this server: a web page whose name was rebound to 127.0.0.1 still sends its own Host. */
import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** True for a Host that names a loopback address, whatever its port: whoever forwards another one to ours means this server. */
function isLoopbackHost(host: string | undefined): boolean {
  return LOOPBACK.test(host ?? '');
}

/** True when all that a request says of its host, once in a Host header and perhaps in a whole URL, names this server. */
export function isMeantForUs(request: IncomingMessage, url: string): boolean {
  const { headers, rawHeaders } = request;
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  // Of two Host headers somebody before us may have believed the other one.
  if (hosts.length !== 1 || !isLoopbackHost(headers.host)) return false;
  const authority = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1];
  return authority === undefined || isLoopbackHost(authority);
}

/**
 * True unless a browser says that a page of another origin is behind the request: by its Origin header or, where it sends
 * none, by Sec-Fetch-Site. Cookies do not tell the ports of one address apart, so they prove less.
 */
export function isOwnOrigin(headers: IncomingMessage['headers']): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return site === undefined || site === 'same-origin' || site === 'none';
}
