/**
 * How the process that works the queue reaches live engines, stored in the data folder: another one, the command line for one, has
 * other variables and would take an engine that answers for one without a key, or the reverse. Holds no key and steers nothing.
 */
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { defineRead, defineWrite, type Storage } from '../../storage/command.ts';
import { type EngineSettings, loadEngineSettings, planLiveRoutes, planRoute } from '../engines/engine-settings.ts';
import type { PlannedCall } from '../money/call-cost.ts';
import type { EngineKeys } from '../secrets/engine-keys.ts';
import { readOtherExecutor } from './executor-lease.ts';
import type { LaneRegistry } from './lane-registry.ts';
import { saveLanes } from './lane-states.ts';
import { planCall } from './plan-reach.ts';

type Env = Readonly<Record<string, string | undefined>>;

export interface ReachedEngines {
  routes: ReturnType<typeof planLiveRoutes>;
  /** Of engines that can be asked and cost something. */
  calls: Partial<Record<Engine, PlannedCall>>;
}

interface StoredReached extends ReachedEngines {
  /** What the owner had set by then. */
  settings: EngineSettings;
}

const KEY = 'reached';

export function planReached(settings: EngineSettings, env: Env): ReachedEngines {
  const calls = ENGINES.flatMap((engine): [Engine, PlannedCall][] => {
    const choice = planRoute(engine, 'live', settings, env);
    const call = 'waiting' in choice ? null : planCall(engine, choice);
    return call ? [[engine, call]] : [];
  });
  return { routes: planLiveRoutes(settings, env), calls: Object.fromEntries(calls) };
}

/**
 * As the process that works the queue reaches them: variables of this one count only where there is no other. What was saved since the
 * other looked, a key or a route, counts already.
 */
export async function loadReached(
  storage: Storage,
  keys: Pick<EngineKeys, 'env' | 'saved'>,
  nowMs: number,
): Promise<ReachedEngines> {
  const settings = await storage.read(loadEngineSettings, null);
  const other = await storage.read(loadStoredReached, nowMs);
  if (other === null) return planReached(settings, keys.env);
  const isNewer = JSON.stringify(settings) !== JSON.stringify(other.settings);
  return isNewer
    ? preferReached(planReached(settings, keys.env), other)
    : preferReached(other, planReached(settings, keys.saved));
}

/** Each engine as in the first, or as in the second where only that one reaches it. */
function preferReached(first: ReachedEngines, second: ReachedEngines): ReachedEngines {
  const routes = first.routes.map((state, index) => {
    const otherwise = second.routes[index];
    return state.waiting !== null && otherwise?.waiting === null ? otherwise : state;
  });
  return { routes, calls: { ...second.calls, ...first.calls } };
}

/** Saves what only the process that works the queue knows: how its lanes fare and what it reaches. True where any of it is new. */
export async function saveEngineStates(
  storage: Storage,
  lanes: LaneRegistry,
  env: Env,
  nowMs: number,
): Promise<boolean> {
  const changed = lanes.listChanged(nowMs);
  if (changed) await storage.write(saveLanes, changed);
  const settings = await storage.read(loadEngineSettings, null);
  const isReachNew = await storage.write(saveReached, { ...planReached(settings, env), settings });
  return changed !== null || isReachNew;
}

/** True where it differs from what was stored. */
export const saveReached = defineWrite('reached.save', (db, reached: StoredReached): boolean => {
  const { changes } = db
    .prepare(
      'INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value WHERE value <> excluded.value',
    )
    .run(KEY, JSON.stringify(reached));
  return changes > 0;
});

/** Null unless another process works the queue. */
export const loadStoredReached = defineRead('reached.load', (db, nowMs: number): StoredReached | null => {
  if (!readOtherExecutor(db, nowMs)) return null;
  const row = db.prepare('SELECT value FROM setting WHERE key = ?').get(KEY) as { value: string } | undefined;
  return row ? JSON.parse(row.value) : null;
});
