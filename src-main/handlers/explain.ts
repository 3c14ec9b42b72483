/** Where changes come from, and what figures are made of. */
import { notFound } from '#shared/app-error.ts';
import { loadChangedAnswers } from '../core/figures/query/explain/changed-answers.ts';
import { loadExplainedChange } from '../core/figures/query/explain/explain-change.ts';
import { loadExplainedFigure } from '../core/figures/query/explain/explain-figure.ts';
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import type { Handlers } from './handler.ts';

export const explainHandlers = {
  'metrics.explainChange': ({ core, input, project }) => {
    const { figure, by } = input;
    return core.storage.read(loadExplainedChange, { scope: toFigureScope(project.id, input, core.now()), figure, by });
  },
  'metrics.changedAnswers': async ({ core, input, project }) => {
    const { figure, promptId, way, page, limit } = input;
    const scope = toFigureScope(project.id, input, core.now());
    const changed = await core.storage.read(loadChangedAnswers, {
      scope,
      figure,
      promptId,
      way: way ?? null,
      page,
      limit,
    });
    if (!changed) throw notFound('The prompt');
    return changed;
  },
  'metrics.explain': async ({ core, input, project }) => {
    const { figure, promptId, brandId, sourceId = null, domain = null } = input;
    const found = await core.storage.read(loadExplainedFigure, {
      scope: toFigureScope(project.id, input, core.now()),
      project: project.publicId,
      figure,
      prompt: promptId ?? null,
      brand: brandId ?? null,
      source: sourceId === null && domain === null ? null : { sourceId, domain },
    });
    if (found === 'no_prompt') throw notFound('The prompt');
    if (found === 'no_brand') throw notFound('The brand');
    if (found === 'no_source') throw notFound('The source');
    return found;
  },
} satisfies Handlers;
