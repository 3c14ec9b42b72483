/** Reads a stored Responses reply into an outcome. Pure and total. */
import type { z } from 'zod';
import type { CallBill, CallFailure, CallUsage, RawReply, ReadAnswer, ReadOutcome } from '../engine-route.ts';
import { readBodyError } from '../wire/body-error.ts';
import { toCallFailure } from '../wire/call-failure.ts';
import { toStorableText } from '../wire/clean-text.ts';
import { toDriftFailure } from '../wire/drift-failure.ts';
import { readLastReply } from '../wire/read-last-reply.ts';
import { type MessageParts, readMessages } from './read-messages.ts';
import { readSearches, type SearchParts } from './read-searches.ts';
import { billedShape, replyShape, usageShape } from './reply-shape.ts';
import type { ResponsesDialect } from './responses-dialect.ts';

type Reply = z.infer<typeof replyShape>;

/** The outcome of the last reply; this wire never needs continuing. Anything unreadable is `schema_drift`. */
export function readResponsesReplies(replies: readonly RawReply[], dialect: ResponsesDialect): ReadOutcome {
  const toDrift = (problem: string) => toDriftFailure(dialect.serverName, problem);
  const readBill = (value: unknown) => readFailedBill(value, dialect);
  return readLastReply(replies, { dialect, readValue: (value) => readValue(value, dialect), readBill, toDrift });
}

function readValue(value: unknown, dialect: ResponsesDialect): ReadOutcome {
  const failure = readBodyError(value, dialect);
  if (failure !== null) return failure;
  const parsed = replyShape.safeParse(value);
  if (!parsed.success) return toDriftFailure(dialect.serverName, 'it holds no list of output items');
  const messages = readMessages(parsed.data.output, dialect);
  const searches = readSearches(parsed.data.output);
  if (messages.text.trim() === '') return explainNoText(parsed.data, searches, dialect.serverName);
  const answer = toAnswer(parsed.data, messages, searches, dialect);
  return dialect.refine?.(answer, parsed.data) ?? answer;
}

function toAnswer(
  reply: Reply,
  messages: MessageParts,
  searches: SearchParts,
  { readReportedUsd }: ResponsesDialect,
): ReadAnswer {
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
    bill: { reportedUsd: readReportedUsd?.(reply) ?? null, usage: readUsage(reply, searches.searchCount) },
  };
}

function toVersion(model: string | null | undefined): string | null {
  const version = toStorableText(model ?? '').trim();
  return version === '' ? null : version;
}

/** Of a reply without an answer: an error with a usage, or one that broke off. */
function readFailedBill(value: unknown, { readReportedUsd }: ResponsesDialect): CallBill {
  const reply = billedShape.parse(value);
  const usage = readUsage(reply, readSearches(reply.output).searchCount);
  return { reportedUsd: readReportedUsd?.(reply) ?? null, usage };
}

function readUsage(reply: Pick<Reply, 'usage'>, searches: number): CallUsage | null {
  const usage = usageShape.safeParse(reply.usage);
  if (!usage.success) return null;
  const details = usage.data.input_tokens_details;
  return {
    inputTokens: usage.data.input_tokens,
    cachedInputTokens: details.cached_tokens || details.cache_read_input_tokens,
    outputTokens: usage.data.output_tokens,
    searches,
    requests: 1,
  };
}

function explainNoText(reply: Reply, searches: SearchParts, serverName: string): CallFailure {
  if (searches.hasFailed && !searches.hasRun) {
    return toCallFailure('search_error', `${serverName} could not search the web and gave no answer.`);
  }
  if (reply.status === 'failed' || reply.status === 'cancelled') {
    return toCallFailure('overloaded', `${serverName} ended the call without an answer (${reply.status}).`);
  }
  if (reply.status !== 'incomplete') return toDriftFailure(serverName, 'it holds no text');
  const isFiltered = reply.incomplete_details?.reason === 'content_filter';
  const problem = isFiltered ? 'its text was withheld by a content filter' : 'it broke off before the first word';
  return toDriftFailure(serverName, problem);
}
