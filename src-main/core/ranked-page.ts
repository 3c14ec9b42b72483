/** A page of things that are ordered by how often they occur, without ordering the others. Pure. */
import type { PageRequest } from './paging.ts';

export interface Candidates {
  /** Those that may be on the page, in no order: all whose count occurs on it. */
  ids: number[];
  /** How many come before all of them. */
  before: number;
  /** How many occur at all. */
  total: number;
}

/** `counts` by id; what counts 0 does not occur. */
export function pickCandidates(
  counts: Int32Array,
  { page, limit }: PageRequest,
  direction: 'asc' | 'desc' = 'desc',
): Candidates {
  let [most, total] = [0, 0];
  for (let id = 0; id < counts.length; id++) {
    const count = counts[id] ?? 0;
    if (count > most) most = count;
    if (count > 0) total++;
  }
  const start = (page - 1) * limit;
  if (start >= total) return { ids: [], before: total, total };
  const tallies = new Int32Array(most + 1);
  for (let id = 0; id < counts.length; id++) tallies[counts[id] ?? 0]!++;
  const [first, step] = direction === 'desc' ? [most, -1] : [1, 1];
  let [value, before] = [first, 0];
  while (before + (tallies[value] ?? 0) <= start) {
    before += tallies[value] ?? 0;
    value += step;
  }
  let [last, covered] = [value, before + (tallies[value] ?? 0)];
  while (covered < Math.min(start + limit, total)) {
    last += step;
    covered += tallies[last] ?? 0;
  }
  const [low, high] = [Math.min(value, last), Math.max(value, last)];
  const ids: number[] = [];
  for (let id = 0; id < counts.length; id++) {
    const count = counts[id] ?? 0;
    if (count >= low && count <= high) ids.push(id);
  }
  return { ids, before, total };
}

/** The page out of its candidates in order. */
export function cutPage<T>(
  ordered: readonly T[],
  { before, total }: Omit<Candidates, 'ids'>,
  { page, limit }: PageRequest,
) {
  const start = (page - 1) * limit;
  const shown = ordered.slice(start - before, start - before + limit);
  return { shown, pagination: { page, limit, total, hasMore: start + shown.length < total } };
}
