/** One short call to an engine, to see whether it answers. */
import { validationError } from '#shared/app-error.ts';
import type { EngineTest } from '#shared/contract/engines.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Core } from '../core/core.ts';
import { loadEngineSettings, planRoute } from '../core/engines/engine-settings.ts';
import { findRoute } from '../core/engines/registry.ts';
import { saveEngineTest } from '../core/engines/trial/stored-tests.ts';
import { toHeldBack, toUnreachable, tryEngine } from '../core/engines/trial/try-engine.ts';
import { wakeEngines } from '../core/scheduling/job-queue.ts';
import type { Handlers } from './handler.ts';
import { payForTest, type Reached } from './pay-for-test.ts';

export const engineTestHandlers = {
  'engines.test': async ({ core, input: { engine, route } }) => {
    const isServed = route === undefined || findRoute(route)?.engines.includes(engine);
    if (!isServed) throw validationError([{ path: 'route', message: `is no way to reach ${engine}` }]);
    await core.keys.refresh();
    const saved = await core.storage.read(loadEngineSettings, null);
    const settings = route === undefined ? saved : { ...saved, routes: { ...saved.routes, [engine]: route } };
    const choice = planRoute(engine, 'live', settings, core.env);
    if ('waiting' in choice) return saveEngineTestResult(core, toUnreachable(engine, choice.waiting));
    return saveEngineTestResult(core, await callForTest(core, { engine, ...choice }));
  },
} satisfies Handlers;

/** The paid part of a test: one short call that the caps allow, and what came of it. Refused by a cap, nothing is asked. */
export async function callForTest(core: Core, reached: Reached): Promise<EngineTest> {
  const { fetch, now } = core;
  const paid = await payForTest(core, reached, () => tryEngine({ ...reached, fetch, now }));
  return 'refusal' in paid ? toHeldBack(reached, paid.refusal) : paid.test;
}

/** Keeps what came of a test call for the settings to show. A success lets waiting jobs go on at once. */
export async function saveEngineTestResult(core: Core, test: EngineTest): Promise<EngineTest> {
  if (test.ok && (await isInUse(core, test))) await wakeWaiting(core, test.engine);
  await core.storage.write(saveEngineTest, test);
  return test;
}

/** A test over another route than the one in use says nothing of what waits. */
async function isInUse(core: Core, { engine, route }: EngineTest): Promise<boolean> {
  const choice = planRoute(engine, 'live', await core.storage.read(loadEngineSettings, null), core.env);
  return 'route' in choice && choice.route.id === route;
}

async function wakeWaiting(core: Core, engine: Engine): Promise<void> {
  await core.storage.write(wakeEngines, [engine]);
  core.executor.noteReached(engine);
}
