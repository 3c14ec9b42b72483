/** Fetches the list of models that a provider serves, for free; where there is none, gives the reason. */
import type { EngineRoute, RouteContext } from '../engine-route.ts';
import { decodeJson } from '../wire/decode-json.ts';
import { toEndpointUrl } from '../wire/endpoint-url.ts';
import { sendRequest } from '../wire/send-request.ts';
import { MODEL_LISTS, type ServedModel } from './served-models.ts';

/** `said`: in a sentence for the owner, as it came. */
export type ListProblem = { code: 'no_list' | 'no_key' | 'refused' | 'unreachable' | 'unreadable'; said: string };

/** A list is no search: whoever takes longer is left alone. */
const LONGEST_WAIT_MS = 20_000;

export async function fetchModels(
  route: Pick<EngineRoute, 'id' | 'label'>,
  context: RouteContext,
): Promise<ServedModel[] | ListProblem> {
  const list = MODEL_LISTS[route.id];
  if (!list) return { code: 'no_list', said: `${route.label} tells no list of its models.` };
  const { settings } = context;
  const headers: Record<string, string> = { accept: 'application/json', ...list.headers };
  if (settings.apiKey !== null) {
    if (list.keyHeader === undefined) headers.authorization = `Bearer ${settings.apiKey}`;
    else headers[list.keyHeader] = settings.apiKey;
  }
  const baseUrl = list.cutsPath ? settings.baseUrl.trim().replace(list.cutsPath, '') : settings.baseUrl;
  const url = toEndpointUrl(baseUrl, list.endpoint, list.version);
  for (const [name, value] of Object.entries(list.query ?? {})) url?.searchParams.set(name, value);
  const waiting = { ...settings, timeoutMs: Math.min(settings.timeoutMs, LONGEST_WAIT_MS) };
  const reply = await sendRequest(
    { serverName: route.label, method: 'GET', url, headers },
    { ...context, settings: waiting },
  );
  if ('kind' in reply) return { code: reply.reason === 'auth' ? 'refused' : 'unreachable', said: reply.message };
  if (reply.status < 200 || reply.status > 299) {
    return { code: 'refused', said: `${route.label} refused to list its models (HTTP ${reply.status}).` };
  }
  const decoded = decodeJson(reply.body);
  const models = decoded.isReadable ? list.read(decoded.value) : null;
  return models ?? { code: 'unreadable', said: `What ${route.label} sent is no list of models.` };
}
