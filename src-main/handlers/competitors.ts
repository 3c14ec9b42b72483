/** Competitors: who is tracked, how they fare, and who else is named. Changing who is tracked measures history again. */

import { checkDomains } from '../core/brands/domain.ts';
import { addCompetitor } from '../core/competitors/add-competitor.ts';
import { loadCompetitor, removeCompetitor, updateCompetitor } from '../core/competitors/change-competitor.ts';
import { loadTrackedBrands } from '../core/competitors/list-brands.ts';
import { starCompetitor } from '../core/competitors/star-competitor.ts';
import { loadBrandSeries } from '../core/figures/query/competitors/brand-series.ts';
import { compareBrands } from '../core/figures/query/competitors/compare-brands.ts';
import { loadCompetitors } from '../core/figures/query/competitors/list-competitors.ts';
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { acceptSuggestion, ignoreSuggestion } from '../core/suggestions/decide-suggestion.ts';
import { loadSuggestions } from '../core/suggestions/list-suggestions.ts';
import { loadScanBacklog, scanAnswers } from '../core/suggestions/scan-answers.ts';
import type { Handlers } from './handler.ts';
import { findAmbiguous } from './names.ts';
import { defineScan } from './refresh-scan.ts';
import { NOTHING_REMEASURED, remeasureHistory, toTransport } from './remeasure-history.ts';

const refreshSuggestions = defineScan('suggestions', loadScanBacklog, scanAnswers);

export const competitorHandlers = {
  'competitors.add': {
    check: checkDomains,
    run: async ({ core, caller, input, project }) => {
      const added = { ...input, projectId: project.id, transport: toTransport(core, caller) };
      const competitorId = await core.storage.write(addCompetitor, added);
      const receipt = await remeasureHistory(core, project);
      const ambiguous = await findAmbiguous(core, project, [input.name, ...(input.aliases ?? [])]);
      return {
        ...(await core.storage.read(loadCompetitor, { projectId: project.id, competitorId })),
        ...receipt,
        ...ambiguous,
      };
    },
  },
  'competitors.update': {
    check: checkDomains,
    run: async ({ core, caller, input, project }) => {
      const change = { ...input, projectId: project.id, transport: toTransport(core, caller) };
      const isRemeasuringNeeded = await core.storage.write(updateCompetitor, change);
      const receipt = isRemeasuringNeeded ? await remeasureHistory(core, project) : NOTHING_REMEASURED;
      const ambiguous = await findAmbiguous(core, project, [input.name, ...(input.aliases ?? [])]);
      return { ...(await core.storage.read(loadCompetitor, change)), ...receipt, ...ambiguous };
    },
  },
  'competitors.remove': async ({ core, caller, input, project }) => {
    const { competitorId } = input;
    await core.storage.write(removeCompetitor, {
      projectId: project.id,
      competitorId,
      transport: toTransport(core, caller),
    });
    return { id: competitorId, removed: true, ...(await remeasureHistory(core, project)) };
  },
  'competitors.tracked': async ({ core, project }) => ({
    brands: await core.storage.read(loadTrackedBrands, project.id),
  }),
  'competitors.list': async ({ core, input, project }) => {
    const { search, sortBy, sortDir, page, limit, intervals: withIntervals } = input;
    const scope = toFigureScope(project.id, input, core.now());
    const order = { sortBy, sortDir, page, limit };
    return core.storage.readText(loadCompetitors, { scope, search: search ?? null, ...order, withIntervals });
  },
  'competitors.timeseries': async ({ core, input, project }) => {
    const scope = toFigureScope(project.id, input, core.now());
    return core.storage.read(loadBrandSeries, { scope, brandIds: input.brandIds ?? null });
  },
  'competitors.compare': async ({ core, input, project }) => {
    const { brandId, otherId, verdicts: withVerdicts } = input;
    const scope = toFigureScope(project.id, input, core.now());
    return core.storage.read(compareBrands, { scope, brandId, otherId, withVerdicts });
  },
  'competitors.star': async ({ core, input, project }) => {
    const { competitorId, isStarred } = input;
    await core.storage.write(starCompetitor, { projectId: project.id, competitorId, isStarred });
    return { id: competitorId, isStarred };
  },
  /** Looks at new answers first, as far as that is quick, then lists what was found. */
  'competitors.suggestions': async ({ core, input, project }) => {
    const isComplete = await refreshSuggestions(core, project.id);
    return { ...(await core.storage.read(loadSuggestions, { ...input, projectId: project.id })), isComplete };
  },
  'competitors.accept': async ({ core, caller, input, project }) => {
    const accepted = { projectId: project.id, suggestionId: input.suggestionId, transport: toTransport(core, caller) };
    const competitorId = await core.storage.write(acceptSuggestion, accepted);
    const receipt = await remeasureHistory(core, project);
    return { ...(await core.storage.read(loadCompetitor, { projectId: project.id, competitorId })), ...receipt };
  },
  'competitors.ignore': async ({ core, input, project }) => {
    const { suggestionId } = input;
    await core.storage.write(ignoreSuggestion, { projectId: project.id, suggestionId });
    return { id: suggestionId, ignored: true };
  },
} satisfies Handlers;
