/**
 * Sends one JSON body and brings back the raw reply, whatever its status. The only place in `engines/` that calls
 * `fetch`; every way in which that can go wrong comes back as a value.
 */
import type { CallFailure, RawReply, RouteContext } from '../engine-route.ts';
import { toCallFailure } from './call-failure.ts';
import { openDeadline } from './deadline.ts';
import { toEndpointUrl } from './endpoint-url.ts';
import { toNetworkFailure } from './network-failure.ts';
import { LARGEST_BODY_BYTES, readBody } from './read-body.ts';
import { redactBytes, redactText } from './redact-key.ts';

export interface JsonPost {
  serverName: string;
  /** Path below the base address, without a leading slash. */
  endpoint: string;
  body: unknown;
}

/**
 * Posts to `{baseUrl}/{endpoint}` with the key as bearer token, if there is one. Redirects are not followed: they would
 * carry the question, and perhaps the key, somewhere the owner did not name.
 * Failures: `auth` (a key that cannot be one), `bad_request` (unusable base address), `network`, `timeout`, `aborted`,
 * `schema_drift` (reply too large).
 */
export async function postJson(post: JsonPost, context: RouteContext): Promise<RawReply | CallFailure> {
  const { settings, signal } = context;
  const url = toEndpointUrl(settings.baseUrl, post.endpoint);
  if (url === null) return toCallFailure('bad_request', `The address set for ${post.serverName} cannot be used.`);
  if (settings.apiKey !== null && !/^[\x21-\x7e]+$/.test(settings.apiKey)) {
    return toCallFailure('auth', `The key set for ${post.serverName} holds characters that no key has.`);
  }
  const deadline = openDeadline(signal, settings.timeoutMs);
  try {
    return await Promise.race([exchange(url, post, context, deadline.signal), deadline.ended]);
  } catch (thrown) {
    const endedBy = deadline.endedBy();
    if (endedBy === 'aborted') return toCallFailure('aborted', `The call to ${post.serverName} was stopped.`);
    if (endedBy === null) return toNetworkFailure(post.serverName, thrown);
    return toCallFailure('timeout', `${post.serverName} did not reply within ${settings.timeoutMs / 1000} s.`);
  } finally {
    deadline.close();
  }
}

async function exchange(
  url: URL,
  post: JsonPost,
  context: RouteContext,
  signal: AbortSignal,
): Promise<RawReply | CallFailure> {
  signal.throwIfAborted();
  const { apiKey } = context.settings;
  const headers: Record<string, string> = { 'content-type': 'application/json', accept: 'application/json' };
  if (apiKey !== null) headers.authorization = `Bearer ${apiKey}`;
  const request = { method: 'POST', headers, body: JSON.stringify(post.body), redirect: 'manual', signal } as const;
  const response = await context.fetch(url, request);
  const body = await readBody(response);
  if (body === null) {
    const limitMib = LARGEST_BODY_BYTES / 1024 / 1024;
    return toCallFailure('schema_drift', `${post.serverName} sent more than ${limitMib} MiB; the reply was dropped.`);
  }
  return {
    status: response.status,
    headers: toStoredHeaders(response.headers, apiKey),
    body: redactBytes(body, apiKey),
    receivedAt: context.now(),
  };
}

/** Cookies are credentials of a kind and are of no use later. */
function toStoredHeaders(headers: Headers, apiKey: string | null): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of headers) {
    if (name !== 'set-cookie') kept[name] = redactText(value, apiKey);
  }
  return kept;
}
