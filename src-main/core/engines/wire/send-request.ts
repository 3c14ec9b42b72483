/**
 * Sends one request and brings back the raw reply, whatever its status. The only place in `engines/` that calls `fetch`;
 * every way in which that can go wrong comes back as a value.
 */

import { setTimeout } from 'node:timers/promises';

import { redactBytes, redactText } from '../../../redact-key.ts';
import { isUnsent } from '../../network/unsent-errors.ts';
import type { CallFailure, RawReply, RouteContext } from '../engine-route.ts';
import { toCallFailure } from './call-failure.ts';
import { openDeadline } from './deadline.ts';
import { toNetworkFailure } from './network-failure.ts';
import { LARGEST_BODY_BYTES, readBody } from './read-body.ts';

const SETTLING_MS = 50;

export interface WireRequest {
  serverName: string;
  method: 'GET' | 'POST';
  /** Null when the owner's base address cannot be used. */
  url: URL | null;
  headers: Record<string, string>;
  /** The text of a POST. */
  body?: string;
}

/**
 * Sends the request within the time of the settings. Redirects are not followed: they would carry the question, and
 * perhaps the key, somewhere the owner did not name.
 * Failures: `auth` (a key that cannot be one), `bad_request` (unusable base address), `network`, `timeout`, `aborted`,
 * `schema_drift` (reply too large).
 */
export async function sendRequest(request: WireRequest, context: RouteContext): Promise<RawReply | CallFailure> {
  const { settings, signal } = context;
  const { serverName, url } = request;
  if (url === null) return toCallFailure('bad_request', `The address set for ${serverName} cannot be used.`);
  if (settings.apiKey !== null && !/^[\x21-\x7e]+$/.test(settings.apiKey)) {
    return toCallFailure('auth', `The key set for ${serverName} holds characters that no key has.`);
  }
  const deadline = openDeadline(signal, settings.timeoutMs);
  const exchanged = exchange(url, request, context, deadline.signal);
  try {
    return await Promise.race([exchanged, deadline.ended]);
  } catch (thrown) {
    const endedBy = deadline.endedBy();
    if (endedBy === 'aborted') return toCallFailure('aborted', `The call to ${serverName} was stopped.`);
    if (endedBy === null) return toNetworkFailure(serverName, thrown);
    const failure = toCallFailure('timeout', `${serverName} did not reply within ${settings.timeoutMs / 1000} s.`);
    return (await hasLeft(exchanged)) ? failure : { ...failure, mayBePaid: false };
  } finally {
    deadline.close();
  }
}

/** Whether a call that was ended may have been sent; a `fetch` that does not say so within a moment may have. */
async function hasLeft(ended: Promise<unknown>): Promise<boolean> {
  const settled = ended.then(
    () => true,
    (error) => !isUnsent(error),
  );
  return Promise.race([settled, setTimeout(SETTLING_MS, true)]);
}

async function exchange(
  url: URL,
  request: WireRequest,
  context: RouteContext,
  signal: AbortSignal,
): Promise<RawReply | CallFailure> {
  signal.throwIfAborted();
  const { apiKey } = context.settings;
  const { method, headers, body: content } = request;
  const sent = { method, headers, redirect: 'manual', signal } as const;
  const response = await context.fetch(url, content === undefined ? sent : { ...sent, body: content });
  const body = await readBody(response);
  if (body === null && response.ok) {
    const limitMib = LARGEST_BODY_BYTES / 1024 / 1024;
    return toCallFailure(
      'schema_drift',
      `${request.serverName} sent more than ${limitMib} MiB; the reply was dropped.`,
    );
  }
  return {
    status: response.status,
    headers: toStoredHeaders(response.headers, apiKey),
    // The status of a refusal says enough.
    body: redactBytes(body ?? new Uint8Array(), apiKey),
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
