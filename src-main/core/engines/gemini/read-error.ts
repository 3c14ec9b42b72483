/** How Gemini words its errors: one status for many cases, told apart by the details of the body. */
import { z } from 'zod';
import type { CallFailure, FailureReason } from '../engine-route.ts';
import { type ErrorBody, isReportedError, readErrorValue } from '../wire/error-body.ts';
import { type ErrorDialect, toBodyFailure, toFailureReason } from '../wire/http-failure.ts';
import { pickFitting } from '../wire/pick-fitting.ts';

const text = z.string().nullish().catch(null);

const errorShape = z.looseObject({
  error: z.looseObject({
    code: z.number().nullish().catch(null),
    status: text,
    message: text,
    details: z.array(z.unknown()).catch([]),
  }),
});

const detailShape = z.looseObject({ reason: text, violations: z.array(z.unknown()).catch([]) });
const violationShape = z.looseObject({ quotaId: text, quotaMetric: text });

const STATUS_CODES: Readonly<Record<string, number>> = {
  INVALID_ARGUMENT: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
};

export const GEMINI_ERRORS: ErrorDialect = { serverName: 'Gemini', quotaCodes: new Set(), judge };

/**
 * A bad key comes as 400, and both a used-up day and a used-up minute as 429. `FAILED_PRECONDITION` is about the account
 * (billing not set up, country not served): it stops the engine as a refused key does, since no call will get through.
 */
function judge(status: number, body: ErrorBody): FailureReason | null {
  const error = readError(body.value);
  if (error === null) return null;
  const details = pickFitting(detailShape, error.details);
  if (details.some((detail) => /^API_KEY_|^ACCESS_TOKEN_/.test(detail.reason ?? ''))) return 'auth';
  if (/API key (?:not valid|expired|not found)/i.test(error.message ?? '')) return 'auth';
  if (error.status === 'FAILED_PRECONDITION') return /billing/i.test(error.message ?? '') ? 'quota' : 'auth';
  if (status !== 429) return null;
  const violations = details.flatMap((detail) => pickFitting(violationShape, detail.violations));
  const isForTheDay = violations.some((one) => /PerDay/i.test(`${one.quotaId} ${one.quotaMetric}`));
  return isForTheDay || /credits? (?:are|is) depleted/i.test(error.message ?? '') ? 'quota' : 'rate_limit';
}

/** The failure behind an error inside a 2xx reply, or null where there is none. Without a known code it may pass. */
export function readReplyError(value: unknown): CallFailure | null {
  const reply: unknown = Array.isArray(value) ? value[0] : value;
  const reported = typeof reply === 'object' && reply !== null && 'error' in reply ? reply.error : null;
  if (!isReportedError(reported)) return null;
  const body = readErrorValue(reply);
  const error = readError(reply);
  const status = error?.code ?? STATUS_CODES[error?.status ?? ''] ?? 500;
  const reason = toFailureReason(status >= 400 ? status : 500, body, GEMINI_ERRORS);
  return toBodyFailure({ ...body, code: error?.status ?? body.code }, reason, GEMINI_ERRORS);
}

function readError(value: unknown): z.infer<typeof errorShape>['error'] | null {
  const parsed = errorShape.safeParse(Array.isArray(value) ? value[0] : value);
  return parsed.success ? parsed.data.error : null;
}
