/** Reads a stored chat reply into an outcome. Pure and total. */
import type { z } from 'zod';
import type { CallFailure, CallUsage, RawReply, ReadOutcome } from '../engine-route.ts';
import { toCallFailure } from '../wire/call-failure.ts';
import { toStorableText } from '../wire/clean-text.ts';
import { readLastReply } from '../wire/read-last-reply.ts';
import { LOCAL_SERVER_ERRORS, readChatError } from './read-error.ts';
import { chatReplyShape, textPartShape } from './reply-shape.ts';

type Reply = z.infer<typeof chatReplyShape>;

/** The outcome of the last reply; this wire never needs continuing. Anything unreadable is `schema_drift`. */
export function readChatReplies(replies: readonly RawReply[]): ReadOutcome {
  return readLastReply(replies, { dialect: LOCAL_SERVER_ERRORS, readValue, toDrift });
}

function readValue(value: unknown): ReadOutcome {
  const failure = readChatError(value);
  if (failure !== null) return failure;
  const parsed = chatReplyShape.safeParse(value);
  if (!parsed.success) return toDrift('it holds no message');
  return toOutcome(parsed.data);
}

function toOutcome(reply: Reply): ReadOutcome {
  const [choice] = reply.choices;
  const refusal = choice.message.refusal?.trim() ?? '';
  const text = readContent(choice.message.content) || refusal;
  if (text === '') return toDrift('it holds no text');
  return {
    kind: 'answer',
    text: toStorableText(text),
    engineVersion: toStorableText(reply.model ?? '').trim() || null,
    cited: [],
    retrieved: [],
    queries: null,
    isGrounded: false,
    isRefusal: refusal !== '',
    isIncomplete: choice.finish_reason === 'length',
    bill: { reportedUsd: null, usage: readUsage(reply) },
  };
}

function readUsage({ usage }: Reply): CallUsage | null {
  if (!usage) return null;
  return {
    inputTokens: usage.prompt_tokens,
    cachedInputTokens: usage.prompt_tokens_details.cached_tokens,
    outputTokens: usage.completion_tokens,
    searches: 0,
    requests: 1,
  };
}

/** Some local models put their thinking in front of the answer; it is no part of what a person would be shown. */
function readContent(content: unknown): string {
  const parts = Array.isArray(content) ? content.map(readPart).join('') : content;
  return typeof parts === 'string' ? parts.replace(/^\s*<think>[\s\S]*?<\/think>/i, '').trim() : '';
}

function readPart(part: unknown): string {
  const parsed = textPartShape.safeParse(part);
  return parsed.success ? parsed.data.text : '';
}

function toDrift(problem: string): CallFailure {
  return toCallFailure('schema_drift', `The reply of the local server cannot be read: ${problem}.`);
}
