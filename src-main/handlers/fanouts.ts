/** What engines searched for on their way to an answer. */
import { loadFanoutWords } from '../core/figures/query/fanouts/count-words.ts';
import { loadFanoutDetails } from '../core/figures/query/fanouts/fanout-details.ts';
import { loadFanoutTable } from '../core/figures/query/fanouts/fanout-table.ts';
import { loadFanouts } from '../core/figures/query/fanouts/list-fanouts.ts';
import type { Handlers } from './handler.ts';
import { toOpenScope } from './open-scope.ts';

export const fanoutHandlers = {
  'fanouts.list': async ({ core, input, project }) => {
    const scope = await toOpenScope(core, project.id, input);
    return core.storage.readText(loadFanouts, {
      scope,
      search: input.search ?? null,
      page: input.page,
      limit: input.limit,
      withIntervals: input.intervals,
    });
  },
  'fanouts.table': async ({ core, input, project }) => {
    const scope = await toOpenScope(core, project.id, input);
    const { page, limit, intervals: withIntervals } = input;
    return core.storage.readText(loadFanoutTable, { scope, page, limit, withIntervals });
  },
  'fanouts.words': async ({ core, input, project }) =>
    core.storage.read(loadFanoutWords, {
      scope: await toOpenScope(core, project.id, input),
      limit: input.limit,
    }),
  'fanouts.details': async ({ core, input, project }) => {
    const scope = await toOpenScope(core, project.id, input);
    const { query, page, limit = null } = input;
    return core.storage.readText(loadFanoutDetails, { scope, query, page, limit, brandName: project.name });
  },
} satisfies Handlers;
