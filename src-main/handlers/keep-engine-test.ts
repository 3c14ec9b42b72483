/** Keeps what came of a test call for the settings to show. A success lets waiting jobs go on at once. */

import type { EngineTest } from '#shared/contract/engines.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Core } from '../core/core.ts';
import { loadEngineSettings, planRoute } from '../core/engines/engine-settings.ts';
import { saveEngineTest } from '../core/engines/trial/kept-tests.ts';
import { wakeEngines } from '../core/scheduling/job-queue.ts';

export async function keepEngineTest(core: Core, test: EngineTest): Promise<EngineTest> {
  if (test.ok && (await isInUse(core, test))) await wakeWaiting(core, test.engine);
  await core.storage.write(saveEngineTest, test);
  return test;
}

/** A test over another way than the one in use says nothing of what waits. */
async function isInUse(core: Core, { engine, route }: EngineTest): Promise<boolean> {
  const choice = planRoute(engine, 'live', await core.storage.read(loadEngineSettings, null), core.env);
  return 'route' in choice && choice.route.id === route;
}

async function wakeWaiting(core: Core, engine: Engine): Promise<void> {
  await core.storage.write(wakeEngines, [engine]);
  core.executor.noteReached(engine);
}
