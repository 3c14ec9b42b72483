/** Sends one JSON body by POST. Sending itself, and all that can go wrong, is `send-request.ts`. */
import type { CallFailure, RawReply, RouteContext } from '../engine-route.ts';
import { toEndpointUrl } from './endpoint-url.ts';
import { sendRequest } from './send-request.ts';

export interface JsonPost {
  serverName: string;
  /** Path below the base address, without a leading slash. */
  endpoint: string;
  body: unknown;
  /** See `toEndpointUrl`. */
  version?: string;
  /** Header that carries the bare key. Without it the key goes as bearer token. */
  keyHeader?: string;
  /** What this wire wants besides, in lower case. */
  headers?: Readonly<Record<string, string>>;
}

/** Posts to `{baseUrl}/{endpoint}` with the key, if there is one. Failures as `sendRequest`. */
export function postJson(post: JsonPost, context: RouteContext): Promise<RawReply | CallFailure> {
  const { serverName, endpoint, version, keyHeader, body } = post;
  const { baseUrl, apiKey } = context.settings;
  const json = { 'content-type': 'application/json', accept: 'application/json' };
  const headers: Record<string, string> = { ...json, ...post.headers };
  if (apiKey !== null && keyHeader !== undefined) headers[keyHeader] = apiKey;
  else if (apiKey !== null) headers.authorization = `Bearer ${apiKey}`;
  const url = toEndpointUrl(baseUrl, endpoint, version);
  return sendRequest({ serverName, method: 'POST', url, headers, body: JSON.stringify(body) }, context);
}
