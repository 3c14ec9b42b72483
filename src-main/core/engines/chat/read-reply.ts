/** Reads a stored chat reply into an outcome. Pure and total. */
import type { z } from 'zod';
import type { RawReply, ReadAnswer, ReadOutcome } from '../engine-route.ts';
import { readBodyError } from '../wire/body-error.ts';
import { toStorableText } from '../wire/clean-text.ts';
import { toDriftFailure } from '../wire/drift-failure.ts';
import { readLastReply } from '../wire/read-last-reply.ts';
import type { ChatDialect, ChatReply } from './chat-dialect.ts';
import { readChatBill } from './read-usage.ts';
import { chatReplyShape, textPartShape } from './reply-shape.ts';

/** ProxyRoutes to stop in which the answer was not at its end. */
const EARLY_ENDS: ReadonlySet<string> = new Set(['length', 'content_filter', 'insufficient_system_resource']);

/**
 * The outcome of the last reply; this wire never needs continuing. Anything unreadable is `schema_drift`. Without a
 * `refine` the answer is ungrounded, its queries are not exposed and its cost is not reported.
 */
export function readChatReplies(replies: readonly RawReply[], dialect: ChatDialect): ReadOutcome {
  const toDrift = (problem: string) => toDriftFailure(dialect.serverName, problem);
  const readBill = (value: unknown) => readChatBill(value as ChatReply, dialect);
  return readLastReply(replies, { dialect, readValue: (value) => readValue(value, dialect), readBill, toDrift });
}

function readValue(value: unknown, dialect: ChatDialect): ReadOutcome {
  const failure = readBodyError(value, dialect);
  if (failure !== null) return failure;
  const parsed = chatReplyShape.safeParse(value);
  if (!parsed.success) return toDriftFailure(dialect.serverName, 'it holds no message');
  const answer = toAnswer(parsed.data, dialect);
  if (answer === null) return toDriftFailure(dialect.serverName, 'it holds no text');
  return dialect.refine?.(answer, parsed.data) ?? answer;
}

function toAnswer(reply: z.infer<typeof chatReplyShape>, dialect: ChatDialect): ReadAnswer | null {
  const [choice] = reply.choices;
  const refusal = choice.message.refusal?.trim() ?? '';
  const text = readContent(choice.message.content) || refusal;
  if (text === '') return null;
  return {
    kind: 'answer',
    text: toStorableText(text),
    engineVersion: toStorableText(reply.model ?? '').trim() || null,
    cited: [],
    retrieved: [],
    queries: null,
    isGrounded: false,
    isRefusal: refusal !== '',
    isIncomplete: EARLY_ENDS.has(choice.finish_reason ?? ''),
    bill: readChatBill(reply, dialect),
  };
}

/** Some models put their thinking in front of the answer; it is no part of what a person would be shown. */
function readContent(content: unknown): string {
  const parts = Array.isArray(content) ? content.map(readPart).join('') : content;
  return typeof parts === 'string' ? parts.replace(/^\s*<think>[\s\S]*?<\/think>/i, '').trim() : '';
}

function readPart(part: unknown): string {
  const parsed = textPartShape.safeParse(part);
  return parsed.success ? parsed.data.text : '';
}
