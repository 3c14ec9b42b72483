/** One part of a breakdown: the answers that share a key, and the brands in them. What every rate and mean is made of. Pure. */
import {
  BRAND_WIDTH,
  CITED,
  DEPTH,
  FIRST,
  mergeCounts,
  NAMED,
  NEGATIVE,
  OPINIONS,
  ORDERS,
  OVERRIDDEN,
  POSITIVE,
  SENTIMENT,
  TOP3,
  TOTAL_WIDTH,
  toUnitSum,
  VISIBLE,
} from '../codec/brand-counts.ts';
import type { CellSum } from '../codec/period-cells.ts';
import { countPrompts, joinPrompts } from '../codec/prompt-sets.ts';
import { HUNDREDTHS_PER_ONE, toHundredthsMean } from '../codec/units.ts';

/** What the answers of a part have in common; null where the question does not tell them apart by it. */
export interface PartKey {
  day: number | null;
  /** Ordinal of the prompt. */
  prompt: number | null;
  engine: string | null;
  language: string | null;
  surface: string | null;
  isBranded: boolean | null;
}

/** Counts of one brand in the answers of a part; 0 everywhere for a brand that none of them shows. */
export class BrandCounts implements CellSum {
  readonly counts = new Float64Array(BRAND_WIDTH);
  prompts: Int32Array;

  constructor(words: number) {
    this.prompts = new Int32Array(words);
  }

  get named(): number {
    return this.counts[NAMED] ?? 0;
  }
  get cited(): number {
    return this.counts[CITED] ?? 0;
  }
  get visible(): number {
    return this.counts[VISIBLE] ?? 0;
  }
  get orderSum(): number {
    return this.counts[ORDERS] ?? 0;
  }
  get firstNamed(): number {
    return this.counts[FIRST] ?? 0;
  }
  get top3Named(): number {
    return this.counts[TOP3] ?? 0;
  }
  get depthUnits(): bigint {
    return toUnitSum(this.counts, DEPTH);
  }
  /** Answers that say something about it; of these, those that praise and that blame it. */
  get opinions(): number {
    return this.counts[OPINIONS] ?? 0;
  }
  get positive(): number {
    return this.counts[POSITIVE] ?? 0;
  }
  get negative(): number {
    return this.counts[NEGATIVE] ?? 0;
  }
  /** Answers in which somebody decided by hand what is said about it. */
  get overridden(): number {
    return this.counts[OVERRIDDEN] ?? 0;
  }
  /** Over the opinions together, 0-100 each. */
  get sentimentSum(): number {
    return Number(toUnitSum(this.counts, SENTIMENT)) / HUNDREDTHS_PER_ONE;
  }
  /** Mean over the opinions, 0-100; null where nothing is said. */
  get sentiment(): number | null {
    return toHundredthsMean(toUnitSum(this.counts, SENTIMENT), this.opinions);
  }
  /** Prompts with an answer that shows it; needs the measure `prompts`. */
  get visiblePrompts(): number {
    return countPrompts(this.prompts);
  }
}

const NO_COUNTS = new BrandCounts(0);

function addSum(sum: CellSum, { counts, prompts }: CellSum): void {
  mergeCounts(sum.counts, counts);
  sum.prompts = joinPrompts(sum.prompts, prompts);
}

/** The answers that share a key. */
export class Part {
  /** Of no answers. */
  static readonly NOTHING = new Part(
    { day: null, prompt: null, engine: null, language: null, surface: null, isBranded: null },
    0,
  );

  readonly key: PartKey;
  readonly total: CellSum;
  readonly #brands = new Map<number, BrandCounts>();

  constructor(key: PartKey, words: number) {
    this.key = key;
    this.total = { counts: new Float64Array(TOTAL_WIDTH), prompts: new Int32Array(words) };
  }

  /** What several parts hold together. */
  static join(parts: readonly Part[]): Part {
    const words = Math.max(0, ...parts.map((part) => part.total.prompts.length));
    const joined = new Part(Part.NOTHING.key, words);
    for (const part of parts) {
      addSum(joined.total, part.total);
      for (const [brandId, counts] of part.#brands) addSum(joined.open(brandId, words), counts);
    }
    return joined;
  }

  get answers(): number {
    return this.total.counts[0] ?? 0;
  }

  /** Prompts with an answer; needs the measure `prompts`. */
  get asked(): number {
    return countPrompts(this.total.prompts);
  }

  of(brandId: number): BrandCounts {
    return this.#brands.get(brandId) ?? NO_COUNTS;
  }

  /** For adding. `words`: room for sets of prompts, 32 each. */
  open(brandId: number, words: number): BrandCounts {
    let counts = this.#brands.get(brandId);
    if (counts === undefined) {
      counts = new BrandCounts(words);
      this.#brands.set(brandId, counts);
    }
    return counts;
  }
}
