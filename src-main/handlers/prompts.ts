/** Prompts and their tags, and the export of both with every answer. */
import { AppError } from '#shared/app-error.ts';
import { exportPrompts } from '../core/exports/export-prompts.ts';
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { loadPrompts } from '../core/figures/query/prompts/list-prompts.ts';
import { loadPromptEngines, loadPromptTimeseries } from '../core/figures/query/prompts/prompt-figures.ts';
import { loadPromptTable } from '../core/figures/query/prompts/prompt-table.ts';
import { createPrompt } from '../core/prompts/create-prompt.ts';
import { applyTag, loadTagNames } from '../core/prompts/tags.ts';
import { updatePrompt } from '../core/prompts/update-prompt.ts';
import type { Handlers } from './handler.ts';
import { toOpenScope } from './open-scope.ts';

export const promptHandlers = {
  'prompts.list': ({ core, input, project }) =>
    core.storage.readText(loadPrompts, {
      scope: toFigureScope(project.id, input, core.now()),
      search: input.search ?? null,
      page: input.page,
      limit: input.limit,
      brandName: project.name,
      domain: project.domain,
      withIntervals: input.intervals,
    }),
  'prompts.table': ({ core, input, project }) =>
    core.storage.readText(loadPromptTable, {
      scope: toFigureScope(project.id, input, core.now()),
      withIntervals: input.intervals,
    }),
  'prompts.engines': ({ core, input, project }) =>
    core.storage.read(loadPromptEngines, {
      scope: toFigureScope(project.id, input, core.now()),
      withIntervals: input.intervals,
    }),
  'prompts.timeseries': async ({ core, input, project }) => {
    const scope = toFigureScope(project.id, input, core.now());
    const { promptId, intervals: withIntervals } = input;
    const series = await core.storage.read(loadPromptTimeseries, { scope, promptId, withIntervals });
    if (!series) throw new AppError('NOT_FOUND', 'Prompt not found');
    return series;
  },
  'prompts.create': async ({ core, input, project }) => {
    const { text, country, meteredNotice, ...created } = await core.storage.write(createPrompt, {
      projectId: project.id,
      text: input.prompt,
      language: input.language,
      models: input.models,
      tags: input.tags,
      country: input.country,
    });
    core.executor.poke();
    return {
      ...created,
      prompt: text,
      domain: project.domain,
      brandName: project.name,
      ...(country === null ? {} : { country }),
      ...(meteredNotice ? { meteredNotice } : {}),
    };
  },
  'prompts.update': async ({ core, input, project }) => {
    const { promptId, state, tags, models, country } = input;
    const updated = await core.storage.write(updatePrompt, {
      projectId: project.id,
      promptId,
      state,
      tags,
      models,
      country,
    });
    const { meteredNotice, ...prompt } = updated;
    return { ...prompt, updated: true, ...(meteredNotice ? { meteredNotice } : {}) };
  },
  'tags.list': ({ core, project }) => core.storage.read(loadTagNames, project.id),
  'tags.apply': async ({ core, input, project }) => {
    const applied = await core.storage.write(applyTag, { ...input, projectId: project.id });
    return applied;
  },
  /** Prompts with every answer's figures. `page` and `limit` are checked and change nothing. */
  'export.get': async ({ core, input, project }) => {
    const scope = await toOpenScope(core, project.id, input);
    return core.storage.text(exportPrompts, { scope, brandName: project.name, domain: project.domain });
  },
} satisfies Handlers;
