/** A server that replies in the wire of a kit, and the ways to ask over it. Asserts nothing. */
import {
  type CallFailure,
  isCallFailure,
  type RawReply,
  type ReadOutcome,
  type RouteSettings,
} from '#main/core/engines/engine-route.ts';
import { makeContext, makeRequest } from '#support/engine-requests.ts';
import {
  type BytesReply,
  type RecordedRequest,
  type ServerReply,
  startScriptedServer,
} from '#support/scripted-server.ts';
import type { Bodies, Body, ConformanceKit } from './conformance-kit.ts';

export interface ConformanceServer {
  url: string;
  requests: RecordedRequest[];
  /** What comes from now on: one reply a call, the last one repeated. */
  setReplies(replies: readonly ServerReply[]): void;
  /** The call as it is made, unread. */
  call(ask?: AskParts, settings?: Partial<RouteSettings>, signal?: AbortSignal): Promise<RawReply[] | CallFailure>;
  /** The call, read. */
  ask(ask?: AskParts, settings?: Partial<RouteSettings>): Promise<ReadOutcome>;
  close(): Promise<void>;
}

export type AskParts = Parameters<typeof makeRequest>[0];

/** Starts the server of a kit; close it when done. */
export async function startConformanceServer(kit: ConformanceKit): Promise<ConformanceServer> {
  let replies: readonly ServerReply[] = [];
  let served = 0;
  const { url, requests, close } = await startScriptedServer(() => {
    const reply = replies[Math.min(served, replies.length - 1)];
    served += 1;
    return reply ?? { kind: 'reset' };
  });
  const call: ConformanceServer['call'] = (parts, settings, signal = new AbortController().signal) => {
    const all = { baseUrl: url, model: kit.route.defaults.model, ...settings };
    return kit.route.call(toAsk(kit, parts), makeContext(all, { signal }));
  };
  const ask: ConformanceServer['ask'] = async (parts, settings) => {
    const outcome = await call(parts, settings);
    return isCallFailure(outcome) ? outcome : kit.route.read(outcome, toAsk(kit, parts));
  };
  const setReplies = (next: readonly ServerReply[]) => {
    replies = next;
    served = 0;
  };
  return { url, requests, setReplies, call, ask, close };
}

/** The ask of a kit: a question to its engine. */
export function toAsk(kit: ConformanceKit, parts: AskParts = {}) {
  return makeRequest({ engine: kit.engine ?? kit.route.engines[0], ...parts });
}

/** Replies with status 200 that hold the bodies. */
export function toReplies(bodies: Bodies): BytesReply[] {
  return bodies.map((body) => toReply(body));
}

/** One reply that holds the body. */
export function toReply(body: Body, status = 200, headers: Record<string, string> = {}): BytesReply {
  const bytes = body instanceof Uint8Array || typeof body === 'string' ? body : JSON.stringify(body);
  return { kind: 'bytes', status, headers: { 'content-type': 'application/json', ...headers }, body: bytes };
}
