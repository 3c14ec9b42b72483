/** Reads a stored conversation into an outcome. Pure and total. */
import type { z } from 'zod';
import type { CallBill, CallFailure, CallUsage, RawReply, ReadOutcome } from '../engine-route.ts';
import { toCallFailure } from '../wire/call-failure.ts';
import { toStorableText } from '../wire/clean-text.ts';
import { readLastReply } from '../wire/read-last-reply.ts';
import { MISTRAL_ERRORS, readReplyError } from './read-error.ts';
import { readMessages } from './read-messages.ts';
import { readSearches } from './read-searches.ts';
import { billedShape, replyShape, usageShape } from './reply-shape.ts';

type Reply = z.infer<typeof replyShape>;

/** The outcome of the last reply; this wire never needs continuing. Anything unreadable is `schema_drift`. */
export function readConversationReplies(replies: readonly RawReply[]): ReadOutcome {
  return readLastReply(replies, { dialect: MISTRAL_ERRORS, readValue, readBill, toDrift });
}

function readValue(value: unknown): ReadOutcome {
  const failure = readReplyError(value);
  if (failure !== null) return failure;
  const parsed = replyShape.safeParse(value);
  return parsed.success ? readConversation(parsed.data) : toDrift('it holds no list of outputs');
}

/** References without any search entry mean that this version hides its searches: their queries are unknown, not none. */
function readConversation(reply: Reply): ReadOutcome {
  const message = readMessages(reply.outputs);
  if (message.text === '') return toDrift('it holds no text');
  const searches = readSearches(reply.outputs);
  const isHidden = searches.count === 0 && message.cited.length > 0;
  return {
    kind: 'answer',
    text: message.text,
    engineVersion: toStorableText(message.model ?? reply.model ?? '').trim() || null,
    cited: message.cited,
    retrieved: [],
    queries: isHidden ? null : searches.queries,
    isGrounded: searches.count > 0 || message.cited.length > 0,
    isRefusal: false,
    isIncomplete: message.isCut,
    bill: { reportedUsd: null, usage: readUsage(reply.usage, searches.count) },
  };
}

/** Of a reply without an answer. */
function readBill(value: unknown): CallBill {
  const { outputs, usage } = billedShape.parse(value);
  return { reportedUsd: null, usage: readUsage(usage, readSearches(outputs).count) };
}

/** What a search brings into the conversation is told apart, and billed as input. */
function readUsage(value: unknown, searchesRun: number): CallUsage | null {
  const usage = usageShape.safeParse(value);
  if (!usage.success) return null;
  const { connectors, prompt_tokens, connector_tokens, completion_tokens } = usage.data;
  const counts = Object.entries(connectors ?? {}).filter(([name]) => name.includes('search'));
  return {
    inputTokens: prompt_tokens + connector_tokens,
    cachedInputTokens: 0,
    outputTokens: completion_tokens,
    searches: counts.length === 0 ? searchesRun : counts.reduce((sum, [, count]) => sum + count, 0),
    requests: 1,
  };
}

function toDrift(problem: string): CallFailure {
  return toCallFailure('schema_drift', `The reply of Mistral cannot be read: ${problem}.`);
}
