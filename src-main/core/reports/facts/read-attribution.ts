/** What customers said of where they heard of the brand, in the period and in the one compared with. */
import { startOfDay } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import type { Connection } from '../../../storage/connection.ts';
import { type AttributionSummary, loadAttributionSummary } from '../../attribution/summarise-attribution.ts';

export interface AttributionFacts {
  current: AttributionSummary;
  previous: AttributionSummary;
}

export function readAttributionFacts(
  db: Connection,
  projectId: number,
  { window, before }: { window: DayWindow; before: DayWindow },
): AttributionFacts {
  const read = ({ firstDay, lastDay }: DayWindow) =>
    loadAttributionSummary.run(db, {
      projectId,
      sinceMs: startOfDay(firstDay),
      untilMs: startOfDay(lastDay + 1),
      withIntervals: true,
    });
  return { current: read(window), previous: read(before) };
}
