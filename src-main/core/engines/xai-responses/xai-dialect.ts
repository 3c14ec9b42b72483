/** What xAI does in its own way: errors told by their words, cost in ticks, and a list of all pages that it met. */
import { z } from 'zod';
import type { ReadAnswer, WebPage } from '../engine-route.ts';
import type { ResponsesDialect, ResponsesReply } from '../responses/responses-dialect.ts';
import type { ErrorRule } from '../wire/error-rules.ts';
import { toReportedUsd } from '../wire/reported-cost.ts';
import { toDistinctPages, toWebPage } from '../wire/web-pages.ts';

const TICKS_PER_USD = 1e10;

const usageShape = z.looseObject({ usage: z.looseObject({ cost_in_usd_ticks: z.unknown().optional() }) });

/**
 * A wrong key comes as 400, used-up credits and a question against the guidelines as 403, so that only the words tell them apart.
 * xAI charges a fee for such a question, of which the reply says nothing.
 */
const XAI_ERRORS: readonly ErrorRule[] = [
  {
    means: 'content_refused',
    status: [400, 403],
    says: /\bviolates? (?:our )?usage guidelines?\b|\bsafety_check_type/i,
    isBilled: true,
  },
  { means: 'quota', status: [400, 401, 402, 403, 429], says: /\bcredits?\b|spending limit|\blicenses?\b/i },
];

export const XAI_DIALECT: ResponsesDialect = {
  serverName: 'xAI',
  errors: XAI_ERRORS,
  readReportedUsd: (reply) => {
    const parsed = usageShape.safeParse(reply);
    return parsed.success ? toReportedUsd(parsed.data.usage.cost_in_usd_ticks, TICKS_PER_USD) : null;
  },
  refine: addPagesMet,
};

/** `citations` lists every page that was met on the way: consulted, not cited. What was met was searched for. */
function addPagesMet(answer: ReadAnswer, reply: ResponsesReply): ReadAnswer {
  const citations: unknown[] = Array.isArray(reply.citations) ? reply.citations : [];
  const met = citations.map((url) => toWebPage(url, null)).filter((page) => page !== null);
  return {
    ...answer,
    cited: answer.cited.map(dropNumber),
    retrieved: toDistinctPages([...answer.retrieved, ...met]),
    isGrounded: answer.isGrounded || met.length > 0,
  };
}

/** The title of a citation is often no more than its number in the text, or its address once more. */
function dropNumber(page: WebPage): WebPage {
  const isNoTitle = page.title !== null && (/^\[*\d+\]*$/.test(page.title) || page.title === page.url);
  return isNoTitle ? { ...page, title: null } : page;
}
