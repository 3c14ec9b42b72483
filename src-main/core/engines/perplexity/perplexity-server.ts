/** What both routes to Perplexity have in common: how it words errors, and where it says what a call cost. */
import { z } from 'zod';
import type { ErrorDialect } from '../wire/http-failure.ts';
import { toReportedUsd } from '../wire/reported-cost.ts';

const QUOTA_CODES: ReadonlySet<string> = new Set(['insufficient_quota', 'insufficient_credits']);

/** Used-up credits come with the status of a wrong key, so their code is asked first. */
export const PERPLEXITY_ERRORS: ErrorDialect = {
  serverName: 'Perplexity',
  quotaCodes: QUOTA_CODES,
  judge: (_status, { code }) => (code !== null && QUOTA_CODES.has(code) ? 'quota' : null),
};

const costShape = z.looseObject({
  usage: z.looseObject({ cost: z.looseObject({ total_cost: z.unknown().optional() }) }),
});

/** US dollars that a reply names as its cost; null where it does not. */
export function readPerplexityCostUsd(reply: unknown): number | null {
  const parsed = costShape.safeParse(reply);
  return parsed.success ? toReportedUsd(parsed.data.usage.cost.total_cost) : null;
}
