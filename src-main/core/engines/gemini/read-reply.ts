/** Reads a stored generateContent reply into an outcome. Pure and total. */
import type { z } from 'zod';
import type { CallBill, CallFailure, CallUsage, RawReply, ReadAnswer, ReadOutcome } from '../engine-route.ts';
import { toCallFailure } from '../wire/call-failure.ts';
import { toStorableText } from '../wire/clean-text.ts';
import { pickFitting } from '../wire/pick-fitting.ts';
import { readLastReply } from '../wire/read-last-reply.ts';
import { GEMINI_ERRORS, readReplyError } from './read-error.ts';
import { type GroundingParts, readGrounding } from './read-grounding.ts';
import { candidateShape, partShape, replyShape, usageShape } from './reply-shape.ts';

type Reply = z.infer<typeof replyShape>;
type Candidate = z.infer<typeof candidateShape>;

/** Ends in which the engine keeps an answer to itself. */
const WITHHELD: ReadonlySet<string> = new Set([
  'SAFETY',
  'RECITATION',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'IMAGE_SAFETY',
]);

/** Ends with which a text is whole. */
const COMPLETE: ReadonlySet<string> = new Set(['STOP', 'FINISH_REASON_UNSPECIFIED', '']);

/** The outcome of the last reply; this wire never needs continuing. Anything unreadable is `schema_drift`. */
export function readGenerateReplies(replies: readonly RawReply[]): ReadOutcome {
  return readLastReply(replies, { dialect: GEMINI_ERRORS, readValue, readBill, toDrift });
}

function readValue(value: unknown): ReadOutcome {
  const failure = readReplyError(value);
  if (failure !== null) return failure;
  const parsed = replyShape.safeParse(Array.isArray(value) && value.length === 1 ? value[0] : value);
  if (!parsed.success) return toDrift('it holds no candidates');
  const reply = parsed.data;
  const [candidate] = pickFitting(candidateShape, reply.candidates ?? []);
  if (candidate === undefined) return explainNoCandidate(reply);
  const grounding = readGrounding(candidate.groundingMetadata);
  const text = readText(candidate);
  const finish = candidate.finishReason ?? '';
  if (text.trim() !== '')
    return toAnswer(reply, grounding, text, { isRefusal: false, isIncomplete: !COMPLETE.has(finish) });
  if (WITHHELD.has(finish)) return toRefusal(reply, grounding, candidate.finishMessage, finish);
  if (finish === 'MAX_TOKENS') return toDrift('it broke off before the first word');
  if (COMPLETE.has(finish)) return toDrift('it holds no text');
  return toCallFailure('overloaded', `Gemini ended the call without an answer (${toCode(finish)}).`);
}

/** Thoughts are no part of the answer. */
function readText(candidate: Candidate): string {
  const parts = pickFitting(partShape, candidate.content?.parts ?? []);
  return toStorableText(
    parts
      .filter((part) => !part.thought)
      .map((part) => part.text)
      .join(''),
  );
}

function explainNoCandidate(reply: Reply): ReadOutcome {
  const block = reply.promptFeedback?.blockReason ?? '';
  if (block === '') return toDrift('it holds no candidates');
  return toRefusal(reply, readGrounding(null), reply.promptFeedback?.blockReasonMessage, block);
}

/**
 * A refusal has to count as an answer, as one in words does with other engines: whoever asked got nothing that names the
 * brand. It gives the server's own words or, for want of any, its reason in brackets; no sentence is made up.
 */
function toRefusal(
  reply: Reply,
  grounding: GroundingParts,
  words: string | null | undefined,
  reason: string,
): ReadAnswer {
  const message = toStorableText(words ?? '').trim();
  const text = message === '' ? `[${toCode(reason)}]` : message;
  return toAnswer(reply, grounding, text, { isRefusal: true, isIncomplete: false });
}

function toAnswer(
  reply: Reply,
  grounding: GroundingParts,
  text: string,
  flags: { isRefusal: boolean; isIncomplete: boolean },
): ReadAnswer {
  const version = toStorableText(reply.modelVersion ?? '').trim();
  const usage = readUsage(reply, grounding.queries?.length ?? 0);
  return {
    kind: 'answer',
    text,
    engineVersion: version === '' ? null : version,
    ...grounding,
    ...flags,
    bill: { reportedUsd: null, usage },
  };
}

/** Of a reply without an answer. */
function readBill(value: unknown): CallBill {
  const reply = replyShape.parse(Array.isArray(value) ? value[0] : value);
  const [candidate] = pickFitting(candidateShape, reply.candidates ?? []);
  const searches = readGrounding(candidate?.groundingMetadata).queries?.length ?? 0;
  return { reportedUsd: null, usage: readUsage(reply, searches) };
}

/** Thinking is billed as output. Each query is billed; the tokens of what it found are not. */
function readUsage(reply: Reply, searches: number): CallUsage | null {
  const usage = usageShape.safeParse(reply.usageMetadata);
  if (!usage.success) return null;
  return {
    inputTokens: usage.data.promptTokenCount,
    cachedInputTokens: usage.data.cachedContentTokenCount,
    outputTokens: usage.data.candidatesTokenCount + usage.data.thoughtsTokenCount,
    searches,
    requests: 1,
  };
}

/** A reason as the server spells it, or what is left of it: the text goes into answers and messages. */
function toCode(reason: string): string {
  const code = reason.replace(/[^A-Za-z0-9_]/g, '').slice(0, 60);
  return code === '' ? 'UNKNOWN' : code;
}

function toDrift(problem: string): CallFailure {
  return toCallFailure('schema_drift', `The reply of Gemini cannot be read: ${problem}.`);
}
