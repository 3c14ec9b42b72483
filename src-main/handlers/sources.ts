/** The pages and domains that answers cite. */

import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { loadDomains } from '../core/figures/query/sources/list-domains.ts';
import { loadGaps } from '../core/figures/query/sources/list-gaps.ts';
import { loadMovers } from '../core/figures/query/sources/list-movers.ts';
import { loadSources } from '../core/figures/query/sources/list-sources.ts';
import { saveDomainClassification } from '../core/sources/classify-domain.ts';
import { loadGapDomains } from '../core/tasks/outreach/load-gap-domains.ts';
import { planOutreach } from '../core/tasks/outreach/plan-outreach.ts';
import { saveOutreach } from '../core/tasks/outreach/save-outreach.ts';
import type { Handlers } from './handler.ts';

export const sourceHandlers = {
  'sources.list': async ({ core, input, project }) => {
    const { search, sortBy, sortDir, page, limit, intervals: withIntervals } = input;
    const scope = toFigureScope(project.id, input, core.now());
    const order = { sortBy, sortDir, page, limit };
    return core.storage.readText(loadSources, { scope, search: search ?? null, ...order, withIntervals });
  },
  'sources.domains': async ({ core, input, project }) => {
    const scope = toFigureScope(project.id, input, core.now());
    return core.storage.read(loadDomains, {
      scope,
      search: input.search ?? null,
      sourceType: input.sourceType ?? null,
      sortBy: input.sortBy,
      sortDir: input.sortDir,
      page: input.page,
      limit: input.limit,
      withIntervals: input.intervals,
    });
  },
  'sources.gaps': async ({ core, input, project }) => {
    const scope = toFigureScope(project.id, input, core.now());
    return core.storage.read(loadGaps, { scope, page: input.page, limit: input.limit });
  },
  'sources.gapDomains': async ({ core, input, project }) => {
    const { owner, siteKind = null, search = null, sortBy, sortDir, page, limit, intervals: withIntervals } = input;
    const scope = toFigureScope(project.id, input, core.now());
    const wish = { owner, siteKind, search, sortBy, sortDir, page, limit, withIntervals };
    return core.storage.read(loadGapDomains, { scope, ...wish });
  },
  'sources.outreach': async ({ core, input, project }) => {
    const { timeframe = '30d' } = input;
    const scope = toFigureScope(project.id, { ...input, timeframe }, core.now());
    const draft = await core.storage.read(planOutreach, { scope, domain: input.domain });
    return core.storage.write(saveOutreach, { projectId: project.id, draft });
  },
  'sources.movers': async ({ core, input, project }) => {
    const scope = toFigureScope(project.id, input, core.now());
    return core.storage.read(loadMovers, { scope, by: input.by, limit: input.limit, withIntervals: input.intervals });
  },
  'sources.classify': async ({ core, input, project }) => {
    const { sourceType } = input;
    const domain = await core.storage.write(saveDomainClassification, { ...input, projectId: project.id });
    return { domain, sourceType };
  },
} satisfies Handlers;
