/** The shares of what is said about a brand as parts of one bar, with words for each. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { OPINION_CLASSES, type OpinionClass } from '#shared/vocabulary/opinions.ts';
import { TEXTS } from '../../texts/texts.ts';
import { planFigure } from '../../ui/plan-figure.ts';

type Shares = NonNullable<OperationOutput<'competitors.list'>['competitors'][number]['sentimentShares']>;

export interface ShareSegment {
  opinion: OpinionClass;
  share: number;
  /** Name, share and interval. */
  text: string;
}

/** Fewer answers that name a brand are called few. */
const FEW = 30;

/** Those that are not empty, in their order. */
export function planSegments(shares: Shares): ShareSegment[] {
  return OPINION_CLASSES.flatMap((opinion): ShareSegment[] => {
    const share = shares[opinion];
    if (share === 0) return [];
    const { span } = planFigure(share, shares.intervals?.[opinion], '%');
    return [{ opinion, share, text: TEXTS.opinions.shares.segment(TEXTS.opinions.classes[opinion], share, span) }];
  });
}

/** What the bar does not say: how many answers say anything, how few they are, how many were decided by hand. */
export function planNotes(shares: Shares): string[] {
  const { shares: words } = TEXTS.opinions;
  return [
    words.coverage(100 - shares.none),
    ...(shares.answers < FEW ? [words.few] : []),
    ...(shares.overrides > 0 ? [words.overrides(shares.overrides)] : []),
  ];
}
