/** How Perplexity words errors, and where it says what a call cost. */
import { z } from 'zod';
import type { ErrorDialect } from '../wire/http-failure.ts';
import { toReportedUsd } from '../wire/reported-cost.ts';

/** An address that still leads to the chat interface; a key of an organization, with which only one of its projects may call. */
export const PERPLEXITY_ERRORS: ErrorDialect = {
  serverName: 'Perplexity',
  errors: [
    { means: 'wrong_path', code: /^(?:chat_completions_not_available|agent_api_migration_required)$/ },
    { means: 'auth', status: [401, 403], says: /\borgani[sz]ation(?:-scoped|-level)?\b.{0,20}\bkeys?\b/i },
  ],
};

const costShape = z.looseObject({
  usage: z.looseObject({ cost: z.looseObject({ total_cost: z.unknown().optional() }) }),
});

/** US dollars that a reply names as its cost; null where it does not. */
export function readPerplexityCostUsd(reply: unknown): number | null {
  const parsed = costShape.safeParse(reply);
  return parsed.success ? toReportedUsd(parsed.data.usage.cost.total_cost) : null;
}
