/** Every spelling of "ask again in so long" that servers use, as replies of status 429. */
import type { BytesReply } from '#support/scripted-server.ts';
import { toReply } from './conformance-server.ts';

/** Name of the spelling, the reply, and what it comes to in milliseconds, for a wait in milliseconds. */
export function toRateLimits(waitMs: number): [string, BytesReply, number | null][] {
  const seconds = waitMs / 1000;
  const date = Date.UTC(2026, 10, 3, 12);
  const wholeMs = Math.ceil(seconds) * 1000;
  const plain = { error: { code: 'rate_limit_exceeded', message: 'Slow down.' } };
  const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${seconds}s` }];
  const usedUp = { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': `${seconds}s` };
  const at = (ms: number) => new Date(ms).toUTCString();
  const limited = (headers: Record<string, string>, body: unknown = plain) => toReply(body, 429, headers);
  return [
    ['whole seconds', limited({ 'retry-after': String(Math.ceil(seconds)) }), wholeMs],
    ['a fraction of seconds', limited({ 'retry-after': String(seconds) }), waitMs],
    ['milliseconds', limited({ 'retry-after-ms': String(waitMs), 'retry-after': '9999' }), waitMs],
    ['a date', limited({ 'retry-after': at(date + wholeMs), date: at(date) }), wholeMs],
    ['a delay in the body', limited({}, { error: { ...plain.error, details } }), waitMs],
    ['the reset of a used-up allowance', limited(usedUp), waitMs],
    ['nothing', limited({}), null],
  ];
}
