/** Keeps keys out of everything that is stored, logged or shown. Changes no text that holds no key. */

const BLOT = '[key removed]';

/** Shorter strings are no keys, and blotting them out would eat ordinary words. */
const SHORTEST_KEY = 6;

const KEY_SHAPES =
  /\b(?:sk|pk|rk|xai|pplx|gsk)-[\w*.-]{6,}|\bAIza[\w*-]{10,}|\bBearer\s+(?:\[key removed\]|[^\s"']+)|(?<=[?&](?:api_)?key=)(?!\[key removed\])[^&\s"'<>\\]+/gi;

/** Text without the given key and without anything that looks like one, a half-masked echo included. */
export function redactText(text: string, apiKey: string | null): string {
  return replaceSpellings(text, apiKey).replace(KEY_SHAPES, BLOT);
}

/**
 * Bytes without the given key: some gateways echo the request, and a raw reply is kept for good. Every other byte stays
 * as it was; bytes without the key come back as the same object.
 */
export function redactBytes(bytes: Uint8Array, apiKey: string | null): Uint8Array {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!toSpellings(apiKey).some((spelling) => buffer.includes(spelling))) return bytes;
  return new Uint8Array(Buffer.from(replaceSpellings(buffer.toString('latin1'), apiKey), 'latin1'));
}

function replaceSpellings(text: string, apiKey: string | null): string {
  return toSpellings(apiKey).reduce((rest, spelling) => rest.replaceAll(spelling, BLOT), text);
}

const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 32;

/** Every header of every reply is looked through for the same few keys. */
function toSpellings(apiKey: string | null): readonly string[] {
  if (apiKey === null || apiKey.length < SHORTEST_KEY) return [];
  const found = known.get(apiKey);
  if (found) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const spellings = listSpellings(apiKey);
  known.set(apiKey, spellings);
  return spellings;
}

/** The key itself and as an address or a JSON text spells it. */
function listSpellings(apiKey: string): readonly string[] {
  const inQuery = new URLSearchParams({ key: apiKey }).toString().slice('key='.length);
  const inJson = JSON.stringify(apiKey).slice(1, -1);
  const escaped = inJson.replaceAll('/', '\\/');
  return [...new Set([apiKey, encodeURIComponent(apiKey.toWellFormed()), inQuery, inJson, escaped])];
}
