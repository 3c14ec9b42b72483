/** Asks by GET with a query. Sending itself, and all that can go wrong, is `send-request.ts`. */
import type { CallFailure, RawReply, RouteContext } from '../engine-route.ts';
import { toEndpointUrl } from './endpoint-url.ts';
import { sendRequest } from './send-request.ts';

export interface JsonGet {
  serverName: string;
  /** Path below the base address, without a leading slash. */
  endpoint: string;
  query: Readonly<Record<string, string>>;
  /** See `toEndpointUrl`. */
  version?: string;
  /** Parameter that carries the key. */
  keyParameter: string;
}

/** Asks `{baseUrl}/{endpoint}?{query}` with the key as last parameter, if there is one. Failures as `sendRequest`. */
export function getJson(get: JsonGet, context: RouteContext): Promise<RawReply | CallFailure> {
  const { baseUrl, apiKey } = context.settings;
  const url = toEndpointUrl(baseUrl, get.endpoint, get.version);
  for (const [name, value] of Object.entries(get.query)) url?.searchParams.set(name, value);
  if (apiKey !== null) url?.searchParams.set(get.keyParameter, apiKey);
  return sendRequest(
    { serverName: get.serverName, method: 'GET', url, headers: { accept: 'application/json' } },
    context,
  );
}
