/** How servers of this family word their errors: by type, and a used-up account by its words alone. */
import type { CallFailure } from '../engine-route.ts';
import { isReportedError, readErrorValue } from '../wire/error-body.ts';
import type { ErrorRule } from '../wire/error-rules.ts';
import { type ErrorDialect, toBodyFailure } from '../wire/http-failure.ts';

/** An empty balance and an owner's own spend limit come as 400 `invalid_request_error`, a tier's cap as plain 429. */
const FAMILY_ERRORS: readonly ErrorRule[] = [
  {
    means: 'quota',
    status: [400, 429],
    says: /credit balance|insufficient balance|usage limits?\b|spend(?:ing)? (?:limit|cap)/i,
  },
  { means: 'unknown_model', status: [404], says: /^model:/i },
];

/** The dialect of a server of this family; `own` are the lines of that server alone. */
export function toMessagesDialect(serverName: string, own: readonly ErrorRule[] = []): ErrorDialect {
  return { serverName, errors: [...own, ...FAMILY_ERRORS] };
}

/** The failure behind an error inside a 2xx reply, or null where there is none. */
export function readReplyError(value: unknown, dialect: ErrorDialect): CallFailure | null {
  if (typeof value !== 'object' || value === null) return null;
  const isError = 'type' in value && value.type === 'error';
  if (!isError && !('error' in value && isReportedError(value.error))) return null;
  return toBodyFailure(readErrorValue(value), dialect);
}
