/** Where a walk through the mentions of a brand goes next. Pure. */
import type { Mention } from './counted-spans.ts';

export interface SpanWalk {
  brandId: string;
  /** 0-based, in the order of the text. */
  index: number;
}

type Walked = Pick<Mention, 'brandId' | 'spans' | 'isUserBrand'>;

/**
 * One step on (1) or back (-1), around the end. Without a walk it starts at the own brand, else at the brand named first;
 * null where nobody is named.
 */
export function planStep(mentions: readonly Walked[], walk: SpanWalk | null, step: 1 | -1): SpanWalk | null {
  const known = mentions.find(({ brandId }) => brandId === walk?.brandId);
  const mention = known ?? mentions.find(({ isUserBrand }) => isUserBrand) ?? mentions[0];
  if (!mention || mention.spans.length === 0) return null;
  const count = mention.spans.length;
  if (!known || !walk) return { brandId: mention.brandId, index: step === 1 ? 0 : count - 1 };
  return { brandId: mention.brandId, index: (walk.index + step + count) % count };
}
