/** How two answers differ in whom they name and what they cite. Pure. */
import type { Answer, Mention } from './counted-spans.ts';

export interface BrandDifference {
  brandId: string;
  name: string;
  isUserBrand: boolean;
  first: Mention | null;
  second: Mention | null;
}

/** By order of naming in the first answer; brands that only the second names follow in its order. */
export function planBrandDifferences(
  first: Pick<Answer, 'mentions'>,
  second: Pick<Answer, 'mentions'>,
): BrandDifference[] {
  const find = (answer: Pick<Answer, 'mentions'>, id: string) =>
    answer.mentions.find(({ brandId }) => brandId === id) ?? null;
  const added = second.mentions.filter(({ brandId }) => find(first, brandId) === null);
  return [...first.mentions, ...added].map(({ brandId, name, isUserBrand }) => ({
    brandId,
    name,
    isUserBrand,
    first: find(first, brandId),
    second: find(second, brandId),
  }));
}

export interface SourceDifference {
  url: string;
  title: string | null;
  /** 1-based place in the answer's list; null where it does not cite the page. */
  firstPlace: number | null;
  secondPlace: number | null;
}

/** By place in the first answer; pages that only the second cites follow in its order. */
export function planSourceDifferences(
  first: Pick<Answer, 'sources'>,
  second: Pick<Answer, 'sources'>,
): SourceDifference[] {
  const placeIn = (answer: Pick<Answer, 'sources'>, page: string) =>
    answer.sources.find(({ url }) => url === page)?.place ?? null;
  const added = second.sources.filter(({ url }) => placeIn(first, url) === null);
  return [...first.sources, ...added].map(({ url, title }) => ({
    url,
    title,
    firstPlace: placeIn(first, url),
    secondPlace: placeIn(second, url),
  }));
}
