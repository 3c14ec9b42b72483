/** Finds the Messages interface below DeepSeek's base address, which its chat interface shares. Opens no connection. */

/**
 * The base address with `/anthropic` as its last part: `https://host`, `https://host/v1`, `https://host/anthropic` and
 * `https://host/anthropic/v1` all mean `https://host/anthropic`. What is no address comes back as it is, for the sender to
 * refuse.
 */
export function toMessagesBase(baseUrl: string): string {
  const url = URL.parse(baseUrl.trim());
  if (url === null) return baseUrl;
  const path = url.pathname.replace(/\/+$/, '').replace(/\/v\d+$/, '');
  url.pathname = path.endsWith('/anthropic') ? path : `${path}/anthropic`;
  return url.href;
}
