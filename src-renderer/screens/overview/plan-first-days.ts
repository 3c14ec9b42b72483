/** Whether a project is in its first days, and how far it is from the first figures that hold. Pure. */
import { fromDate } from '#shared/time/day.ts';

import type { TimeseriesDay } from '../../charts/group-days.ts';
import type { Summary } from './plan-kpi-tiles.ts';

/** From then on there is a line to draw, and enough to say a rate with an interval. */
const ENOUGH_DAYS = 3;
const ENOUGH_ANSWERS = 30;
const ENOUGH_PROMPTS = 5;

export interface FirstDays {
  /** Days with answers, oldest first. */
  days: number[];
  answers: number;
  prompts: number;
  /** Until there are thirty; 0 when there are. */
  answersToGo: number;
  /** Days that this takes at the pace so far. */
  daysToGo: number;
  /** Too few prompts to say anything beyond them, however long they are asked. */
  promptsToGo: number;
}

/**
 * Null once there is enough, where there is nothing yet, and where answers are few for another reason: they were there before, filters
 * leave them out, or a single day was chosen.
 */
export function planFirstDays(
  chartData: readonly Pick<TimeseriesDay, 'date' | 'totalResults'>[],
  { current, previous }: Pick<Summary, 'current' | 'previous'>,
  isNarrowed: boolean,
): FirstDays | null {
  const days = chartData.filter(({ totalResults }) => totalResults > 0).map(({ date }) => fromDate(date));
  const { totalResponses: answers } = current;
  const isFirst = previous.totalResponses === 0 && chartData.length > 1 && !isNarrowed;
  if (!isFirst || answers === 0 || (days.length >= ENOUGH_DAYS && answers >= ENOUGH_ANSWERS)) return null;
  const prompts = current.visible + current.notVisible;
  const answersToGo = Math.max(0, ENOUGH_ANSWERS - answers);
  return {
    days,
    answers,
    prompts,
    answersToGo,
    daysToGo: Math.ceil((answersToGo * days.length) / answers),
    promptsToGo: Math.max(0, ENOUGH_PROMPTS - prompts),
  };
}
