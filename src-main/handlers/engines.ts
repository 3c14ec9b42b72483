/** How engines are reached: routes, settings, pace and how they fared. */
import { validationError } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { dayOf } from '#shared/time/day.ts';
import type { Core } from '../core/core.ts';
import { refuseAddress } from '../core/engines/check-address.ts';
import { findBadOption } from '../core/engines/check-options.ts';
import { describeRoutes } from '../core/engines/describe-routes.ts';
import { loadEngineSettings, planLiveRoutes, saveEngineSettings } from '../core/engines/engine-settings.ts';
import { findModel } from '../core/engines/models/catalogue.ts';
import { loadCatalogue } from '../core/engines/models/own-models.ts';
import { planRetirement } from '../core/engines/models/plan-retirement.ts';
import { findRoute, listNearestRoutes, listRouteChoices } from '../core/engines/registry.ts';
import { loadStoredTests, type StoredTest } from '../core/engines/trial/stored-tests.ts';
import { loadHealth } from '../core/health/load-health.ts';
import { wakeEngines } from '../core/scheduling/job-queue.ts';
import type { LearntLane } from '../core/scheduling/lane-registry.ts';
import { loadStoredLanes, type StoredLanes } from '../core/scheduling/lane-states.ts';
import { loadReached } from '../core/scheduling/reached-engines.ts';
import type { Handlers } from './handler.ts';

export const engineHandlers = {
  'engines.list': ({ core }) => listEngineStates(core),
  'engines.configure': async ({ core, input: { allowHttp, ...input } }) => {
    const route = input.route === null ? null : findRoute(input.route);
    if (input.route !== null && (!route || route.surface === 'simulated' || !route.engines.includes(input.engine))) {
      throw validationError([{ path: 'route', message: `is no way to reach ${input.engine}` }]);
    }
    if (typeof input.maxOutputTokens === 'number' && route?.defaults.maxOutputTokens === null) {
      throw validationError([
        { path: 'maxOutputTokens', message: `cannot be set: ${route.label} takes no such limit` },
      ]);
    }
    const saved = await core.storage.read(loadEngineSettings, null);
    const known = route ? saved.addresses[route.id] : undefined;
    const badOption = route && findBadOption(route, known ?? {}, input);
    if (badOption) throw validationError([badOption]);
    const refusal = input.baseUrl ? refuseAddress(input.baseUrl, allowHttp ?? false) : null;
    if (refusal !== null) throw validationError([{ path: 'baseUrl', message: refusal }]);
    const settings = await core.storage.write(saveEngineSettings, input);
    // Settings of a route are those of every engine on it.
    const served = planLiveRoutes(settings, core.env).filter((state) => state.route === input.route);
    await core.storage.write(wakeEngines, [input.engine, ...served.map((state) => state.engine)]);
    core.executor.unblock();
    return listEngineStates(core);
  },
  'engines.routes': async ({ core }) => {
    await core.keys.refresh();
    const settings = await core.storage.read(loadEngineSettings, null);
    const keyPlace = await core.keys.describeLocation().catch(() => null);
    return { keyPlace, routes: describeRoutes(settings, core.keys) };
  },
  'engines.health': ({ core, input: { days } }) => core.storage.read(loadHealth, { days, nowMs: core.now() }),
} satisfies Handlers;

/** Engines as the settings show them: how each is reached now, by which routes it could be, its newest test and its pace. */
type ListedEngine = OperationOutput<'engines.list'>[number];

async function listEngineStates(core: Core): Promise<ListedEngine[]> {
  const settings = await core.storage.read(loadEngineSettings, null);
  const tests = await core.storage.read(loadStoredTests, null);
  const kept = await core.storage.read(loadStoredLanes, null);
  const { routes } = await loadReached(core.storage, core.keys, core.now());
  const catalogue = await core.storage.read(loadCatalogue, null);
  return routes.map((state) => {
    // Kept by an older version, it names none.
    const { route, model = null } = state;
    const line = route === null || model === null ? null : findModel(route, model, catalogue);
    const lane = kept.lanes.find(({ engine, route }) => engine === state.engine && route === state.route);
    return {
      ...state,
      model,
      // Result pages have no models, and those of a local server are its owner's.
      isKnownModel: state.surface === 'api' && model !== null ? line !== null : null,
      retirement: model === null ? null : planRetirement(line, model, dayOf(core.now())),
      choices: listRouteChoices(state.engine).map((route) => route.id),
      nearest: listNearestRoutes(state.engine).map((route) => route.id),
      isChosen: settings.routes[state.engine] !== undefined,
      lastTest: toLastTest(tests[state.engine]),
      pace: toPace(lane, kept, core.now()),
    };
  });
}

function toLastTest(test: StoredTest | undefined): ListedEngine['lastTest'] {
  if (!test) return null;
  const { atMs, facts = null, ...rest } = test;
  return { at: toDateTime(atMs), facts, ...rest };
}

/** Waits that are over since they were written down are left out. */
function toPace(lane: LearntLane | undefined, { savedAtMs }: StoredLanes, nowMs: number): ListedEngine['pace'] {
  if (!lane) return null;
  const { concurrency, paceMs, restUntilMs, block } = lane;
  return {
    concurrency,
    paceMs,
    restUntil: restUntilMs !== null && restUntilMs > nowMs ? toDateTime(restUntilMs) : null,
    blocked:
      block && block.untilMs > nowMs
        ? { reason: block.reason, message: block.message, until: toDateTime(block.untilMs) }
        : null,
    learntAt: toDateTime(savedAtMs),
  };
}

function toDateTime(ms: number): string {
  return new Date(ms).toISOString();
}
