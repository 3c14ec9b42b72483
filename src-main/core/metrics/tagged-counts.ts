/**
 * Counts for scopes with a tag filter. Tags belong to prompts as they are tagged now, so no count of a period can hold them:
 * the facts of the tagged prompts are added up, prompt by prompt.
 */
import type { Connection } from '../../storage/connection.ts';
import { APPEARANCE, brandAt, depthAt, isCitedAt, orderAt, sentimentAt } from '../facts/month-page.ts';
import { visitScope } from '../facts/read-facts.ts';
import type { Counts } from './counts.ts';
import type { FigureScope } from './figure-scope.ts';

/** Sums of one brand over answers; units below 2^53: they are those of one prompt. */
interface BrandSum {
  named: number;
  cited: number;
  visible: number;
  orderSum: number;
  firstNamed: number;
  top3Named: number;
  depthHigh: number;
  depthLow: number;
  sentimentHigh: number;
  sentimentLow: number;
  visiblePrompts: number;
  lastPrompt: number;
}

interface Bucket {
  answers: number;
  asked: number;
  lastPrompt: number;
  brands: Map<number, BrandSum>;
}

/** Counts of each of the brands over the whole window. */
export function readTaggedBrands(db: Connection, scope: FigureScope, brandIds: readonly number[]): Map<number, Counts> {
  const bucket = readBuckets(db, scope, brandIds, () => 0).get(0) ?? emptyBucket();
  return new Map(brandIds.map((id) => [id, toBucketCounts(bucket, id)]));
}

/** Counts of one brand for each day that has answers. */
export function readTaggedDays(db: Connection, scope: FigureScope, brandId: number): Map<number, Counts> {
  const buckets = readBuckets(db, scope, [brandId], (day) => day);
  return new Map([...buckets].map(([day, bucket]) => [day, toBucketCounts(bucket, brandId)]));
}

function readBuckets(
  db: Connection,
  scope: FigureScope,
  brandIds: readonly number[],
  keyOf: (day: number) => number,
): Map<number, Bucket> {
  const buckets = new Map<number, Bucket>();
  const wanted = new Uint8Array(Math.max(0, ...brandIds) + 1);
  for (const id of brandIds) wanted[id] = 1;
  let bucket = emptyBucket();
  let bucketKey = Number.NaN;
  visitScope(db, scope, ['appearances'], ({ page: { heads, appearances }, place, prompt, day }) => {
    const key = keyOf(day);
    if (key !== bucketKey) {
      bucket = openBucket(buckets, key);
      bucketKey = key;
    }
    bucket.answers++;
    if (bucket.lastPrompt !== prompt.id) {
      bucket.lastPrompt = prompt.id;
      bucket.asked++;
    }
    const end = place.appearance + (heads[place.head + 3] ?? 0) * APPEARANCE;
    for (let at = place.appearance; at < end; at += APPEARANCE) {
      const brandId = brandAt(appearances, at);
      if (wanted[brandId] === 1) addAppearance(openBrand(bucket, brandId), appearances, at, prompt.id);
    }
  });
  return buckets;
}

function addAppearance(sum: BrandSum, appearances: Int32Array, at: number, promptId: number): void {
  const order = orderAt(appearances, at);
  sum.visible++;
  if (isCitedAt(appearances, at)) sum.cited++;
  if (sum.lastPrompt !== promptId) {
    sum.lastPrompt = promptId;
    sum.visiblePrompts++;
  }
  if (order === 0) return;
  sum.named++;
  sum.orderSum += order;
  if (order === 1) sum.firstNamed++;
  if (order <= 3) sum.top3Named++;
  const [depth, sentiment] = [depthAt(appearances, at), sentimentAt(appearances, at)];
  sum.depthHigh += Math.floor(depth / 2 ** 32);
  sum.depthLow += depth % 2 ** 32;
  sum.sentimentHigh += Math.floor(sentiment / 2 ** 32);
  sum.sentimentLow += sentiment % 2 ** 32;
}

function openBucket(buckets: Map<number, Bucket>, key: number): Bucket {
  let bucket = buckets.get(key);
  if (!bucket) {
    bucket = emptyBucket();
    buckets.set(key, bucket);
  }
  return bucket;
}

function openBrand(bucket: Bucket, brandId: number): BrandSum {
  let sum = bucket.brands.get(brandId);
  if (!sum) {
    sum = emptyBrand();
    bucket.brands.set(brandId, sum);
  }
  return sum;
}

function emptyBucket(): Bucket {
  return { answers: 0, asked: 0, lastPrompt: 0, brands: new Map() };
}

function emptyBrand(): BrandSum {
  const counts = { named: 0, cited: 0, visible: 0, orderSum: 0, firstNamed: 0, top3Named: 0 };
  const units = { depthHigh: 0, depthLow: 0, sentimentHigh: 0, sentimentLow: 0 };
  return { ...counts, ...units, visiblePrompts: 0, lastPrompt: 0 };
}

function toBucketCounts({ answers, asked, brands }: Bucket, brandId: number): Counts {
  const {
    depthHigh,
    depthLow,
    sentimentHigh,
    sentimentLow,
    lastPrompt: _,
    ...counts
  } = brands.get(brandId) ?? emptyBrand();
  return {
    answers,
    asked,
    ...counts,
    depthUnits: (BigInt(depthHigh) << 32n) + BigInt(depthLow),
    sentimentUnits: (BigInt(sentimentHigh) << 32n) + BigInt(sentimentLow),
  };
}
