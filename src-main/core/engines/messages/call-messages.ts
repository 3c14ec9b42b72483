/** Asks a Messages server, and asks it to go on while it pauses its turn. Reads no more of a reply than that. */
import type { CallFailure, EngineAsk, RawReply, RouteContext } from '../engine-route.ts';
import { decodeJson } from '../wire/decode-json.ts';
import { toHttpFailure } from '../wire/http-failure.ts';
import { postJson } from '../wire/post-json.ts';
import { toMessagesRequest } from './build-request.ts';
import type { MessagesServer } from './messages-server.ts';
import { readTurnBill } from './read-usage.ts';
import { pausedShape } from './reply-shape.ts';

const MOST_CONTINUATIONS = 4;

/** With the usual time of one call this stays below the ten minutes for which a job is leased. */
const MOST_CALL_TIMES = 3;

/** All replies of one turn, in order, the last one perhaps paused still; a failure where any of its calls failed. */
export async function callMessages(
  server: MessagesServer,
  ask: EngineAsk,
  context: RouteContext,
): Promise<RawReply[] | CallFailure> {
  const { apiKey, timeoutMs } = context.settings;
  const endsAt = context.now() + MOST_CALL_TIMES * timeoutMs;
  const replies: RawReply[] = [];
  const turn: unknown[] = [];
  for (let leftMs = timeoutMs; leftMs > 0; leftMs = endsAt - context.now()) {
    const reply = await post(server, ask, turn, withTimeout(context, Math.min(leftMs, timeoutMs)));
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
  ask: EngineAsk,
  turn: readonly unknown[],
  context: RouteContext,
): Promise<RawReply | CallFailure> {
  const message = {
    serverName: dialect.serverName,
    version: 'v1',
    endpoint: 'messages',
    keyHeader: 'x-api-key',
    headers: { 'anthropic-version': '2023-06-01' },
    body: toMessagesRequest(ask, { model: context.settings.model, takesCountry, turn }),
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
