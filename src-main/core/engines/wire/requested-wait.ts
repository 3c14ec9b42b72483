/** Finds a wait in the words or fields of an error's body. Does not wait. */
import { toDurationMs } from './duration.ts';

/** Fields in which bodies give a wait, and what a bare number in them counts. */
const FIELDS: Readonly<Record<string, number>> = {
  retryDelay: 1000,
  retry_after: 1000,
  retryAfter: 1000,
  'retry-after': 1000,
  retry_after_seconds: 1000,
  retry_after_ms: 1,
  retryAfterMs: 1,
};

const DEEPEST = 5;
const WORDS = /\b(?:try again|retry|available|wait)\b[^.\d]{0,30}?((?:\d+(?:\.\d+)?\s*[a-z]+\s*)+)/i;
const UNITS: readonly [RegExp, string][] = [
  [/^(?:milliseconds?|msecs?|ms)$/, 'ms'],
  [/^(?:seconds?|secs?|s)$/, 's'],
  [/^(?:minutes?|mins?|m)$/, 'm'],
  [/^(?:hours?|hrs?|h)$/, 'h'],
];

/** Milliseconds, >= 0; null where the body gives none. */
export function findRequestedWaitMs(body: unknown): number | null {
  return findField(body, 0) ?? findWords(body, 0);
}

function findField(value: unknown, depth: number): number | null {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return null;
  for (const [name, inner] of Object.entries(value)) {
    const unitMs = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
    const found = unitMs === undefined ? findField(inner, depth + 1) : toMs(inner, unitMs);
    if (found !== null) return found;
  }
  return null;
}

function toMs(value: unknown, unitMs: number): number | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return null;
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) * unitMs : toDurationMs(text);
}

/** `Please try again in 1.2s`, in a message anywhere in the body. */
function findWords(value: unknown, depth: number): number | null {
  if (typeof value === 'string') return parseWaitMs(value);
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return null;
  for (const inner of Object.values(value)) {
    const found = findWords(inner, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

function parseWaitMs(text: string): number | null {
  const wait = WORDS.exec(text.slice(0, 2_000))?.[1] ?? '';
  let duration = '';
  for (const [, amount, word = ''] of wait.matchAll(/(\d+(?:\.\d+)?)\s*([a-z]+)/gi)) {
    const unit = UNITS.find(([name]) => name.test(word.toLowerCase()))?.[1];
    if (unit === undefined) break;
    duration += `${amount}${unit}`;
  }
  return toDurationMs(duration);
}
