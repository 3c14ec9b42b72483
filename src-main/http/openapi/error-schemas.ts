/** How errors are described: one schema for all, with every field that `details` may have, and one response for each status. */
import { z } from 'zod';

import { ERROR_STATUS, type ErrorCode } from '#shared/app-error.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { ENGINES } from '#shared/vocabulary/engines.ts';
import { CONFLICT_REASONS, FORBIDDEN_REASONS } from '#shared/vocabulary/error-reasons.ts';
import { ISSUE_CODES } from '#shared/vocabulary/issue-codes.ts';
import type { Json } from './component-schemas.ts';

/** Any request may meet these. */
const COMMON: readonly ErrorCode[] = ['VALIDATION_ERROR', 'UNAUTHORIZED', 'FORBIDDEN', 'RATE_LIMITED', 'INTERNAL'];
/** And these, if it has a body. */
const OF_BODIES: readonly ErrorCode[] = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];

const REASONS = Object.entries(FORBIDDEN_REASONS).map(([reason, meaning]) => `\`${reason}\`: ${meaning}`);

export const errorDetails = z
  .looseObject({
    reason: z.enum([...(Object.keys(FORBIDDEN_REASONS) as (keyof typeof FORBIDDEN_REASONS)[]), ...CONFLICT_REASONS]),
    issues: z
      .array(
        z.object({
          path: z.string(),
          message: z.string(),
          code: z.enum(ISSUE_CODES).optional(),
          limit: z.number().optional().describe('Of a code that begins with too_'),
        }),
      )
      .describe('VALIDATION_ERROR: each refused field'),
    required: z.string().describe('The scope that the key lacks'),
    limit: z.union([z.number(), z.enum(['projects', 'answers'])]).describe('What is reached: how many, or of what'),
    current: z.int().describe('How many there are'),
    models: z.array(z.enum(ENGINES)).describe('The refused ones'),
    package: z.string().describe('The plan'),
    nextPackage: z.string().nullable().describe('The next higher plan'),
    includedResults: z.int(),
    projectedMonthlyAnswers: z.int(),
    promptLimit: z.int(),
    slotsUsed: z.int(),
    projectedSlots: z.int(),
    retryAfterSeconds: z.int(),
  })
  .partial()
  .describe(`What else a program may want to know. 403 FORBIDDEN always has a \`reason\`.\n\n${REASONS.join('\n\n')}`);

export const errorEnvelope = z.object({
  error: z.object({
    code: z.enum(Object.keys(ERROR_STATUS) as ErrorCode[]),
    message: z.string().describe('For the person who reads it'),
    details: errorDetails.optional(),
  }),
});

const RATE_HEADERS = {
  'X-RateLimit-Limit': 'Requests that the plan allows in a minute',
  'X-RateLimit-Remaining': 'Requests left in this minute',
  'X-RateLimit-Reset': 'When the minute ends, in Unix seconds',
};
const RETRY_AFTER = { 'Retry-After': 'Seconds until the next request is taken' };

/** The headers of every reply to a valid key, as components. */
export function toHeaderComponents(): Json {
  return Object.fromEntries(
    Object.entries({ ...RATE_HEADERS, ...RETRY_AFTER }).map(([name, description]) => [
      name,
      { description, schema: { type: 'integer' } },
    ]),
  );
}

/** References to the headers of a reply. */
export function toHeaders(status: number): Json {
  if (status === 401) return {};
  const names = Object.keys(status === 429 ? { ...RATE_HEADERS, ...RETRY_AFTER } : RATE_HEADERS);
  return { headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])) };
}

/** A reference for each status that an operation may end with; `responses` collects what they point to. */
export function toErrorResponses(operation: Operation, responses: Record<string, Json>): Record<string, Json> {
  const codes = new Set([...COMMON, ...(operation.bodyKeys.length > 0 ? OF_BODIES : []), ...operation.errors]);
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  return Object.fromEntries([...byStatus].map(([status, named]) => [status, toReference(status, named, responses)]));
}

/** Named for its status, with the further codes of a 400 behind it. */
function toReference(status: number, codes: readonly ErrorCode[], responses: Record<string, Json>): Json {
  const further = codes.filter((code) => code !== 'VALIDATION_ERROR').sort();
  const name = status === 400 && further.length > 0 ? `400_${further.join('_')}` : `${status}`;
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  responses[name] = { description: codes.join(', '), ...toHeaders(status), content };
  return { $ref: `#/components/responses/${name}` };
}
