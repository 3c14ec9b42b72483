/** Finding prompts: suggestions, lists from files, and adding those that were chosen. */
import { createPrompts } from '../core/prompts/create-prompts.ts';
import { planImport } from '../core/research/import-prompts.ts';
import { loadSuggestions } from '../core/research/suggest-prompts.ts';
import type { Handlers } from './handler.ts';

export const researchHandlers = {
  'prompts.suggest': ({ core, input, project }) =>
    core.storage.read(loadSuggestions, {
      projectId: project.id,
      days: input.days,
      language: input.language ?? null,
      limit: input.limit,
      nowMs: core.now(),
    }),
  'prompts.createMany': async ({ core, input, project }) => {
    const { prompts, meteredNotice } = await core.storage.write(createPrompts, {
      projectId: project.id,
      prompts: input.prompts.map(({ prompt: text, ...rest }) => ({ text, ...rest })),
      isPaused: input.state === 'paused',
      models: input.models,
      tags: input.tags ?? [],
    });
    core.executor.poke();
    return {
      created: prompts.filter(({ created }) => created).length,
      prompts: prompts.map(({ text: prompt, ...rest }) => ({ prompt, ...rest })),
      ...(meteredNotice ? { meteredNotice } : {}),
    };
  },
  'prompts.import': async ({ core, input, project }) => {
    const { file, map = {}, separator = null, language = null, state = 'paused', tags = [], takes = ['new'] } = input;
    const plan = await core.storage.read(planImport, {
      projectId: project.id,
      file: Buffer.from(file, 'base64'),
      map,
      separator,
      language,
    });
    const taken = plan.rows.filter(({ fate }) => takes.some((take) => take === fate));
    if (input.preview || taken.length === 0) return { ...plan, created: 0 };
    const { prompts } = await core.storage.write(createPrompts, {
      projectId: project.id,
      prompts: taken.map((row) => ({ text: row.prompt, language: row.language, tags: row.tags })),
      isPaused: state === 'paused',
      tags,
    });
    core.executor.poke();
    return { ...plan, created: prompts.filter(({ created }) => created).length };
  },
} satisfies Handlers;
