/** The first steps of reading a JSON reply, the same on every wire: is there one, did the server refuse, is it JSON. */
import type { CallBill, CallFailure, RawReply, ReadOutcome } from '../engine-route.ts';
import { decodeJson } from './decode-json.ts';
import { toFailedReply } from './failed-reply.ts';
import { type ErrorDialect, toHttpFailure } from './http-failure.ts';

export interface ReplyReading {
  dialect: ErrorDialect;
  /** What the wire makes of the decoded value; may throw on a shape that nobody foresaw. */
  readValue(value: unknown): ReadOutcome;
  /** What the decoded value reports of its cost, for a reply without an answer; may throw too. */
  readBill(value: unknown): CallBill;
  /** The `schema_drift` failure for a problem, in this wire's words. */
  toDrift(problem: string): CallFailure;
}

/** The outcome of the last reply, for wires that never need continuing. Total: anything unreadable is `schema_drift`. */
export function readLastReply(
  replies: readonly RawReply[],
  { dialect, readValue, readBill, toDrift }: ReplyReading,
): ReadOutcome {
  const reply = replies.at(-1);
  if (reply === undefined) return toDrift('there is none');
  if (reply.status < 200 || reply.status > 299) return toHttpFailure(reply, dialect);
  const decoded = decodeJson(reply.body);
  if (!decoded.isReadable) return toDrift(decoded.problem);
  const outcome = orElse(
    () => readValue(decoded.value),
    () => toDrift('reading it failed'),
  );
  if (outcome.kind !== 'failure') return outcome;
  const bill = orElse(
    () => readBill(decoded.value),
    () => ({ reportedUsd: null, usage: null }),
  );
  return toFailedReply(outcome, reply, bill);
}

function orElse<T>(read: () => T, instead: () => T): T {
  try {
    return read();
  } catch {
    return instead();
  }
}
