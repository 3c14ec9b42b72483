/** How OpenAI words what others do not. */
import type { ResponsesDialect } from '../responses/responses-dialect.ts';

export const OPENAI_DIALECT: ResponsesDialect = {
  serverName: 'OpenAI',
  // A right that the key lacks comes with the status of a wrong key.
  errors: [
    {
      means: 'forbidden',
      status: [401],
      says: /\bmember of an organization\b|\bIP (?:address )?(?:is )?not authorized\b/i,
    },
  ],
};
