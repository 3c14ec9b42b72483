/** How Mistral words its errors: at the top of the body, the status repeated inside. */
import { z } from 'zod';
import type { CallFailure } from '../engine-route.ts';
import { isReportedError, readErrorValue } from '../wire/error-body.ts';
import { type ErrorDialect, toBodyFailure } from '../wire/http-failure.ts';

/** A key without a plan, and one whose plan leaves this model out, is let in and asked to slow down from an allowance of zero. */
const ALLOWANCES = ['x-ratelimit-limit-req-minute', 'x-ratelimit-limit-tokens-minute'];

export const MISTRAL_ERRORS: ErrorDialect = {
  serverName: 'Mistral',
  errors: [
    {
      means: 'no_allowance',
      status: [429],
      when: ({ headers }) => ALLOWANCES.some((name) => /^\s*0+\s*$/.test(headers[name] ?? '')),
    },
  ],
};

const statusShape = z.looseObject({ raw_status_code: z.number().int().min(400).max(599).nullish().catch(null) });

/** The failure behind an error inside a 2xx reply, or null where there is none. */
export function readReplyError(value: unknown): CallFailure | null {
  if (typeof value !== 'object' || value === null) return null;
  const isError = 'object' in value && value.object === 'error';
  const inner = 'error' in value && isReportedError(value.error) ? value.error : null;
  if (!isError && inner === null) return null;
  const status = statusShape.safeParse(inner ?? value).data?.raw_status_code ?? null;
  return toBodyFailure(readErrorValue(value), MISTRAL_ERRORS, { status });
}
