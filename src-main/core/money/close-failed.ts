/**
 * Ends the ledger row of a call that brought no answer: booked where the usage was reported, deleted where the server
 * refused, and unknown where it may have been paid. Writes through the ledger alone.
 */
import { FAILURE_EFFECTS } from '#shared/vocabulary/failures.ts';
import type { Connection } from '../../storage/connection.ts';
import type { CallFailure } from '../engines/engine-route.ts';
import { closeCall, closeUnpriced, dropCall, mayBePaid } from './ledger.ts';
import { priceReply } from './price-reply.ts';

export interface FailedCall {
  jobId: number;
  routeId: string;
  failure: CallFailure;
  nowMs: number;
}

/**
 * A call whose last part brought no reply of status 2xx. Earlier parts are booked, unless the last one may have been paid
 * as well: then all of it is unknown, and goes on counting as its ceiling.
 */
export function closeUnanswered(db: Connection, call: FailedCall): void {
  const { bill } = call.failure;
  if (bill && !mayBePaid(call.failure)) book(db, call, bill);
  else dropCall(db, call.jobId, call.failure);
}

/** A call whose replies are all there and hold no answer. */
export function closeUnread(db: Connection, call: FailedCall): void {
  const { jobId, failure } = call;
  if (failure.bill) book(db, call, failure.bill);
  else if (!failure.mayBePaid && FAILURE_EFFECTS[failure.reason].billed === 'no')
    dropCall(db, jobId, { ...failure, mayBePaid: false });
  else closeUnpriced(db, jobId, failure.reason);
}

function book(db: Connection, { jobId, routeId, failure, nowMs }: FailedCall, bill: NonNullable<CallFailure['bill']>) {
  const priced = priceReply(db, { jobId, routeId, read: { bill }, nowMs });
  closeCall(db, { jobId, outcome: failure.reason, answer: null, ...priced });
}
