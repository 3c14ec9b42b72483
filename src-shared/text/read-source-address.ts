/**
 * Reads a source as people write it down: `example.com/page` is the page that a browser would open. It says nothing of sources that
 * are no web addresses, and fetches nothing.
 */

/** No address is longer. */
const MAX_LENGTH = 4000;
/** Names with a dot between them, the last of letters, perhaps a port, and what follows. A mail address and a number have none. */
const WITHOUT_SCHEME =
  /^(?:\/\/)?((?:[\p{L}\p{M}\p{Nd}_-]+\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)\.?(?::\d{1,5})?)([/?#]\S*)?$/iu;
/** A name alone that ends so is a file. */
const FILE = /\.(?:pdf|html?|php|docx?|xlsx?|pptx?|txt|csv|json|xml|png|jpe?g|gif|svg|webp|zip|md)$/i;

/** An address without a scheme as `https://…`; everything else as it is. */
export function readSourceAddress(text: string): string {
  const address = text.trim();
  if (address.length > MAX_LENGTH) return text;
  const [, host, rest] = WITHOUT_SCHEME.exec(address) ?? [];
  if (host === undefined || (rest === undefined && FILE.test(host))) return text;
  return `https://${address.replace(/^\/\//, '')}`;
}
