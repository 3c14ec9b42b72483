/** How Mistral words its errors: at the top of the body, the status repeated inside. */
import { z } from 'zod';
import type { CallFailure, FailureReason } from '../engine-route.ts';
import { isReportedError, readErrorValue } from '../wire/error-body.ts';
import { type ErrorDialect, toBodyFailure, toFailureReason } from '../wire/http-failure.ts';

export const MISTRAL_ERRORS: ErrorDialect = { serverName: 'Mistral', quotaCodes: new Set(['insufficient_quota']) };

const errorShape = z.looseObject({
  type: z.string().catch(''),
  raw_status_code: z.number().int().min(400).max(599).nullish().catch(null),
});

const REASONS_BY_TYPE: Readonly<Record<string, FailureReason>> = {
  rate_limited: 'rate_limit',
  service_tier_capacity_exceeded: 'rate_limit',
  invalid_request_error: 'bad_request',
  invalid_request_message: 'bad_request',
  invalid_model: 'bad_request',
  unauthorized: 'auth',
  insufficient_quota: 'quota',
};

/**
 * The failure behind an error inside a 2xx reply, or null where there is none. Without a status or a known type it counts
 * as `overloaded`: trying again later is the harmless reading.
 */
export function readReplyError(value: unknown): CallFailure | null {
  if (typeof value !== 'object' || value === null) return null;
  const isError = 'object' in value && value.object === 'error';
  const inner = 'error' in value && isReportedError(value.error) ? value.error : null;
  if (!isError && inner === null) return null;
  const body = readErrorValue(value);
  const { type, raw_status_code: status } = errorShape.safeParse(inner ?? value).data ?? { type: '' };
  const byType = Object.hasOwn(REASONS_BY_TYPE, type) ? REASONS_BY_TYPE[type] : undefined;
  return toBodyFailure(body, byType ?? toFailureReason(status ?? 500, body, MISTRAL_ERRORS), MISTRAL_ERRORS);
}
