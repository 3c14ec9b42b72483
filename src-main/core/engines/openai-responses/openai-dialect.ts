/** How OpenAI words its errors: the codes that mean "pay first". */
import type { ResponsesDialect } from '../responses/responses-dialect.ts';

export const OPENAI_DIALECT: ResponsesDialect = {
  serverName: 'OpenAI',
  quotaCodes: new Set(['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active']),
};
