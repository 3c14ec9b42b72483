/** The models of a route: what its service lists, what the catalogue knows, what the owner says, and what they cost. */
import { validationError } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { dayOf, fromDate } from '#shared/time/day.ts';
import type { Core } from '../core/core.ts';
import type { EngineRoute } from '../core/engines/engine-route.ts';
import { type EngineSettings, loadEngineSettings } from '../core/engines/engine-settings.ts';
import { CATALOGUE_DATE } from '../core/engines/models/catalogue.ts';
import { fetchModels, type ListProblem } from '../core/engines/models/fetch-models.ts';
import type { OfferedModel } from '../core/engines/models/list-models.ts';
import { listModels } from '../core/engines/models/list-models.ts';
import { loadCatalogue, removeOwnModel, saveOwnModel } from '../core/engines/models/own-models.ts';
import type { ServedModel } from '../core/engines/models/served-models.ts';
import { findRoute, listRouteChoices } from '../core/engines/registry.ts';
import { loadRouteSettings } from '../core/engines/route-settings.ts';
import { loadPriceTable } from '../core/money/price-store.ts';
import { findPrice, type Price, type PriceTable } from '../core/money/price-table.ts';
import type { Handlers } from './handler.ts';
import { toTerms } from './price-table-view.ts';

export const engineModelHandlers = {
  /** The models of a route, as its service lists them, else those of the catalogue. Asking costs nothing. */
  'engines.models': async ({ core, input }) => {
    const { engine } = input;
    await core.keys.refresh();
    const saved = await core.storage.read(loadEngineSettings, null);
    const routeId = input.route ?? saved.routes[engine];
    const route = routeId === undefined ? listRouteChoices(engine)[0] : findRoute(routeId);
    if (!route || route.surface === 'simulated' || !route.engines.includes(engine)) {
      throw validationError([{ path: 'route', message: `is no way to reach ${engine}` }]);
    }
    const fetched = input.catalogueOnly ? null : await fetchServedModels(core, route, saved);
    const served = Array.isArray(fetched) ? fetched : null;
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
      problem: fetched === null || Array.isArray(fetched) ? null : fetched,
      catalogueDate: CATALOGUE_DATE,
      models: offered.map((model) => toModelView(model, terms)),
    };
  },
  'engines.setModel': async ({ core, input }) => {
    const route = findRoute(input.route);
    if (!route || route.surface === 'simulated') throw validationError([{ path: 'route', message: 'is no route' }]);
    const { since, retiresOn, instead, contextTokens } = input;
    const catalogue = await core.storage.write(saveOwnModel, {
      ...{ route: route.id, model: input.model },
      ...(since !== undefined && { since }),
      ...(retiresOn !== undefined && { retiresOn }),
      ...(instead !== undefined && { instead }),
      ...(contextTokens !== undefined && { contextTokens }),
    });
    const nowMs = core.now();
    const prices = await core.storage.read(loadPriceTable, null);
    const [offered] = listModels({
      route: route.id,
      asked: input.model,
      catalogue,
      served: null,
      today: dayOf(nowMs),
    }).filter(({ model }) => model === input.model);
    if (!offered) throw validationError([{ path: 'model', message: 'was not kept' }]);
    return toModelView(
      { ...offered, isAsked: false },
      { route: route.id, defaultModel: route.defaults.model, prices, nowMs },
    );
  },
  'engines.removeModel': async ({ core, input: line }) => {
    const removed = await core.storage.write(removeOwnModel, line);
    return removed;
  },
} satisfies Handlers;

async function fetchServedModels(
  core: Core,
  route: EngineRoute,
  saved: EngineSettings,
): Promise<ServedModel[] | ListProblem> {
  const settings = loadRouteSettings(route, core.env, saved.addresses[route.id] ?? null);
  if (settings === null) return { code: 'no_key', said: `${route.label} has no key yet.` };
  const { fetch, now } = core;
  return fetchModels(route, { settings, fetch, now, signal: new AbortController().signal });
}

/** A model as callers see it: what the catalogue knows of it, and what it costs. */
type View = OperationOutput<'engines.models'>['models'][number];

interface ModelTerms {
  route: string;
  defaultModel: string;
  prices: PriceTable;
  nowMs: number;
}

function toModelView(offered: OfferedModel, { route, defaultModel, prices, nowMs }: ModelTerms): View {
  const { model, line, retiresOn, contextTokens, isServed, isAsked } = offered;
  const price = findPrice({ route, model, atMs: nowMs }, prices);
  return {
    model,
    isKnown: line !== null,
    isOwn: line?.isOwn ?? false,
    isServed,
    isAsked,
    isDefault: model === defaultModel,
    since: line?.since ?? null,
    retiresOn,
    daysLeft: retiresOn === null ? null : fromDate(retiresOn) - dayOf(nowMs),
    instead: line?.instead ?? null,
    contextTokens,
    efforts: line?.efforts ? [...line.efforts] : null,
    price: price && toTerms(price),
    nextPrice: price && findNext(price, prices, nowMs),
    source: line?.source ?? null,
    verifiedOn: line?.verifiedOn ?? null,
  };
}

/** The earliest line after today that will count in the place of this one. */
function findNext(price: Price, { prices }: PriceTable, nowMs: number): ReturnType<typeof toTerms> | null {
  const [next] = prices
    .filter(({ route, model, hours }) => route === price.route && model === price.model && hours === price.hours)
    .filter(({ effectiveDay }) => effectiveDay > dayOf(nowMs))
    .sort((a, b) => a.effectiveDay - b.effectiveDay);
  return next ? toTerms(next) : null;
}
