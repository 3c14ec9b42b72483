/** Keeps keys out of everything that is stored, logged or shown. Changes no text that holds no key. */

const BLOT = '[key removed]';

/** Shorter strings are no keys, and blotting them out would eat ordinary words. */
const SHORTEST_KEY = 6;

const KEY_SHAPES = /\b(?:sk|pk|rk|xai|pplx|gsk)-[\w*.-]{6,}|\bBearer\s+(?:\[key removed\]|[^\s"']+)/gi;

/** Text without the given key and without anything that looks like one, a half-masked echo included. */
export function redactText(text: string, apiKey: string | null): string {
  const withoutOwn = isKey(apiKey) ? text.replaceAll(apiKey, BLOT) : text;
  return withoutOwn.replace(KEY_SHAPES, BLOT);
}

/**
 * Bytes without the given key: some gateways echo the request, and a raw reply is kept for good. Every other byte stays
 * as it was; bytes without the key come back as the same object.
 */
export function redactBytes(bytes: Uint8Array, apiKey: string | null): Uint8Array {
  if (!isKey(apiKey)) return bytes;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!buffer.includes(apiKey)) return bytes;
  return new Uint8Array(Buffer.from(buffer.toString('latin1').replaceAll(apiKey, BLOT), 'latin1'));
}

function isKey(apiKey: string | null): apiKey is string {
  return apiKey !== null && apiKey.length >= SHORTEST_KEY;
}
