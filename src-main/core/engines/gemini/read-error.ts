/** How Gemini words its errors: one status for many cases, facts apart by the details of the body. */
import { z } from 'zod';
import type { CallFailure } from '../engine-route.ts';
import { isReportedError, readErrorValue } from '../wire/error-body.ts';
import type { ErrorFacts } from '../wire/error-rules.ts';
import { type ErrorDialect, toBodyFailure } from '../wire/http-failure.ts';
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
const typedShape = z.looseObject({ '@type': text });
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

/**
 * A bad key comes as 400, and a used-up day, a used-up minute and a key without any allowance as 429. `FAILED_PRECONDITION` is
 * about the account: its country, or its billing.
 */
export const GEMINI_ERRORS: ErrorDialect = {
  serverName: 'Gemini',
  errors: [
    { means: 'auth', when: (facts) => hasDetail(facts, /^(?:API_KEY_(?:INVALID|EXPIRED)|ACCESS_TOKEN_)/) },
    { means: 'auth', says: /\breported as leaked\b|\bunregistered callers\b/i },
    { means: 'forbidden', when: (facts) => hasDetail(facts, /^(?:API_KEY_|SERVICE_DISABLED|CONSUMER_)/) },
    { means: 'no_allowance', status: [400, 403], says: /\bfree tier\b|\bbilling\b/i },
    { means: 'forbidden', status: [400], when: (facts) => isPrecondition(facts) && !isAboutPlace(facts) },
    { means: 'quota', status: [429], says: /credits? (?:are|is) depleted/i },
    { means: 'no_allowance', status: [429], says: /\blimit: 0\b/ },
    { means: 'quota', status: [429], when: (facts) => listViolations(facts).some((name) => /PerDay/i.test(name)) },
    { means: 'no_allowance', status: [429], when: isWithoutPlan },
    { means: 'rate_limit', status: [429] },
    { means: 'unknown_model', status: [404], says: /\bmodels?\b/i },
  ],
};

/** A key without billing is refused the search with no word on which allowance it used up or when to come again. */
function isWithoutPlan({ body, headers }: ErrorFacts): boolean {
  const error = readError(body.value);
  if (error?.status !== 'RESOURCE_EXHAUSTED' || headers['retry-after'] !== undefined) return false;
  return error.details.every(
    (detail) => !/QuotaFailure|RetryInfo/.test(String(pickFitting(typedShape, [detail])[0]?.['@type'])),
  );
}

function isPrecondition({ body }: ErrorFacts): boolean {
  return readError(body.value)?.status === 'FAILED_PRECONDITION';
}

function isAboutPlace({ body }: ErrorFacts): boolean {
  return /\b(?:location|region|country)\b/i.test(body.message ?? '');
}

function hasDetail({ body }: ErrorFacts, reason: RegExp): boolean {
  const details = pickFitting(detailShape, readError(body.value)?.details ?? []);
  return details.some((detail) => reason.test(detail.reason ?? ''));
}

/** What was used up, by the names that Google has for it. */
function listViolations({ body }: ErrorFacts): string[] {
  const details = pickFitting(detailShape, readError(body.value)?.details ?? []);
  const violations = details.flatMap((detail) => pickFitting(violationShape, detail.violations));
  return violations.map((one) => `${one.quotaId} ${one.quotaMetric}`);
}

/** The failure behind an error inside a 2xx reply, or null where there is none. Without a known code it may pass. */
export function readReplyError(value: unknown): CallFailure | null {
  const reply: unknown = Array.isArray(value) ? value[0] : value;
  const reported = typeof reply === 'object' && reply !== null && 'error' in reply ? reply.error : null;
  if (!isReportedError(reported)) return null;
  const error = readError(reply);
  const status = error?.code ?? STATUS_CODES[error?.status ?? ''] ?? 500;
  const facts = { status: status >= 400 ? status : 500, detail: error?.status ?? null };
  return toBodyFailure(readErrorValue(reply), GEMINI_ERRORS, facts);
}

function readError(value: unknown): z.infer<typeof errorShape>['error'] | null {
  const parsed = errorShape.safeParse(Array.isArray(value) ? value[0] : value);
  return parsed.success ? parsed.data.error : null;
}
