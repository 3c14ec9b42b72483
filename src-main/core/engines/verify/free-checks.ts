/** What a verification can ask for nothing: the list of models, whether the chosen one is on it, and the account of the key. */
import type { VerifyCheck } from '#shared/contract/verification.ts';
import type { RouteContext } from '../engine-route.ts';
import { fetchModels } from '../models/fetch-models.ts';
import { decodeJson } from '../wire/decode-json.ts';
import { toEndpointUrl } from '../wire/endpoint-url.ts';
import { sendRequest } from '../wire/send-request.ts';
import type { AccountPage } from './account-pages.ts';
import { toCheck } from './judge-answer.ts';
import { recordFetch } from './record-fetch.ts';
import { NO_FACTS, ROUTE_FACTS } from './route-facts.ts';
import type { RecordReply, VerifiedTarget } from './verify-call.ts';

/** No search: whoever takes longer is left alone. */
const LONGEST_WAIT_MS = 20_000;

export async function checkModels(
  { engine, route, settings }: VerifiedTarget,
  context: RouteContext,
  record: RecordReply,
): Promise<VerifyCheck[]> {
  if ((ROUTE_FACTS[route.id] ?? NO_FACTS).unknownModel === 'no_model') {
    return [
      toCheck('models', 'not_exposed', 'takes_no_model'),
      toCheck('model_listed', 'not_exposed', 'takes_no_model'),
    ];
  }
  const { fetch, exchanges } = recordFetch(context.fetch);
  const models = await fetchModels(route, { ...context, fetch });
  record('models', exchanges);
  if (!Array.isArray(models)) {
    const hasNone = models.code === 'no_list' || isNotThere(exchanges.at(-1)?.status, { route, settings });
    const listed = hasNone
      ? toCheck('models', 'not_exposed', 'no_list')
      : toCheck('models', 'fail', 'refused', { said: models.said });
    return [listed, toCheck('model_listed', hasNone ? 'not_exposed' : 'skipped', 'list_unread')];
  }
  const asked = route.toModel?.(engine, settings.model) ?? settings.model;
  const isThere = models.some(({ model }) => isModel(model, asked));
  return [
    toCheck('models', 'pass', 'models_listed', { count: models.length }),
    isThere
      ? toCheck('model_listed', 'pass', 'model_there', { names: [asked] })
      : toCheck('model_listed', 'fail', 'model_missing', { names: [asked] }),
  ];
}

export async function checkAccount(
  { route, settings }: VerifiedTarget,
  context: RouteContext,
  record: RecordReply,
): Promise<VerifyCheck> {
  const page = (ROUTE_FACTS[route.id] ?? NO_FACTS).account;
  if (page === null) return toCheck('account', 'not_exposed', 'no_account');
  const { fetch, exchanges } = recordFetch(context.fetch);
  const waiting = { ...settings, timeoutMs: Math.min(settings.timeoutMs, LONGEST_WAIT_MS) };
  const { url, headers } = toAccountRequest(page, settings);
  const request = { serverName: route.label, method: 'GET', url, headers } as const;
  const reply = await sendRequest(request, { ...context, fetch, settings: waiting });
  record('account', exchanges);
  if ('kind' in reply) return toCheck('account', 'fail', 'refused', { said: reply.message });
  if (isNotThere(reply.status, { route, settings })) return toCheck('account', 'not_exposed', 'no_account');
  const decoded = decodeJson(reply.body);
  const isFine = reply.status >= 200 && reply.status <= 299;
  const state = isFine && decoded.isReadable ? page.read(decoded.value) : null;
  if (state === null) return toCheck('account', 'fail', 'refused', { said: `HTTP ${reply.status}` });
  const { finding, ...left } = state;
  const isUsable = finding === 'account_open' || finding === 'account_left';
  return toCheck('account', isUsable ? 'pass' : 'fail', finding, left);
}

function toAccountRequest(page: AccountPage, { baseUrl, apiKey }: VerifiedTarget['settings']) {
  const base = page.cutsPath ? baseUrl.trim().replace(page.cutsPath, '') : baseUrl;
  const url = toEndpointUrl(base, page.endpoint, page.version);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (apiKey !== null && page.keyParameter !== undefined) url?.searchParams.set(page.keyParameter, apiKey);
  else if (apiKey !== null) headers.authorization = `Bearer ${apiKey}`;
  return { url, headers };
}

/** A gateway of the owner's own need not have what its provider has. */
function isNotThere(
  status: number | undefined,
  { route, settings }: Pick<VerifiedTarget, 'route' | 'settings'>,
): boolean {
  return (status === 404 || status === 405) && settings.baseUrl !== route.defaults.baseUrl;
}

/** The name itself, or a dated one of its family: `claude-sonnet-5` is listed as `claude-sonnet-5-20260901`. */
function isModel(listed: string, asked: string): boolean {
  return listed === asked || (listed.startsWith(`${asked}-`) && /^[\d-]+$/.test(listed.slice(asked.length + 1)));
}
