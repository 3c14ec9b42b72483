/** The points of a line of rates. Pure. */
import { isAlone } from './group-days.ts';

export type LinePoint = number | '-' | { value: number; symbol: 'circle' };

/** For a series without symbols. Only points with a dot are objects: those are looked through one by one with every drawing. */
export function toLinePoints(percents: readonly (number | null)[]): LinePoint[] {
  return percents.map((value, index) => {
    if (value === null) return '-';
    return isAlone(percents, index) ? { value, symbol: 'circle' } : value;
  });
}

/** The same point at a moment of its own, for an axis of true time. */
export function toPlaced(point: unknown, atMs = 0) {
  if (typeof point !== 'object' || point === null || !('value' in point)) return [atMs, point as number | '-'];
  return { ...point, value: [atMs, point.value as number] };
}
