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
