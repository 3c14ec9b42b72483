/** The own brand's figures in a window. */
import { notFound } from '#shared/app-error.ts';
import { loadComparedSides } from '../core/figures/query/coverage/compared-sides.ts';
import { loadCoverage } from '../core/figures/query/coverage/coverage.ts';
import { loadEngineComparison } from '../core/figures/query/metrics/compare-engines.ts';
import { loadSummary } from '../core/figures/query/metrics/summary.ts';
import { loadSummaryParts } from '../core/figures/query/metrics/summary-parts.ts';
import { loadSurfaceFigures } from '../core/figures/query/metrics/surface-figures.ts';
import { loadTimeseries } from '../core/figures/query/metrics/timeseries.ts';
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import type { Handlers } from './handler.ts';

export const metricHandlers = {
  'metrics.summary': ({ core, input, project }) =>
    core.storage.read(loadSummary, toFigureScope(project.id, input, core.now())),
  'metrics.timeseries': ({ core, input, project }) =>
    core.storage.readText(loadTimeseries, {
      scope: toFigureScope(project.id, input, core.now()),
      withIntervals: input.intervals,
    }),
  'metrics.surfaces': async ({ core, input, project }) => {
    const surfaces = await core.storage.read(loadSurfaceFigures, toFigureScope(project.id, input, core.now()));
    return { surfaces, isMixed: surfaces.length > 1 };
  },
  'metrics.compareEngines': ({ core, input, project }) => {
    const { model, against, ...filters } = input;
    const scope = toFigureScope(project.id, filters, core.now());
    return core.storage.read(loadEngineComparison, { scope, model, against });
  },
  'metrics.breakdown': async ({ core, input, project }) => {
    const scope = toFigureScope(project.id, input, core.now());
    return { parts: await core.storage.read(loadSummaryParts, { scope, by: [...new Set(input.by)] }) };
  },
  'metrics.sides': ({ core, input, project }) =>
    core.storage.read(loadComparedSides, toFigureScope(project.id, input, core.now())),
  'metrics.coverage': async ({ core, input, project }) => {
    const coverage = await core.storage.read(loadCoverage, {
      scope: toFigureScope(project.id, input, core.now()),
      prompt: input.promptId ?? null,
      isDaily: project.schedule === 'daily',
      nowMs: core.now(),
    });
    if (!coverage) throw notFound('The prompt');
    return coverage;
  },
} satisfies Handlers;
