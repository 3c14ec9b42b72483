/** Reads what a server says is left of its allowance of calls, in the spellings of the providers. Decides nothing. */
import { toDurationMs } from './duration.ts';

export interface Allowance {
  /** Calls that may still be made before the reset, >= 0. */
  remaining: number;
  /** Until it is full again, >= 0. */
  resetMs: number;
}

type Headers = Readonly<Record<string, string>>;

const REQUESTS: readonly (readonly [remaining: string, reset: string])[] = [
  ['x-ratelimit-remaining-requests', 'x-ratelimit-reset-requests'],
  ['anthropic-ratelimit-requests-remaining', 'anthropic-ratelimit-requests-reset'],
  ['x-ratelimit-remaining', 'x-ratelimit-reset'],
  ['ratelimit-remaining', 'ratelimit-reset'],
];
/** Tokens say little about calls until none are left. */
const TOKENS: readonly (readonly [remaining: string, reset: string])[] = [
  ['x-ratelimit-remaining-tokens', 'x-ratelimit-reset-tokens'],
  ['anthropic-ratelimit-tokens-remaining', 'anthropic-ratelimit-tokens-reset'],
];
/** Larger numbers of seconds are moments, not waits. */
const EARLIEST_MOMENT_S = 1_000_000_000;

/** The tightest allowance that the headers (lower-case names) report; null when they report none. */
export function readAllowance(headers: Headers, nowMs: number): Allowance | null {
  const ofTokens = readPairs(TOKENS, headers, nowMs).filter(({ remaining }) => remaining === 0);
  const all = [...readPairs(REQUESTS, headers, nowMs), ...ofTokens];
  return all.sort((a, b) => a.remaining - b.remaining || b.resetMs - a.resetMs)[0] ?? null;
}

/**
 * How long until what is used up is there again, in milliseconds; null where nothing says so. For a reply that asks for fewer
 * calls: a reset without a word on what remains counts as well.
 */
export function readUsedUpMs(headers: Headers, nowMs: number): number | null {
  const waits = [...REQUESTS, ...TOKENS].map(([left, reset]) =>
    /^0*$/.test(headers[left] ?? '') ? readReset(headers[reset] ?? '', nowMs) : null,
  );
  const known = [...waits, readListed(headers.ratelimit)].filter((waitMs) => waitMs !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** `"default";r=0;t=40`, or `limit=100, remaining=0, reset=40`: all in one header, in seconds. */
function readListed(value = ''): number | null {
  const seconds = /(?:^|[;,\s])(?:t|reset)=(\d{1,9})/.exec(value)?.[1];
  const isUsedUp = !/(?:^|[;,\s])(?:r|remaining)=0*[1-9]/.test(value);
  return seconds !== undefined && isUsedUp ? Number(seconds) * 1000 : null;
}

function readPairs(pairs: typeof REQUESTS, headers: Headers, nowMs: number): Allowance[] {
  return pairs.flatMap(([left, reset]) => {
    const remaining = headers[left] ?? '';
    const resetMs = readReset(headers[reset] ?? '', nowMs);
    return /^\d+$/.test(remaining) && resetMs !== null ? [{ remaining: Number(remaining), resetMs }] : [];
  });
}

/** `6m0s`, seconds, milliseconds or seconds since the epoch, or a date. */
function readReset(text: string, nowMs: number): number | null {
  if (/^\d+(\.\d+)?$/.test(text)) {
    const seconds = Number(text);
    if (seconds < EARLIEST_MOMENT_S) return seconds * 1000;
    if (nowMs <= 0) return null;
    return Math.max(0, (seconds < EARLIEST_MOMENT_S * 1000 ? seconds * 1000 : seconds) - nowMs);
  }
  const duration = toDurationMs(text);
  if (duration !== null) return duration;
  const moment = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? null : Math.max(0, moment - nowMs);
}
