/** Notices of models that are switched off soon, or are already: of engines that can be asked, by the catalogue. Pure. */
import { dayOf } from '#shared/time/day.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import type { planLiveRoutes } from '../engines/engine-settings.ts';
import { findModel } from '../engines/models/catalogue.ts';
import type { CatalogueModel } from '../engines/models/catalogue-line.ts';
import { planRetirement, type Retirement } from '../engines/models/plan-retirement.ts';
import { NO_FACTS, type Notice } from './plan-notices.ts';

/** One for each engine. `routes` as another process may have kept them, an older version without their models. */
export function listRetirementNotices(
  routes: ReturnType<typeof planLiveRoutes>,
  catalogue: readonly CatalogueModel[],
  nowMs: number,
): Notice[] {
  return routes.flatMap(({ engine, route, model = null }): Notice[] => {
    const line = route === null || model === null ? null : findModel(route, model, catalogue);
    const found = model === null ? null : planRetirement(line, model, dayOf(nowMs));
    if (found === null) return [];
    return [
      {
        id: `retiring_model:${engine}:${found.model}`,
        kind: 'retiring_model',
        severity: found.daysLeft > 0 ? 'warning' : 'error',
        engine,
        route,
        message: `${ENGINE_LABELS[engine]}: ${describeRetirement(found)}`,
        advice:
          'Choose the model in the settings of the engine. Answers of another model are not quite comparable with those before.',
        since: null,
        until: null,
        facts: { ...NO_FACTS, model: found.model, retiresOn: found.retiresOn, instead: found.instead },
        projects: [],
      },
    ];
  });
}

/** The day, and what to take instead. */
export function describeRetirement({ model, retiresOn, daysLeft, instead }: Retirement): string {
  const when =
    daysLeft > 0
      ? `${model} is switched off on ${retiresOn}, in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`
      : `${model} was switched off on ${retiresOn}`;
  return `${when}. ${instead === null ? 'Another model has to be chosen.' : `Take ${instead} instead.`}`;
}
