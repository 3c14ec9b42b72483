/** `engines.test`: makes one short call and says what came of it. A success lets waiting jobs go on at once. Named apart: a file `engines.test.ts` would be taken for a test. */
import { validationError } from '#shared/app-error.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Core } from '../core/core.ts';
import { type EngineSettings, loadEngineSettings, planRoute } from '../core/engines/engine-settings.ts';
import { findRoute } from '../core/engines/registry.ts';
import { saveEngineTest } from '../core/engines/trial/kept-tests.ts';
import { type EngineTest, toUnreachable, tryEngine } from '../core/engines/trial/try-engine.ts';
import { wakeEngines } from '../core/scheduling/job-queue.ts';
import { handler } from './handler.ts';

export const testEngine = handler('engines.test', async (core, _caller, { engine, route }) => {
  const isServed = route === undefined || findRoute(route)?.engines.includes(engine);
  if (!isServed) throw validationError([{ path: 'route', message: `is no way to reach ${engine}` }]);
  await core.keys.refresh();
  const saved = await core.storage.read(loadEngineSettings, null);
  const settings = route === undefined ? saved : { ...saved, routes: { ...saved.routes, [engine]: route } };
  const choice = planRoute(engine, 'live', settings, core.env);
  if ('waiting' in choice) return keep(core, toUnreachable(engine, choice.waiting));
  const { fetch, now } = core;
  const outcome = await tryEngine({ engine, route: choice.route, settings: choice.settings, fetch, now });
  if (outcome.ok && isInUse(saved, outcome, core)) await wakeWaiting(core, engine);
  return keep(core, outcome);
});

/** A test over another way than the one in use says nothing of what waits. */
function isInUse(saved: EngineSettings, { engine, route }: EngineTest, core: Core): boolean {
  const choice = planRoute(engine, 'live', saved, core.env);
  return 'route' in choice && choice.route.id === route;
}

async function wakeWaiting(core: Core, engine: Engine): Promise<void> {
  await core.storage.write(wakeEngines, [engine]);
  core.executor.noteReached(engine);
}

async function keep(core: Core, test: EngineTest): Promise<EngineTest> {
  await core.storage.write(saveEngineTest, test);
  core.progress.emit({ kind: 'engines-changed' });
  return test;
}
