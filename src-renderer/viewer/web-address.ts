/** What of an answer may be opened: whole web addresses, and nothing else. Pure. */

/** The address as it will be opened, a host in other scripts spelt out; null for anything but http and https. */
export function toWebAddress(text: string): string | null {
  try {
    const url = new URL(text);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}
