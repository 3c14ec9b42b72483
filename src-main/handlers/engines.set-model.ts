/** `engines.setModel`: what the owner says of a model, over what the catalogue says. */
import { validationError } from '#shared/app-error.ts';
import { dayOf } from '#shared/time/day.ts';
import { listModels } from '../core/engines/models/list-models.ts';
import { saveOwnModel } from '../core/engines/models/own-models.ts';
import { findRoute } from '../core/engines/registry.ts';
import { loadPriceTable } from '../core/money/price-store.ts';
import { handler } from './handler.ts';
import { toModelView } from './model-view.ts';

export const setEngineModel = handler('engines.setModel', async (core, _caller, said) => {
  const route = findRoute(said.route);
  if (!route || route.surface === 'simulated') throw validationError([{ path: 'route', message: 'is no route' }]);
  const { since, retiresOn, instead, contextTokens } = said;
  const catalogue = await core.storage.write(saveOwnModel, {
    ...{ route: route.id, model: said.model },
    ...(since !== undefined && { since }),
    ...(retiresOn !== undefined && { retiresOn }),
    ...(instead !== undefined && { instead }),
    ...(contextTokens !== undefined && { contextTokens }),
  });
  const nowMs = core.now();
  const prices = await core.storage.read(loadPriceTable, null);
  const [offered] = listModels({
    route: route.id,
    asked: said.model,
    catalogue,
    served: null,
    today: dayOf(nowMs),
  }).filter(({ model }) => model === said.model);
  if (!offered) throw validationError([{ path: 'model', message: 'was not kept' }]);
  return toModelView(
    { ...offered, isAsked: false },
    { route: route.id, defaultModel: route.defaults.model, prices, nowMs },
  );
});
