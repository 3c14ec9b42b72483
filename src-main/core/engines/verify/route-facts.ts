/**
 * What a verification checks each route against: what its replies report, where its account is shown for nothing, and whether a model
 * that does not exist is refused. The table of routes in the README of engines says the same in words; a test holds both together.
 */
import { ACCOUNT_PAGES, type AccountPage } from './account-pages.ts';

export interface RouteFacts {
  searches: boolean;
  /** `at_times`: some of the models behind it do not report theirs. `none`: it searches nothing. */
  queries: 'told' | 'at_times' | 'hidden' | 'none';
  cost: 'reported' | 'estimated' | 'unknown';
  /** Null: its provider shows no account to the key that calls. */
  account: AccountPage | null;
  /** `may_be_answered`: by another model, for money. `no_model`: there is none to choose. */
  unknownModel: 'refused' | 'may_be_answered' | 'no_model';
}

const REPORTS_ALL: RouteFacts = {
  searches: true,
  queries: 'told',
  cost: 'estimated',
  account: null,
  unknownModel: 'refused',
};
const RESULT_PAGE: RouteFacts = {
  searches: true,
  queries: 'hidden',
  cost: 'estimated',
  account: ACCOUNT_PAGES.serpapi,
  unknownModel: 'no_model',
};

/** By id of a route. */
export const ROUTE_FACTS: Readonly<Record<string, RouteFacts>> = {
  'openai-responses': REPORTS_ALL,
  'anthropic-messages': REPORTS_ALL,
  'gemini-generate': REPORTS_ALL,
  'mistral-conversations': REPORTS_ALL,
  'perplexity-agent': { ...REPORTS_ALL, cost: 'reported' },
  'xai-responses': { ...REPORTS_ALL, cost: 'reported', account: ACCOUNT_PAGES.xai },
  // Its documents have said that an unknown model is answered by another one, and that it is refused.
  'deepseek-messages': { ...REPORTS_ALL, account: ACCOUNT_PAGES.deepseek, unknownModel: 'may_be_answered' },
  'deepseek-chat': { ...REPORTS_ALL, searches: false, queries: 'none', account: ACCOUNT_PAGES.deepseek },
  'serpapi-ai-overview': RESULT_PAGE,
  'serpapi-ai-mode': RESULT_PAGE,
  'serpapi-copilot': RESULT_PAGE,
  'openrouter-responses': { ...REPORTS_ALL, queries: 'at_times', cost: 'reported', account: ACCOUNT_PAGES.openrouter },
  // Many of these servers answer with whatever model they have loaded.
  'openai-compatible': {
    searches: false,
    queries: 'hidden',
    cost: 'unknown',
    account: null,
    unknownModel: 'may_be_answered',
  },
};

/** Of a route that nobody described: nothing is promised. */
export const NO_FACTS: RouteFacts = {
  ...REPORTS_ALL,
  queries: 'at_times',
  cost: 'unknown',
  unknownModel: 'may_be_answered',
};
