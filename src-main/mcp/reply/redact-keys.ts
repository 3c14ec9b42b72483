/** Blots out what looks like a key, in case an answer or a message echoes one. Words of everyday language stay as they are. */

const KEYS = /\bsk_(?:live|test)_[\w-]{6,}|\b(?:sk|pk|rk|xai|pplx|gsk)-[\w-]{16,}|\bAIza[\w-]{20,}/g;

export function redactKeys(text: string): string {
  return text.replace(KEYS, '[key removed]');
}
