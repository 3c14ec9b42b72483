/** What OpenRouter does in its own way: errors with a status as their code, its cost, and searches that it may not show. */
import { z } from 'zod';
import type { FailureReason, ReadAnswer } from '../engine-route.ts';
import type { ResponsesDialect, ResponsesReply } from '../responses/responses-dialect.ts';
import type { ErrorBody } from '../wire/error-body.ts';
import { toReportedUsd } from '../wire/reported-cost.ts';

const costShape = z.looseObject({ usage: z.looseObject({ cost: z.unknown().optional() }) });
const searchesShape = z.looseObject({
  usage: z.looseObject({ server_tool_use: z.looseObject({ web_search_requests: z.number().int().positive() }) }),
});

export const OPENROUTER_DIALECT: ResponsesDialect = {
  serverName: 'OpenRouter',
  quotaCodes: new Set(['insufficient_quota', 'insufficient_credits']),
  judge: judgeError,
  readReportedUsd: (reply) => {
    const parsed = costShape.safeParse(reply);
    return parsed.success ? toReportedUsd(parsed.data.usage.cost) : null;
  },
  refine: addHiddenSearches,
};

/** A 403 can also be a question that was moderated away, or a key that has spent its limit. */
function judgeError(status: number, { message }: ErrorBody): FailureReason | null {
  if (status !== 403) return null;
  const words = message ?? '';
  if (/\b(moderation|flagged)\b/i.test(words)) return 'bad_request';
  return /\b(limit exceeded|insufficient credits)\b/i.test(words) ? 'quota' : null;
}

/** Searches that only the usage or the citations give away: the answer is grounded, and its queries are not exposed. */
function addHiddenSearches(answer: ReadAnswer, reply: ResponsesReply): ReadAnswer {
  const counted = searchesShape.safeParse(reply);
  const searches = counted.success ? counted.data.usage.server_tool_use.web_search_requests : 0;
  const isHidden = answer.queries?.length === 0 && (searches > 0 || answer.isGrounded);
  const { usage } = answer.bill;
  return {
    ...answer,
    isGrounded: answer.isGrounded || searches > 0,
    queries: isHidden ? null : answer.queries,
    bill: { ...answer.bill, usage: usage && { ...usage, searches: Math.max(usage.searches, searches) } },
  };
}
