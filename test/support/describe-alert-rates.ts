/** How often rules fire where nothing happens, and how soon where something does, by the trial that looks as the watch does. */
import type { OperationInput } from '#shared/contract/index.ts';
import { plantAlertWorld } from '#support/alert-worlds.ts';
import type { TestService } from '#support/test-service.ts';

export type Condition = OperationInput<'alerts.try'>['condition'];

/** Each in its most talkative form. */
export const CHANGE_RULES: Readonly<Record<string, Condition>> = {
  visibility: { kind: 'figure', figure: 'responseVisibilityRate', direction: 'both' },
  byEngine: { kind: 'figure', figure: 'mentionRate', by: 'engine', direction: 'both' },
  share: { kind: 'figure', figure: 'shareOfVoice', direction: 'both' },
  fortnight: { kind: 'figure', figure: 'responseVisibilityRate', direction: 'both', days: 14 },
  overtaken: { kind: 'overtaken' },
  source: { kind: 'lost_source' },
};

/** Rates and moods take turns over the worlds. */
const RATES = [0.15, 0.4, 0.7];
const MOODS = [0, 10];
/** Looks before the drop, for which there are both periods already. */
const LEAD_DAYS = 3;

/** By rule, how often it fired in all worlds together. */
export async function countFalseAlarms(
  test: TestService,
  { worlds, days, firstSeed }: { worlds: number; days: number; firstSeed: number },
): Promise<Record<string, number>> {
  const counts: Record<string, number> = Object.fromEntries(Object.keys(CHANGE_RULES).map((name) => [name, 0]));
  for (let world = 0; world < worlds; world++) {
    const projectId = await plantAlertWorld(test, {
      seed: firstSeed + world,
      // The longest periods lie before the first look.
      days: days + 28,
      lastDate: yesterdayOf(test),
      rate: RATES[world % RATES.length] ?? 0,
      mood: MOODS[Math.floor(world / RATES.length) % MOODS.length] ?? 0,
    });
    for (const [name, condition] of Object.entries(CHANGE_RULES)) {
      const { firings } = await test.call('alerts.try', { projectId, condition, days });
      counts[name] = (counts[name] ?? 0) + firings.length;
    }
  }
  return counts;
}

/** Of each world, the days with answers after the drop until it was told of, the first day being 1; null: not within four weeks. */
export async function measureDelays(
  test: TestService,
  { worlds, points, firstSeed }: { worlds: number; points: number; firstSeed: number },
): Promise<(number | null)[]> {
  const delays: (number | null)[] = [];
  const days = LEAD_DAYS + 28;
  for (let world = 0; world < worlds; world++) {
    const projectId = await plantAlertWorld(test, {
      seed: firstSeed + world,
      days: days + 14,
      lastDate: yesterdayOf(test),
      rate: 0.6,
      drop: { fromDay: 14 + LEAD_DAYS, points },
    });
    const condition: Condition = { kind: 'figure', figure: 'responseVisibilityRate' };
    const { firstDay, firings } = await test.call('alerts.try', { projectId, condition, days });
    const dropMs = Date.parse(firstDay) + LEAD_DAYS * 86_400_000;
    const found = firings.map(({ day }) => (Date.parse(day) - dropMs) / 86_400_000 + 1).filter((delay) => delay > 0);
    delays.push(found[0] ?? null);
  }
  return delays;
}

export function toMedian(delays: readonly (number | null)[]): number {
  const sorted = delays.map((delay) => delay ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

function yesterdayOf({ clock }: TestService): string {
  return new Date(clock.now() - 86_400_000).toISOString().slice(0, 10);
}
