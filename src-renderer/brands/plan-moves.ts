/** Which figures moved when history was measured again: one list of rankings beside the other. Pure. */
import type { Competitor } from './plan-competitor-rows.ts';

/** Figures that are compared; each is written as its column is. */
export const MOVING = ['visibility', 'mentions', 'citations', 'order', 'depth', 'sentiment', 'share'] as const;
export type Moving = (typeof MOVING)[number];

const VALUES: Readonly<Record<Moving, (brand: Competitor) => number | null>> = {
  visibility: (brand) => (brand.totalResults === 0 ? null : brand.visibilityRate),
  mentions: (brand) => brand.totalMentions,
  citations: (brand) => brand.totalCitations,
  order: (brand) => brand.avgMentionOrder,
  depth: (brand) => brand.averagePosition,
  sentiment: (brand) => (brand.sentimentScore === null ? null : brand.sentimentScore * 100),
  share: (brand) => brand.shareOfVoicePercent,
};

export interface Move {
  brandId: string;
  brand: string;
  isOwn: boolean;
  figure: Moving;
  before: number | null;
  after: number | null;
  /** The brand was tracked at that time. */
  wasTracked: boolean;
  isTracked: boolean;
}

/** Differences below what anybody writes down are none. */
const LEAST = 0.05;

const isMoved = (before: number | null, after: number | null) =>
  before === null || after === null ? before !== after : Math.abs(after - before) >= LEAST;

/** The own brand first, then as in the newer ranking, then what is tracked no longer. */
export function planMoves(before: readonly Competitor[], after: readonly Competitor[]): Move[] {
  const gone = before.filter(({ id }) => after.every((brand) => brand.id !== id));
  const brands = [...after, ...gone].toSorted((a, b) => Number(b.isUserBrand) - Number(a.isUserBrand));
  return brands.flatMap(({ id, name, isUserBrand }) => {
    const [old, now] = [before.find((brand) => brand.id === id), after.find((brand) => brand.id === id)];
    return MOVING.flatMap((figure): Move[] => {
      const [from, to] = [old ? VALUES[figure](old) : null, now ? VALUES[figure](now) : null];
      if (!isMoved(from, to)) return [];
      const sides = { wasTracked: old !== undefined, isTracked: now !== undefined };
      return [{ brandId: id, brand: name, isOwn: isUserBrand, figure, before: from, after: to, ...sides }];
    });
  });
}
