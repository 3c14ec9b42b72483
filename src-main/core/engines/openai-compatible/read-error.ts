/** How servers of this family word their errors. */
import type { CallFailure } from '../engine-route.ts';
import { isReportedError, readErrorValue } from '../wire/error-body.ts';
import { type ErrorDialect, toBodyFailure } from '../wire/http-failure.ts';

export const LOCAL_SERVER_ERRORS: ErrorDialect = {
  serverName: 'The local server',
  quotaCodes: new Set(['insufficient_quota']),
};

/** The failure behind an error inside a 2xx reply, or null where there is none. Servers differ too much to go by code. */
export function readChatError(value: unknown): CallFailure | null {
  if (typeof value !== 'object' || value === null || !('error' in value) || !isReportedError(value.error)) return null;
  return toBodyFailure(readErrorValue(value), 'overloaded', LOCAL_SERVER_ERRORS);
}
