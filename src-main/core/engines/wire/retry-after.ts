/** Reads how long a server asks to be left alone, in every spelling met in the wild. Does not wait. */
import type { RawReply } from '../engine-route.ts';
import { toDurationMs } from './duration.ts';
import { readUsedUpMs } from './read-allowance.ts';
import { findRequestedWaitMs } from './requested-wait.ts';

const LONGEST_WAIT_MS = 24 * 3600 * 1000;
const IN_MILLISECONDS = ['retry-after-ms', 'x-retry-after-ms', 'x-ms-retry-after-ms'];
const IN_SECONDS = ['retry-after', 'x-retry-after'];

type Headers = Readonly<Record<string, string>>;

/**
 * The asked-for wait in milliseconds, 0 to 24 hours, or null when the reply names none. Looks at `retry-after-ms`, then
 * `retry-after` (seconds, a duration, or a date held against the server's own `date`), then at the parsed error body (fields
 * such as `retryDelay`, headers that a gateway passes on in it, words such as "try again in 1.2s"), then at the reset of a
 * used-up allowance.
 */
export function readRetryAfterMs(reply: Omit<RawReply, 'body'>, errorBody: unknown = null): number | null {
  const { headers, receivedAt } = reply;
  const waitMs =
    readHeaders(headers, receivedAt) ??
    readPassedOn(errorBody, receivedAt, 0) ??
    findRequestedWaitMs(errorBody) ??
    readUsedUpMs(headers, receivedAt);
  return waitMs === null ? null : Math.min(Math.max(Math.ceil(waitMs), 0), LONGEST_WAIT_MS);
}

function readHeaders(headers: Headers, receivedAt: number): number | null {
  for (const name of IN_MILLISECONDS) {
    const waitMs = toNumber(headers[name]);
    if (waitMs !== null) return waitMs;
  }
  for (const name of IN_SECONDS) {
    const waitMs = readSeconds(headers[name], headers.date, receivedAt);
    if (waitMs !== null) return waitMs;
  }
  return null;
}

function readSeconds(value: string | undefined, date: string | undefined, receivedAt: number): number | null {
  if (value === undefined) return null;
  const until = toTime(value);
  if (until !== null) return until - (toTime(date) ?? receivedAt);
  // A header that came twice: the longer wait is meant as well.
  const waits = value.split(',').map((part) => toSecondsMs(part.trim()));
  const known = waits.filter((waitMs) => waitMs !== null);
  return known.length === 0 ? null : Math.max(...known);
}

function toSecondsMs(text: string): number | null {
  const seconds = toNumber(text);
  return seconds === null ? toDurationMs(text.replaceAll(' ', '')) : seconds * 1000;
}

function toNumber(value: string | undefined): number | null {
  return value !== undefined && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : null;
}

/** All three date forms of HTTP begin with a weekday, and the oldest one leaves out that it means GMT; some servers send ISO dates. */
function toTime(value: string | undefined): number | null {
  if (value === undefined) return null;
  const isIso = /^\s*\d{4}-\d\d-\d\dT/.test(value);
  if (!isIso && !/^\s*(mon|tue|wed|thu|fri|sat|sun)/i.test(value)) return null;
  const time = Date.parse(isIso || /gmt\s*$/i.test(value) ? value : `${value.trim()} GMT`);
  return Number.isNaN(time) ? null : time;
}

/** A gateway may put the headers of the server behind it into the body. */
function readPassedOn(body: unknown, receivedAt: number, depth: number): number | null {
  if (typeof body !== 'object' || body === null || depth > 3) return null;
  for (const [name, inner] of Object.entries(body)) {
    const found =
      name === 'headers' && typeof inner === 'object' && inner !== null
        ? readPassedHeaders(toHeaders(inner), receivedAt)
        : readPassedOn(inner, receivedAt, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

function readPassedHeaders(headers: Headers, receivedAt: number): number | null {
  return readHeaders(headers, receivedAt) ?? readUsedUpMs(headers, receivedAt);
}

function toHeaders(value: object): Headers {
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name.toLowerCase(), String(one)]));
}
