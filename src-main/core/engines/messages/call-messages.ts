/** Asks a Messages server, and asks it to go on while it pauses its turn. Reads no more of a reply than that. */
import {
  type CallFailure,
  type EngineRequest,
  type RawReply,
  type RouteContext,
  USUAL_OUTPUT_TOKENS,
} from '../engine-route.ts';
import { decodeJson } from '../wire/decode-json.ts';
import { toHttpFailure } from '../wire/http-failure.ts';
import { postJson } from '../wire/post-json.ts';
import { type MessagesPart, toMessagesRequest } from './build-request.ts';
import type { MessagesServer } from './messages-server.ts';
import { readTurnBill } from './read-usage.ts';
import { pausedShape } from './reply-shape.ts';

const MOST_CONTINUATIONS = 4;

/** As many as a cap holds back for, unless the owner sets a limit. */
const MOST_TURN_SEARCHES = 8;

/** With the usual time of one call this stays below the ten minutes for which a job is leased. */
const MOST_CALL_TIMES = 3;

/**
 * All replies of one turn, in order, the last one perhaps paused still; a failure where any of its calls failed. The limits
 * of tokens and searches are those of the turn: what its replies used up is no longer there for the next.
 */
export async function callMessages(
  server: MessagesServer,
  request: EngineRequest,
  context: RouteContext,
): Promise<RawReply[] | CallFailure> {
  const { apiKey, timeoutMs } = context.settings;
  const mostSearches = context.settings.maxSearches ?? MOST_TURN_SEARCHES;
  const mostTokens = context.settings.maxOutputTokens ?? USUAL_OUTPUT_TOKENS;
  const endsAt = context.now() + MOST_CALL_TIMES * timeoutMs;
  const replies: RawReply[] = [];
  const turn: unknown[] = [];
  for (let leftMs = timeoutMs; leftMs > 0; leftMs = endsAt - context.now()) {
    const used = readTurnBill(replies).usage;
    const maxOutputTokens = mostTokens - (used?.outputTokens ?? 0);
    const searchesUsed = used?.searches ?? 0;
    if (maxOutputTokens <= 0 || searchesUsed >= mostSearches) break;
    const left = { maxOutputTokens, searchesUsed };
    const reply = await post(server, { request, turn, ...left }, withTimeout(context, Math.min(leftMs, timeoutMs)));
    if ('kind' in reply) return breakOff(reply, replies);
    if (reply.status < 200 || reply.status > 299) {
      return breakOff(toHttpFailure(reply, server.dialect, apiKey), replies);
    }
    replies.push(reply);
    const paused = readPaused(reply);
    if (paused === null || replies.length > MOST_CONTINUATIONS) break;
    turn.push(...paused);
  }
  return replies;
}

/** The first parts of a turn that breaks off were answered, and are billed. */
function breakOff(failure: CallFailure, replies: readonly RawReply[]): CallFailure {
  return replies.length === 0 ? failure : { ...failure, bill: readTurnBill(replies) };
}

function post(
  { dialect, takesCountry }: MessagesServer,
  part: Pick<MessagesPart, 'request' | 'turn' | 'maxOutputTokens' | 'searchesUsed'>,
  context: RouteContext,
): Promise<RawReply | CallFailure> {
  const { model, maxSearches, reasoningEffort } = context.settings;
  const options = { ...(maxSearches !== undefined && { maxSearches }), ...(reasoningEffort && { reasoningEffort }) };
  const message = {
    serverName: dialect.serverName,
    version: 'v1',
    endpoint: 'messages',
    keyHeader: 'x-api-key',
    headers: { 'anthropic-version': '2023-06-01' },
    body: toMessagesRequest({ ...part, ...options, model, takesCountry }),
  };
  return postJson(message, context);
}

function withTimeout(context: RouteContext, timeoutMs: number): RouteContext {
  return { ...context, settings: { ...context.settings, timeoutMs } };
}

/** The blocks of a reply that wants to go on; null for every other reply, whatever is wrong with it. */
function readPaused(reply: RawReply): unknown[] | null {
  const decoded = decodeJson(reply.body);
  const parsed = decoded.isReadable ? pausedShape.safeParse(decoded.value) : null;
  return parsed?.success ? parsed.data.content : null;
}
