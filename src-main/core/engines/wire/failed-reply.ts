/** What a failure inside a 2xx reply takes from that reply: the wait that its headers ask for, and the bill that it reports. */
import type { CallBill, CallFailure, RawReply } from '../engine-route.ts';
import { readRetryAfterMs } from './retry-after.ts';

/** The failure with a wait where it names none itself, and with the bill where that reports anything. */
export function toFailedReply(failure: CallFailure, reply: RawReply, bill: CallBill): CallFailure {
  const mayPass = failure.reason === 'rate_limit' || failure.reason === 'overloaded';
  const retryAfterMs = failure.retryAfterMs ?? (mayPass ? readRetryAfterMs(reply) : null);
  return withBill({ ...failure, retryAfterMs }, bill);
}

/** The failure with what is billed all the same; as it is where the bill reports nothing. */
export function withBill(failure: CallFailure, bill: CallBill): CallFailure {
  return bill.reportedUsd === null && bill.usage === null ? failure : { ...failure, bill };
}
