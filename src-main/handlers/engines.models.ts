/** `engines.models`: the models of a route, as its service lists them, else those of the catalogue. Asking costs nothing. */
import { validationError } from '#shared/app-error.ts';
import { dayOf } from '#shared/time/day.ts';
import type { Core } from '../core/core.ts';
import type { EngineRoute } from '../core/engines/engine-route.ts';
import { type EngineSettings, loadEngineSettings } from '../core/engines/engine-settings.ts';
import { askModels, type ListProblem } from '../core/engines/models/ask-models.ts';
import { CATALOGUE_DATE } from '../core/engines/models/catalogue.ts';
import { listModels } from '../core/engines/models/list-models.ts';
import { loadCatalogue } from '../core/engines/models/own-models.ts';
import type { ServedModel } from '../core/engines/models/served-models.ts';
import { findRoute, listRouteChoices } from '../core/engines/registry.ts';
import { loadRouteSettings } from '../core/engines/route-settings.ts';
import { loadPriceTable } from '../core/money/price-store.ts';
import { handler } from './handler.ts';
import { toModelView } from './model-view.ts';

export const listEngineModels = handler('engines.models', async (core, _caller, input) => {
  const { engine } = input;
  await core.keys.refresh();
  const saved = await core.storage.read(loadEngineSettings, null);
  const routeId = input.route ?? saved.routes[engine];
  const route = routeId === undefined ? listRouteChoices(engine)[0] : findRoute(routeId);
  if (!route || route.surface === 'simulated' || !route.engines.includes(engine)) {
    throw validationError([{ path: 'route', message: `is no way to reach ${engine}` }]);
  }
  const told = input.catalogueOnly ? null : await askRoute(core, route, saved);
  const served = Array.isArray(told) ? told : null;
  const set = saved.addresses[route.id]?.model ?? route.defaults.model;
  const toModel = (model: string) => route.toModel?.(engine, model) ?? model;
  const catalogue = await core.storage.read(loadCatalogue, null);
  const nowMs = core.now();
  const offered = listModels({ route: route.id, asked: toModel(set), catalogue, served, today: dayOf(nowMs) });
  const prices = await core.storage.read(loadPriceTable, null);
  const terms = { route: route.id, defaultModel: toModel(route.defaults.model), prices, nowMs };
  return {
    engine,
    route: route.id,
    origin: served === null ? 'catalogue' : 'service',
    problem: told === null || Array.isArray(told) ? null : told,
    catalogueDate: CATALOGUE_DATE,
    models: offered.map((model) => toModelView(model, terms)),
  };
});

async function askRoute(core: Core, route: EngineRoute, saved: EngineSettings): Promise<ServedModel[] | ListProblem> {
  const settings = loadRouteSettings(route, core.env, saved.addresses[route.id] ?? null);
  if (settings === null) return { code: 'no_key', said: `${route.label} has no key yet.` };
  const { fetch, now } = core;
  return askModels(route, { settings, fetch, now, signal: new AbortController().signal });
}
