/** Baselines: frozen moments of a project, and what is different since. */
import { fromDate } from '#shared/time/day.ts';
import {
  createBaseline,
  loadBaseline,
  loadBaselines,
  removeBaseline,
  renameBaseline,
} from '../core/baselines/baseline-store.ts';
import { loadBaselineComparison } from '../core/baselines/compare-baseline.ts';
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import type { Handlers } from './handler.ts';

export const baselineHandlers = {
  'baselines.list': ({ core, project }) => core.storage.read(loadBaselines, project.id),
  'baselines.create': ({ core, input: { name, startDate, endDate }, project }) => {
    const isChosen = startDate !== undefined && endDate !== undefined;
    const window = isChosen ? { firstDay: fromDate(startDate), lastDay: fromDate(endDate) } : null;
    return core.storage.write(createBaseline, { projectId: project.id, name, window });
  },
  'baselines.get': ({ core, input: { baselineId }, project }) =>
    core.storage.readText(loadBaseline, { projectId: project.id, baselineId }),
  'baselines.rename': ({ core, input: { baselineId, name }, project }) =>
    core.storage.write(renameBaseline, { projectId: project.id, baselineId, name }),
  'baselines.remove': async ({ core, input: { baselineId }, project }) => {
    await core.storage.write(removeBaseline, { projectId: project.id, baselineId });
    return { id: baselineId, removed: true };
  },
  'baselines.comparison': ({ core, input, project }) =>
    core.storage.readText(loadBaselineComparison, {
      baselineId: input.baselineId,
      scope: toFigureScope(project.id, input, core.now()),
    }),
} satisfies Handlers;
