/** Reads a stored Responses reply into an outcome. Pure and total. */
import type { z } from 'zod';
import type { CallFailure, CallUsage, RawReply, ReadAnswer, ReadOutcome } from '../engine-route.ts';
import { toCallFailure } from '../wire/call-failure.ts';
import { toStorableText } from '../wire/clean-text.ts';
import { readLastReply } from '../wire/read-last-reply.ts';
import { OPENAI_ERRORS, readReplyError } from './read-error.ts';
import { type MessageParts, readMessages } from './read-messages.ts';
import { readSearches, type SearchParts } from './read-searches.ts';
import { replyShape, usageShape } from './reply-shape.ts';

type Reply = z.infer<typeof replyShape>;

/** The outcome of the last reply; this wire never needs continuing. Anything unreadable is `schema_drift`. */
export function readResponsesReplies(replies: readonly RawReply[]): ReadOutcome {
  return readLastReply(replies, { dialect: OPENAI_ERRORS, readValue, toDrift });
}

function readValue(value: unknown): ReadOutcome {
  const error = typeof value === 'object' && value !== null && 'error' in value ? value.error : null;
  const failure = readReplyError(error);
  if (failure !== null) return failure;
  const parsed = replyShape.safeParse(value);
  if (!parsed.success) return toDrift('it holds no list of output items');
  const messages = readMessages(parsed.data.output);
  const searches = readSearches(parsed.data.output);
  if (messages.text.trim() !== '') return toAnswer(parsed.data, messages, searches);
  return explainNoText(parsed.data, searches);
}

function toAnswer(reply: Reply, messages: MessageParts, searches: SearchParts): ReadAnswer {
  return {
    kind: 'answer',
    text: messages.text,
    engineVersion: toVersion(reply.model),
    cited: messages.cited,
    retrieved: searches.retrieved,
    queries: searches.queries,
    isGrounded: searches.hasRun || messages.cited.length > 0,
    isRefusal: messages.hasRefusal,
    isIncomplete: (reply.status ?? 'completed') !== 'completed',
    bill: { reportedUsd: null, usage: readUsage(reply, searches.searchCount) },
  };
}

function toVersion(model: string | null | undefined): string | null {
  const version = toStorableText(model ?? '').trim();
  return version === '' ? null : version;
}

function readUsage(reply: Reply, searches: number): CallUsage | null {
  const usage = usageShape.safeParse(reply.usage);
  if (!usage.success) return null;
  return {
    inputTokens: usage.data.input_tokens,
    cachedInputTokens: usage.data.input_tokens_details.cached_tokens,
    outputTokens: usage.data.output_tokens,
    searches,
    requests: 1,
  };
}

function explainNoText(reply: Reply, searches: SearchParts): CallFailure {
  if (searches.hasFailed && !searches.hasRun) {
    return toCallFailure('search_error', 'OpenAI could not search the web and gave no answer.');
  }
  if (reply.status === 'failed' || reply.status === 'cancelled') {
    return toCallFailure('overloaded', `OpenAI ended the call without an answer (${reply.status}).`);
  }
  if (reply.status !== 'incomplete') return toDrift('it holds no text');
  const isFiltered = reply.incomplete_details?.reason === 'content_filter';
  return toDrift(isFiltered ? 'its text was withheld by a content filter' : 'it broke off before the first word');
}

function toDrift(problem: string): CallFailure {
  return toCallFailure('schema_drift', `The reply of OpenAI cannot be read: ${problem}.`);
}
