/**
 * How the process that works the queue reaches live engines, kept in the data folder: another one, the command line for one, has
 * other variables and would take an engine that answers for one without a key. Holds no key and steers nothing.
 */
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { defineRead, defineWrite, type Storage } from '../../storage/command.ts';
import { type EngineSettings, loadEngineSettings, planLiveRoutes, planRoute } from '../engines/engine-settings.ts';
import type { PlannedCall } from '../money/call-cost.ts';
import { readOtherExecutor } from './executor-lease.ts';
import type { LaneBook } from './lane-book.ts';
import { saveLanes } from './lane-states.ts';
import { planCall } from './plan-reach.ts';

type Env = Readonly<Record<string, string | undefined>>;

export interface ReachedEngines {
  routes: ReturnType<typeof planLiveRoutes>;
  /** Of engines that can be asked and cost something. */
  calls: Partial<Record<Engine, PlannedCall>>;
}

const KEY = 'reached';

/** From the variables of this process. */
export function planReached(settings: EngineSettings, env: Env): ReachedEngines {
  const calls = ENGINES.flatMap((engine): [Engine, PlannedCall][] => {
    const choice = planRoute(engine, 'live', settings, env);
    const call = 'waiting' in choice ? null : planCall(engine, choice);
    return call ? [[engine, call]] : [];
  });
  return { routes: planLiveRoutes(settings, env), calls: Object.fromEntries(calls) };
}

/** What this process reaches, and what it does not reach itself as the process that works the queue does. */
export async function loadReached(storage: Storage, env: Env, nowMs: number): Promise<ReachedEngines> {
  const own = planReached(await storage.read(loadEngineSettings, null), env);
  const other = await storage.read(loadKeptReached, nowMs);
  if (other === null) return own;
  return {
    routes: own.routes.map((state, index) => (state.waiting === null ? state : (other.routes[index] ?? state))),
    calls: { ...other.calls, ...own.calls },
  };
}

/** Keeps what only the process that works the queue knows: how its lanes fare and what it reaches. */
export async function keepReached(storage: Storage, lanes: LaneBook, env: Env, nowMs: number): Promise<void> {
  const changed = lanes.listChanged(nowMs);
  if (changed) await storage.write(saveLanes, changed);
  await storage.write(saveReached, planReached(await storage.read(loadEngineSettings, null), env));
}

export const saveReached = defineWrite('reached.save', (db, reached: ReachedEngines): null => {
  db.prepare(
    'INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value WHERE value <> excluded.value',
  ).run(KEY, JSON.stringify(reached));
  return null;
});

/** Null unless another process works the queue. */
export const loadKeptReached = defineRead('reached.load', (db, nowMs: number): ReachedEngines | null => {
  if (!readOtherExecutor(db, nowMs)) return null;
  const row = db.prepare('SELECT value FROM setting WHERE key = ?').get(KEY) as { value: string } | undefined;
  return row ? JSON.parse(row.value) : null;
});
