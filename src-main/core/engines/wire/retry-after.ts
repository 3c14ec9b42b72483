/** Reads how long a server asks to be left alone, in every spelling met in the wild. Does not wait. */
import type { RawReply } from '../engine-route.ts';

const LONGEST_WAIT_MS = 24 * 3600 * 1000;

const UNIT_MS: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };

/**
 * The asked-for wait in milliseconds, 0 to 24 hours, or null when the reply names none. Looks at `retry-after-ms`, then
 * `retry-after` (seconds, or an HTTP date held against the server's own `date`), then a `retryDelay` in the parsed error
 * body (`"37s"`), then the reset time of a used-up `x-ratelimit-*` allowance (`6m0s`).
 */
export function readRetryAfterMs(reply: Omit<RawReply, 'body'>, errorBody: unknown = null): number | null {
  const { headers } = reply;
  const waitMs =
    toNumber(headers['retry-after-ms']) ??
    readRetryAfterHeader(headers['retry-after'], headers.date, reply.receivedAt) ??
    findRetryDelayMs(errorBody, 0) ??
    readUsedUpAllowanceMs(headers);
  return waitMs === null ? null : Math.min(Math.max(Math.ceil(waitMs), 0), LONGEST_WAIT_MS);
}

function readRetryAfterHeader(value: string | undefined, date: string | undefined, receivedAt: number): number | null {
  const seconds = toNumber(value);
  if (seconds !== null) return seconds * 1000;
  const until = toTime(value);
  return until === null ? null : until - (toTime(date) ?? receivedAt);
}

function toNumber(value: string | undefined): number | null {
  return value !== undefined && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : null;
}

/** All three date forms of HTTP begin with a weekday; the oldest one leaves out that it means GMT. */
function toTime(value: string | undefined): number | null {
  if (value === undefined || !/^\s*(mon|tue|wed|thu|fri|sat|sun)/i.test(value)) return null;
  const time = Date.parse(/gmt\s*$/i.test(value) ? value : `${value.trim()} GMT`);
  return Number.isNaN(time) ? null : time;
}

function findRetryDelayMs(value: unknown, depth: number): number | null {
  if (typeof value !== 'object' || value === null || depth > 4) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found =
      name === 'retryDelay' && typeof inner === 'string' ? toDurationMs(inner) : findRetryDelayMs(inner, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

function readUsedUpAllowanceMs(headers: Record<string, string>): number | null {
  const waits = ['requests', 'tokens']
    .filter((kind) => headers[`x-ratelimit-remaining-${kind}`] === '0')
    .map((kind) => toDurationMs(headers[`x-ratelimit-reset-${kind}`] ?? ''))
    .filter((waitMs) => waitMs !== null);
  return waits.length === 0 ? null : Math.max(...waits);
}

/** `1h2m3.5s`, `20ms`; null for anything else. */
export function toDurationMs(text: string): number | null {
  if (!/^(\d+(\.\d+)?(h|ms|m|s))+$/.test(text)) return null;
  let totalMs = 0;
  for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)(h|ms|m|s)/g)) {
    totalMs += Number(amount) * (UNIT_MS[unit ?? ''] ?? 0);
  }
  return totalMs;
}
