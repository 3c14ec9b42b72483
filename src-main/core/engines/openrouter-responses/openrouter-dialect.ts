/** What OpenRouter does in its own way: errors with a status as their code, its cost, and searches that it may not show. */
import { z } from 'zod';
import type { ReadAnswer } from '../engine-route.ts';
import type { ResponsesDialect, ResponsesReply } from '../responses/responses-dialect.ts';
import type { ErrorRule } from '../wire/error-rules.ts';
import { toReportedUsd } from '../wire/reported-cost.ts';

const costShape = z.looseObject({ usage: z.looseObject({ cost: z.unknown().optional() }) });
const searchesShape = z.looseObject({
  usage: z.looseObject({ server_tool_use: z.looseObject({ web_search_requests: z.number().int().positive() }) }),
});

/** A 403 may be a question that was moderated away or a key that has spent its own limit, a 404 a model or the owner's rules of privacy. */
const OPENROUTER_ERRORS: readonly ErrorRule[] = [
  { means: 'content_refused', status: [403], says: /\b(?:moderation|flagged)\b/i },
  { means: 'quota', status: [403], says: /\blimit exceeded\b/i },
  { means: 'model_not_allowed', status: [404], says: /\bdata policy\b|\bguardrail|\bno allowed providers\b/i },
  { means: 'unknown_model', status: [404], says: /\bno (?:endpoints|providers) found\b/i },
  { means: 'unknown_model', status: [400], says: /\bnot a valid model id\b/i },
];

export const OPENROUTER_DIALECT: ResponsesDialect = {
  serverName: 'OpenRouter',
  errors: OPENROUTER_ERRORS,
  readReportedUsd: (reply) => {
    const parsed = costShape.safeParse(reply);
    return parsed.success ? toReportedUsd(parsed.data.usage.cost) : null;
  },
  refine: addHiddenSearches,
};

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
