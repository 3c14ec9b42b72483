/** What xAI does in its own way: errors told by their words, cost in ticks, and a list of all pages that it met. */
import { z } from 'zod';
import type { FailureReason, ReadAnswer, WebPage } from '../engine-route.ts';
import type { ResponsesDialect, ResponsesReply } from '../responses/responses-dialect.ts';
import type { ErrorBody } from '../wire/error-body.ts';
import { toReportedUsd } from '../wire/reported-cost.ts';
import { toDistinctPages, toWebPage } from '../wire/web-pages.ts';

const TICKS_PER_USD = 1e10;

const usageShape = z.looseObject({ usage: z.looseObject({ cost_in_usd_ticks: z.unknown().optional() }) });

export const XAI_DIALECT: ResponsesDialect = {
  serverName: 'xAI',
  quotaCodes: new Set(['insufficient_quota']),
  judge: judgeError,
  readReportedUsd: (reply) => {
    const parsed = usageShape.safeParse(reply);
    return parsed.success ? toReportedUsd(parsed.data.usage.cost_in_usd_ticks, TICKS_PER_USD) : null;
  },
  refine: addPagesMet,
};

/** A wrong key comes as 400 and used-up credits as 403 or 429, so that only the words tell them apart. */
function judgeError(status: number, { message }: ErrorBody): FailureReason | null {
  const words = message ?? '';
  if (status >= 500) return null;
  if (/\bcredits?\b|spending limit|\blicenses?\b/i.test(words)) return 'quota';
  return /\b(incorrect|invalid|disabled|blocked|missing)\b.*\bAPI key\b|\bAPI key\b.*\b(invalid|disabled|blocked)\b/i.test(
    words,
  )
    ? 'auth'
    : null;
}

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
