/** Turns a reply's bytes into a value. Never throws and never guesses: doubtful bytes are no answer. */

const decoder = new TextDecoder('utf-8', { fatal: true });

export type Decoded = { isReadable: true; value: unknown } | { isReadable: false; problem: string };

/**
 * The JSON value of the bytes, or in words why there is none. Bytes that are not UTF-8 are refused rather than patched:
 * a patched letter would silently miss a brand's name.
 */
export function decodeJson(bytes: Uint8Array): Decoded {
  if (bytes.byteLength === 0) return { isReadable: false, problem: 'it is empty' };
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return { isReadable: false, problem: 'it is not UTF-8 text' };
  }
  try {
    return { isReadable: true, value: JSON.parse(text) };
  } catch {
    return { isReadable: false, problem: 'it is not JSON' };
  }
}
