/**
 * One HTTP server on 127.0.0.1 that speaks ten engines' wires as a verification meets them: lists of models, accounts, German answers
 * with a search behind them, refusals of wrong keys and unknown models. Knows nothing of the code under test.
 */
import { readFixtureText } from './engine-requests.ts';
import { type RecordedRequest, type ServerReply, startScriptedServer } from './scripted-server.ts';
import { toJson } from './ten-engines.ts';

/** Takes the place of the reply to a request; null leaves it as it is. */
export type Override = (server: string, request: RecordedRequest) => ServerReply | null;

export interface VerifiedEngines {
  env: Readonly<Record<string, string>>;
  keys: readonly string[];
  requests: RecordedRequest[];
  /** Of questions that were answered, and so paid. */
  answered: () => number;
  setOverride(override: Override | null): void;
  close(): Promise<void>;
}

const SERVERS = [
  'openai',
  'perplexity',
  'anthropic',
  'gemini',
  'xai',
  'mistral',
  'deepseek',
  'serpapi',
  'openrouter',
] as const;

export const GERMAN =
  'Der gesetzliche Mindestlohn beträgt zurzeit 13,90 Euro und steigt mit dem neuen Jahr auf 14,60 Euro.';

const ANSWERS: Readonly<Record<string, string>> = {
  openai: 'openai-responses/answer-with-search',
  perplexity: 'perplexity-agent/answer',
  anthropic: 'anthropic-messages/answer-with-search',
  gemini: 'gemini-generate/answer-with-search',
  xai: 'xai-responses/answer',
  mistral: 'mistral-conversations/answer-with-search',
  deepseek: 'deepseek-messages/answer-with-search',
  openrouter: 'openrouter-responses/answer',
  google: 'serpapi/overview-in-page',
  google_ai_mode: 'serpapi/mode-answer',
  bing_copilot: 'serpapi/copilot-answer',
};

const MODELS: Readonly<Record<string, readonly string[]>> = {
  openai: ['gpt-5.1', 'gpt-6.1-sol', 'gpt-6-sol', 'gpt-6-luna'],
  perplexity: ['perplexity/sonar'],
  anthropic: ['claude-sonnet-5', 'claude-haiku-5'],
  gemini: ['models/gemini-flash-latest', 'models/gemini-3.5-flash'],
  xai: ['grok-4.3', 'grok-4.3-fast'],
  mistral: ['mistral-medium-latest', 'mistral-medium-2508'],
  deepseek: ['deepseek-flash', 'deepseek-v4-pro'],
  openrouter: ['openai/gpt-5.1', 'openai/gpt-6.1-sol', 'openai/gpt-6-luna', 'anthropic/claude-sonnet-5'],
};

/** As providers show an account to its key, with all that must not be shown on. */
const ACCOUNTS: Readonly<Record<string, unknown>> = {
  openrouter: {
    data: { label: 'sk-or-v1-0ab…1cd', limit: 20, limit_remaining: 12.5, creator_user_id: 'user_2dHFtVWx2n56w6' },
  },
  serpapi: {
    account_id: '5ac54d6adefb2f1dba1663f5',
    api_key: 'key-of-serpapi-1234',
    account_email: 'owner@brimlane.example',
    plan_name: 'Developer Plan',
    total_searches_left: 4_958,
  },
  deepseek: { is_available: true, balance_infos: [{ currency: 'USD', total_balance: '7.25' }] },
  xai: {
    redacted_api_key: 'xai-...b14o',
    user_id: '59fbe5f2-040b-46d5-8325-868bb8f23eb2',
    name: 'Key of Ada',
    team_id: '5ea6f6bd-7815-4b8a-9135-28b2d7ba6722',
    team_blocked: false,
    api_key_blocked: false,
    api_key_disabled: false,
  },
};

export const toKey = (server: string) => `key-of-${server}-1234`;

export async function startVerifiedEngines(): Promise<VerifiedEngines> {
  let override: Override | null = null;
  let answered = 0;
  const server = await startScriptedServer((request) => {
    const [, name = ''] = request.path.split('/');
    const own = override?.(name, request) ?? null;
    const reply = own ?? toReply(name, request);
    if (request.method === 'POST' || request.path.includes('/search.json')) {
      if (reply.kind === 'bytes' && reply.status === 200) answered++;
    }
    return reply;
  });
  const entries = SERVERS.flatMap((name) => [
    [`${name.toUpperCase()}_API_KEY`, toKey(name)],
    [`${name.toUpperCase()}_BASE_URL`, `${server.url}/${name}/v1`],
  ]);
  return {
    env: Object.fromEntries(entries),
    keys: SERVERS.map(toKey),
    requests: server.requests,
    answered: () => answered,
    setOverride: (to) => {
      override = to;
    },
    close: server.close,
  };
}

function toReply(name: string, request: RecordedRequest): ServerReply {
  const url = new URL(request.path, 'http://127.0.0.1');
  const key = request.headers['x-api-key'] ?? request.headers['x-goog-api-key'] ?? url.searchParams.get('api_key');
  const isRight = key === toKey(name) || request.headers.authorization === `Bearer ${toKey(name)}`;
  if (!isRight) return recordedError(name, 'wrong key');
  if (/\/(?:account\.json|user\/balance|api-key|key)$/.test(url.pathname))
    return toJson(200, JSON.stringify(ACCOUNTS[name]));
  if (request.method === 'GET' && url.pathname.endsWith('/models')) return toJson(200, toModelList(name));
  if (`${request.text} ${url.pathname}`.includes('no-such-model')) return recordedError(name, 'unknown model');
  const asked = name === 'serpapi' ? (url.searchParams.get('engine') ?? '') : name;
  const fixture = url.pathname.endsWith('/chat/completions') ? 'deepseek-chat/answer' : ANSWERS[asked];
  const headers = { 'x-ratelimit-remaining-requests': '99', 'openai-organization': 'org-brimlane7' };
  return fixture ? toJson(200, toGerman(readFixtureText(fixture), request.body), headers) : toJson(404, '{}');
}

function toModelList(name: string): string {
  const models = MODELS[name] ?? [];
  const body =
    name === 'gemini' ? { models: models.map((model) => ({ name: model })) } : { data: models.map((id) => ({ id })) };
  return JSON.stringify(body);
}

interface RecordedError {
  name: string;
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** A recorded error of a provider, as a reply. */
export function recordedError(provider: string, name: string): ServerReply {
  const errors: RecordedError[] = JSON.parse(readFixtureText(`errors/${provider}`));
  const found = errors.find((error) => error.name === name);
  if (!found) throw new Error(`Nothing is recorded of "${name}" at ${provider}.`);
  return toJson(found.status, JSON.stringify(found.body), found.headers);
}

/** The recorded reply with German where a person would read; a service of several houses names the model that was asked for. */
function toGerman(text: string, asked: unknown): string {
  const model = typeof asked === 'object' && asked !== null && 'model' in asked ? String(asked.model) : '';
  const value: unknown = JSON.parse(text, (field, inside) => {
    if (field === 'model' && model.includes('/')) return model;
    const isRead = ['text', 'snippet', 'content'].includes(field) && typeof inside === 'string';
    return isRead ? `${GERMAN} ${inside}` : inside;
  });
  return JSON.stringify(value);
}
