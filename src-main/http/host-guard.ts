/** Refuses requests that did not mean this machine: a web page whose name was rebound to 127.0.0.1 still sends its own Host. */

/** True for a Host header that names a loopback address, with or without a port. */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host);
}

/** True when an Origin header is absent or that of the server itself. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  return origin === undefined || origin === `http://${host}`;
}
