/** Reads the stored replies of one Messages turn into an outcome. Pure and total. */
import type { z } from 'zod';
import type { CallFailure, RawReply, ReadAnswer, ReadOutcome } from '../engine-route.ts';
import { toCallFailure } from '../wire/call-failure.ts';
import { toStorableText } from '../wire/clean-text.ts';
import { decodeJson } from '../wire/decode-json.ts';
import { toFailedReply } from '../wire/failed-reply.ts';
import { type ErrorDialect, toHttpFailure } from '../wire/http-failure.ts';
import { readReplyError } from './read-error.ts';
import { readSearches } from './read-searches.ts';
import { addUsage, readTurnBill } from './read-usage.ts';
import { readWords } from './read-words.ts';
import { replyShape, searchResultShape } from './reply-shape.ts';

type Reply = z.infer<typeof replyShape>;

/** Ends of a turn after which nothing is missing. Any other, an unknown one too, leaves that open. */
const WHOLE: ReadonlySet<string> = new Set(['end_turn', 'stop_sequence', 'refusal']);

/** The outcome of all replies of a turn together. The first one that is no part of a turn decides it. */
export function readMessagesReplies(replies: readonly RawReply[], dialect: ErrorDialect): ReadOutcome {
  const outcome = readParts(replies, dialect);
  const last = replies.at(-1);
  const isReply = outcome.kind === 'failure' && last !== undefined && last.status >= 200 && last.status <= 299;
  return isReply ? toFailedReply(outcome, last, readTurnBill(replies)) : outcome;
}

function readParts(replies: readonly RawReply[], dialect: ErrorDialect): ReadOutcome {
  try {
    const parts: Reply[] = [];
    for (const reply of replies) {
      const part = readPart(reply, dialect);
      if ('kind' in part) return part;
      parts.push(part.reply);
    }
    const last = parts.at(-1);
    return last === undefined ? toDrift(dialect, 'there is none') : readTurn(parts, last, dialect);
  } catch {
    return toDrift(dialect, 'reading it failed');
  }
}

function readPart(reply: RawReply, dialect: ErrorDialect): { reply: Reply } | CallFailure {
  if (reply.status < 200 || reply.status > 299) return toHttpFailure(reply, dialect);
  const decoded = decodeJson(reply.body);
  if (!decoded.isReadable) return toDrift(dialect, decoded.problem);
  const failure = readReplyError(decoded.value, dialect);
  if (failure !== null) return failure;
  const parsed = replyShape.safeParse(decoded.value);
  return parsed.success ? { reply: parsed.data } : toDrift(dialect, 'it holds no content');
}

function readTurn(parts: readonly Reply[], last: Reply, dialect: ErrorDialect): ReadOutcome {
  const blocks = parts.flatMap(({ content }) => (typeof content === 'string' ? [toTextBlock(content)] : content));
  const searches = readSearches(blocks);
  const words = readWords(blocks);
  const isRefusal = last.stop_reason === 'refusal';
  const text = words.text === '' && isRefusal ? toRefusalText(last) : words.text;
  if (searches.count === 0 && searches.hasFailed && !isRefusal && readAfterSearches(blocks) === '') {
    return toCallFailure('search_error', `${dialect.serverName} could not search the web and gave no answer.`);
  }
  if (text === '') return explainNoText(last, dialect);
  return {
    kind: 'answer',
    text,
    engineVersion: readVersion(parts),
    cited: words.cited,
    retrieved: searches.retrieved,
    queries: searches.queries,
    isGrounded: searches.count > 0 || words.cited.length > 0,
    isRefusal,
    isIncomplete: !WHOLE.has(last.stop_reason ?? 'end_turn'),
    bill: {
      reportedUsd: null,
      usage: addUsage(
        parts.map((part) => part.usage),
        searches.count,
      ),
    },
  } satisfies ReadAnswer;
}

function toTextBlock(text: string): unknown {
  return { type: 'text', text };
}

/** Whoever asked was refused: that is an answer, and no sentence of ours is put into it. */
function toRefusalText(reply: Reply): string {
  return toStorableText(reply.stop_details?.explanation ?? '').trim() || '[refusal]';
}

function readVersion(parts: readonly Reply[]): string | null {
  const versions = parts.map((part) => toStorableText(part.model ?? '').trim());
  return versions.findLast((version) => version !== '') ?? null;
}

/** Before a search comes at most "I will look that up", which is no answer. */
function readAfterSearches(blocks: readonly unknown[]): string {
  const last = blocks.findLastIndex((block) => searchResultShape.safeParse(block).success);
  return readWords(blocks.slice(last + 1)).text;
}

function explainNoText(reply: Reply, dialect: ErrorDialect): CallFailure {
  const isCut = !WHOLE.has(reply.stop_reason ?? 'end_turn');
  return toDrift(dialect, isCut ? 'it broke off before the first word' : 'it holds no text');
}

function toDrift({ serverName }: ErrorDialect, problem: string): CallFailure {
  return toCallFailure('schema_drift', `The reply of ${serverName} cannot be read: ${problem}.`);
}
