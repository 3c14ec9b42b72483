/**
 * Where providers show the account of the key that calls, for nothing, and what it says. Calls nothing.
 *
 * Looked up in November 2026: OpenRouter `/key` (openrouter.ai/docs, "Get current API key"; `/credits` wants a management key), SerpApi
 * `/account.json` (serpapi.com/account-api: "free of charge"), DeepSeek `/user/balance` (api-docs.deepseek.com), xAI `/api-key`
 * (docs.x.ai). OpenAI, Anthropic, Google, Mistral and Perplexity show none to such a key.
 */
import { z } from 'zod';
import type { VerifyFinding } from '#shared/contract/verification.ts';

export interface AccountState {
  finding: Extract<VerifyFinding, 'account_open' | 'account_left' | 'account_empty' | 'account_blocked'>;
  /** What is left: searches. */
  count?: number;
  /** What is left: money. */
  usd?: number;
  /** What is left in another currency. */
  said?: string;
}

export interface AccountPage {
  /** Below the base address. */
  endpoint: string;
  /** See `toEndpointUrl`. */
  version?: string;
  /** The part of the address that belongs to questions alone. */
  cutsPath?: RegExp;
  /** Parameter that carries the key; else it goes as bearer token. */
  keyParameter?: string;
  /** Null: not an account as it is known. */
  read: (body: unknown) => AccountState | null;
}

const openRouterShape = z.looseObject({ data: z.looseObject({ limit_remaining: z.number().nullish() }) });
const serpApiShape = z.looseObject({ total_searches_left: z.number() });
const deepSeekShape = z.looseObject({
  is_available: z.boolean(),
  balance_infos: z.array(z.looseObject({ currency: z.string(), total_balance: z.coerce.number() })),
});
const xaiShape = z.looseObject({
  team_blocked: z.boolean(),
  api_key_blocked: z.boolean(),
  api_key_disabled: z.boolean(),
});

function readOpenRouter(body: unknown): AccountState | null {
  const known = openRouterShape.safeParse(body);
  if (!known.success) return null;
  const left = known.data.data.limit_remaining;
  // A key without a limit of its own draws on credits that only a management key is shown.
  if (left === null || left === undefined) return { finding: 'account_open' };
  return { finding: left > 0 ? 'account_left' : 'account_empty', usd: left };
}

function readSerpApi(body: unknown): AccountState | null {
  const known = serpApiShape.safeParse(body);
  if (!known.success) return null;
  const count = Math.max(0, Math.floor(known.data.total_searches_left));
  return { finding: count > 0 ? 'account_left' : 'account_empty', count };
}

function readDeepSeek(body: unknown): AccountState | null {
  const known = deepSeekShape.safeParse(body);
  if (!known.success) return null;
  const { is_available: isAvailable, balance_infos: balances } = known.data;
  const finding = isAvailable ? 'account_left' : 'account_empty';
  const dollars = balances.find(({ currency }) => currency === 'USD');
  if (dollars) return { finding, usd: dollars.total_balance };
  return { finding, said: balances.map((each) => `${each.total_balance} ${each.currency}`).join(', ') };
}

function readXai(body: unknown): AccountState | null {
  const known = xaiShape.safeParse(body);
  if (!known.success) return null;
  const { team_blocked: ofTeam, api_key_blocked: ofKey, api_key_disabled: isOff } = known.data;
  return { finding: ofTeam || ofKey || isOff ? 'account_blocked' : 'account_open' };
}

export const ACCOUNT_PAGES = {
  openrouter: { endpoint: 'key', version: 'v1', read: readOpenRouter },
  serpapi: {
    endpoint: 'account.json',
    version: '',
    cutsPath: /\/search(?:\.json)?\/*$/,
    keyParameter: 'api_key',
    read: readSerpApi,
  },
  deepseek: { endpoint: 'user/balance', version: '', cutsPath: /(?:\/anthropic)?(?:\/v1)?\/*$/, read: readDeepSeek },
  xai: { endpoint: 'api-key', read: readXai },
} satisfies Record<string, AccountPage>;
