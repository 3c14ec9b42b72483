/** Which events are news: one that fired already rests for as long as it says. The same for rules that watch and for those that are tried. Pure. */
import type { AlertEvent } from './alert-event.ts';

/** By event, the day it fired on last. */
export type Fired = ReadonlyMap<string, number>;

export function planFirings(events: readonly AlertEvent[], fired: Fired, day: number): AlertEvent[] {
  return events.filter(({ event, restDays }) => {
    const last = fired.get(event);
    return last === undefined || (restDays !== null && day >= last + restDays);
  });
}
