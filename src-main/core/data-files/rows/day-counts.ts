/** Adds up a prompt's answers of a month by day, engine, surface and brand: the rows of `daily_figures`. */
import { toOpinionClass } from '#shared/vocabulary/opinions.ts';
import type { AppearanceFact, Segment } from '../../figures/codec/answer-facts.ts';
import { toSentiment } from '../../figures/codec/opinion-word.ts';
import { toMean } from '../../figures/codec/units.ts';
import type { Row } from '../tables/table.ts';
import type { ExportedBrand } from './exported-project.ts';

interface DayCell {
  day: number;
  segment: Segment;
  answers: number;
  brands: Map<number, BrandCounts>;
}

type BrandCounts = ReturnType<typeof toZero>;

const TOP = 3;

export class DayCounts {
  readonly #brands: ReadonlyMap<number, ExportedBrand>;
  readonly #cells = new Map<string, DayCell>();

  constructor(brands: ReadonlyMap<number, ExportedBrand>) {
    this.#brands = brands;
  }

  add(day: number, segment: Segment, appearances: readonly AppearanceFact[]): void {
    const cell = this.#cellOf(day, segment);
    cell.answers++;
    for (const appearance of appearances) {
      const counts = cell.brands.get(appearance.brandId) ?? toZero();
      cell.brands.set(appearance.brandId, counts);
      addAppearance(counts, appearance);
    }
  }

  /** Without project and prompt. */
  list(): Row[] {
    const ownId = [...this.#brands].find(([, { isOwn }]) => isOwn)?.[0];
    return [...this.#cells.values()].flatMap(({ day, segment, answers, brands }) => {
      if (ownId !== undefined && !brands.has(ownId)) brands.set(ownId, toZero());
      return [...brands]
        .sort(([a], [b]) => a - b)
        .map(([brandId, counts]) => ({
          day,
          engine: segment.engine,
          surface: segment.surface,
          language: segment.language,
          is_branded: segment.isBranded === 1,
          brand_id: this.#brands.get(brandId)!.publicId,
          is_own: brandId === ownId,
          answers,
          ...counts,
        }));
    });
  }

  #cellOf(day: number, segment: Segment): DayCell {
    const key = `${day} ${segment.engine} ${segment.language} ${segment.surface} ${segment.isBranded}`;
    const cell = this.#cells.get(key) ?? { day, segment, answers: 0, brands: new Map() };
    this.#cells.set(key, cell);
    return cell;
  }
}

function toZero() {
  return {
    visible: 0,
    named: 0,
    cited: 0,
    first: 0,
    top3: 0,
    order_sum: 0,
    order_squares: 0,
    depth_sum: 0,
    depth_squares: 0,
    opinions: 0,
    sentiment_sum: 0,
    sentiment_squares: 0,
    positive: 0,
    neutral: 0,
    negative: 0,
    occurrences: 0,
  };
}

function addAppearance(
  counts: BrandCounts,
  { isNamed, isCited, order, depthUnits, opinion, occurrences }: AppearanceFact,
): void {
  counts.visible++;
  if (isCited) counts.cited++;
  if (!isNamed) return;
  const place = order ?? 0;
  const depth = toMean(depthUnits, 1) ?? 0;
  counts.named++;
  counts.occurrences += occurrences;
  if (place === 1) counts.first++;
  if (place <= TOP) counts.top3++;
  counts.order_sum += place;
  counts.order_squares += place * place;
  counts.depth_sum += depth;
  counts.depth_squares += depth * depth;
  const sentiment = toSentiment(opinion);
  const kind = toOpinionClass(sentiment);
  if (sentiment === null || kind === 'none') return;
  counts.opinions++;
  counts.sentiment_sum += sentiment;
  counts.sentiment_squares += sentiment * sentiment;
  counts[kind]++;
}
