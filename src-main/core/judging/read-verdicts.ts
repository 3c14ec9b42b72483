/** Reads what a judge replied: each verdict by itself, and none that the answer does not bear out. Pure and total. */
import { z } from 'zod';
import type { JudgeMiss } from '#shared/vocabulary/judge.ts';
import { OPINION_CLASSES, type OpinionClass } from '#shared/vocabulary/opinions.ts';
import { findQuote, type Passage, type Segment } from './passages.ts';
import { isSteering } from './steering-text.ts';

export type Verdict =
  | {
      kind: 'verdict';
      opinion: OpinionClass /** 0 to 100; null for `none`. */;
      sentiment: number | null;
      quote: Segment | null;
    }
  | { kind: 'miss'; reason: JudgeMiss };

const verdictShape = z.looseObject({
  id: z.union([z.string(), z.int()]).transform(String),
  opinion: z.enum(OPINION_CLASSES),
  strength: z.int().min(1).max(3).catch(2),
  quote: z.string().nullish(),
});
const replyShape = z.looseObject({ verdicts: z.array(z.unknown()) });

/** A verdict or a miss for each of the passages that were sent, in their order, whatever the reply is. */
export function readVerdicts(reply: string, passages: readonly Passage[]): Verdict[] {
  const listed = parseReply(reply);
  if (listed === null) return passages.map(() => ({ kind: 'miss', reason: 'unreadable' }));
  const byId = Map.groupBy(
    listed.flatMap((each) => verdictShape.safeParse(each).data ?? []),
    ({ id }) => id,
  );
  return passages.map((passage, index) => {
    const found = byId.get(`${index + 1}`) ?? [];
    const [first] = found;
    if (!first) return { kind: 'miss', reason: 'missing' };
    if (found.some(({ opinion }) => opinion !== first.opinion)) return { kind: 'miss', reason: 'contradictory' };
    return checkVerdict(first, passage);
  });
}

function checkVerdict({ opinion, strength, quote }: z.infer<typeof verdictShape>, passage: Passage): Verdict {
  if (opinion === 'none') return { kind: 'verdict', opinion, sentiment: null, quote: null };
  const range = quote && !isSteering(quote) ? findQuote(passage, quote) : null;
  if (range === null) return { kind: 'miss', reason: 'false_quote' };
  return { kind: 'verdict', opinion, sentiment: toSentiment(opinion, strength), quote: range };
}

/** Slight, clear and strong: 65, 80, 95 and their mirror images. */
function toSentiment(opinion: Exclude<OpinionClass, 'none'>, strength: number): number {
  const away = strength * 15;
  if (opinion === 'neutral') return 50;
  return opinion === 'positive' ? 50 + away : 50 - away;
}

/** The list of verdicts; null where the reply is no JSON with one. Fences around it and words before it are nothing. */
function parseReply(reply: string): unknown[] | null {
  const from = reply.indexOf('{');
  const to = reply.lastIndexOf('}');
  if (from === -1 || to < from) return null;
  try {
    return replyShape.safeParse(JSON.parse(reply.slice(from, to + 1))).data?.verdicts ?? null;
  } catch {
    return null;
  }
}
