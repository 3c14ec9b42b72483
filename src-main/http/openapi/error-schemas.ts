/** How errors are described: one schema for all, with every field that `details` may have, and one response for each status. */
import { z } from 'zod';

import { ERROR_STATUS, type ErrorCode } from '#shared/app-error.ts';
import { engineField } from '#shared/contract/fields.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { CONFLICT_REASONS, FORBIDDEN_REASONS } from '#shared/vocabulary/error-reasons.ts';
import { ISSUE_CODES } from '#shared/vocabulary/issue-codes.ts';
import type { Json } from './component-schemas.ts';

/** Any request may meet these. */
const COMMON: readonly ErrorCode[] = ['VALIDATION_ERROR', 'FORBIDDEN', 'RATE_LIMITED', 'INTERNAL'];
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
    models: z.array(engineField).describe('The refused ones'),
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

const HEADERS = {
  'X-RateLimit-Limit': 'Requests that the plan allows in a minute',
  'X-RateLimit-Remaining': 'Requests left in this minute',
  'X-RateLimit-Reset': 'When the minute ends, in Unix seconds',
  'Retry-After': 'With 429: seconds until the next request is taken',
};

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** What any request may end with. Its headers are those of every reply to a valid key. */
export function toCommonErrors(): Json {
  return {
    description: `Any other error: ${COMMON.map((code) => `${ERROR_STATUS[code]} \`${code}\``).join(', ')}`,
    headers: Object.fromEntries(
      Object.entries(HEADERS).map(([name, description]) => [name, { description, schema: { type: 'integer' } }]),
    ),
    content,
  };
}

/** A reference for each status that is an operation's own, and for what any request may meet; `responses` collects the former. */
export function toErrorResponses(operation: Operation, responses: Record<string, Json>): Record<string, Json> {
  const ofBody = operation.bodyKeys.length > 0 ? OF_BODIES : [];
  const codes: ErrorCode[] = ['UNAUTHORIZED', ...ofBody, ...operation.errors];
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  const own = [...byStatus].map(([status, named]) => [status, toReference(status, named, responses)]);
  return { ...Object.fromEntries(own), default: { $ref: '#/components/responses/Error' } };
}

/** Named for its status, with the codes of a 400 behind it. */
function toReference(status: number, codes: readonly ErrorCode[], responses: Record<string, Json>): Json {
  const name = status === 400 ? `400_${codes.toSorted().join('_')}` : `${status}`;
  responses[name] = { description: (status === 400 ? ['VALIDATION_ERROR', ...codes] : codes).join(', '), content };
  return { $ref: `#/components/responses/${name}` };
}
