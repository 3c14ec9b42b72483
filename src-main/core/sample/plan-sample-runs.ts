/** Which runs a sample project had, and what became of every question that brought no answer. Pure. */
import { dayOf, startOfDay } from '#shared/time/day.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { planDueSlot } from '../scheduling/plan-slot.ts';
import type { SampleProject, SampleTrouble } from './sample-content.ts';

/** As a new project has it. */
const TIME = '06:00';
const DAY_MS = 86_400_000;
/** The answers of a run come within so many seconds. */
const RUN_SECONDS = 900;
/** Runs by hand begin so long after the day's slot. */
const BY_HAND_MS = 5 * 3_600_000;

export interface SampleRun {
  cause: 'schedule' | 'manual';
  /** Null: a run by hand, which is a slot of its own. */
  slot: string | null;
  day: number;
  startsAtMs: number;
  isCancelled: boolean;
  troubles: readonly SampleTrouble[];
}

/** Oldest first. Every run is over, and none begins after `nowMs`. */
export function planSampleRuns(
  project: Pick<SampleProject, 'schedule' | 'days' | 'troubles'>,
  nowMs: number,
): SampleRun[] {
  const today = dayOf(nowMs);
  const { slot, startsAtMs: newestMs } = planDueSlot(project.schedule, TIME, nowMs);
  const runs: SampleRun[] = [];
  const step = project.schedule === 'weekly' ? 7 : 1;
  for (let back = 0; back < project.days; back += step) {
    const { slot: name, startsAtMs } =
      back === 0
        ? { slot, startsAtMs: newestMs }
        : planDueSlot(project.schedule, TIME, newestMs - (back - 0.5) * DAY_MS);
    const day = dayOf(startsAtMs);
    const troubles = project.troubles.filter(({ daysAgo }) => daysAgo === today - day);
    const base = { day, startsAtMs };
    const isByHand = ({ kind }: SampleTrouble) => kind === 'cancelled';
    runs.push(
      ...troubles.filter(isByHand).map((trouble) => ({
        ...base,
        startsAtMs: Math.min(startsAtMs + BY_HAND_MS, startOfDay(day + 1) - RUN_SECONDS * 1_000),
        cause: 'manual' as const,
        slot: null,
        isCancelled: true,
        troubles: [trouble],
      })),
      {
        ...base,
        cause: 'schedule',
        slot: name,
        isCancelled: false,
        troubles: troubles.filter((trouble) => !isByHand(trouble)),
      },
    );
  }
  return runs.reverse();
}

/** When a question of a run is over; within its UTC day, and not after `nowMs`. */
export function planMoment({ day, startsAtMs }: SampleRun, index: number, nowMs: number): number {
  const moment = startsAtMs + ((index * 7_919) % RUN_SECONDS) * 1_000;
  return Math.min(moment, startOfDay(day + 1) - 1, nowMs);
}

export interface Unasked {
  state: 'failed' | 'cancelled';
  outcome: string | null;
  message: string;
}

/** Why the question at a position of the run brought no answer; null: the engine is asked. */
export function planUnasked(
  { troubles }: SampleRun,
  engine: Engine,
  position: { inRun: number; ofEngine: number },
): Unasked | null {
  for (const trouble of troubles) {
    if (trouble.kind === 'cancelled') {
      if (position.inRun >= trouble.asked)
        return { state: 'cancelled', outcome: null, message: 'The run was cancelled.' };
    } else if (trouble.engine !== engine) continue;
    else if (trouble.kind === 'outage') {
      return {
        state: 'failed',
        outcome: 'overloaded',
        message: 'Simulated: the server was overloaded until the day was over.',
      };
    } else if (position.ofEngine < trouble.replies) {
      return {
        state: 'failed',
        outcome: 'schema_drift',
        message: 'Simulated: the reply had a form that cannot be read.',
      };
    }
  }
  return null;
}
