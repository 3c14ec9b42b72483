/** `projects.unevenDays`: what a change of clocks would do to a schedule that is not chosen yet. */
import { planUnevenDays } from '../core/scheduling/plan-uneven-days.ts';
import { handler } from './handler.ts';

export const getUnevenDays = handler('projects.unevenDays', async (core, _caller, input) => {
  const { schedule, scheduleTime: time, spreadMinutes } = input;
  return { unevenDays: planUnevenDays({ schedule, time, spreadMinutes }, core.now()) };
});
