/** Whether a model is about to be switched off, and what to take instead. Pure. */
import { fromDate } from '#shared/time/day.ts';
import type { CatalogueModel } from './catalogue-line.ts';

/** Owners are notified so many days before. */
export const WARNING_DAYS = 120;

export interface Retirement {
  model: string;
  /** UTC day, `YYYY-MM-DD`. */
  retiresOn: string;
  /** Zero or less once it is over. */
  daysLeft: number;
  instead: string | null;
}

/** Null where nothing is announced, or where it is further away than a warning goes. `model` is the name that is asked for. */
export function planRetirement(line: CatalogueModel | null, model: string, today: number): Retirement | null {
  if (line?.retiresOn == null) return null;
  const daysLeft = fromDate(line.retiresOn) - today;
  return daysLeft > WARNING_DAYS ? null : { model, retiresOn: line.retiresOn, daysLeft, instead: line.instead };
}
