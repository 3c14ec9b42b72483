/** `answers.list`: the answers in a window, newest first. */
import type { ParsedInput } from '#shared/contract/index.ts';
import { readSearchTerms } from '#shared/text/search-text.ts';
import type { DrillDown } from '../core/answers/drill-down.ts';
import { loadAnswers } from '../core/answers/list-answers.ts';
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { handler } from './handler.ts';
import { requireProject } from './require-project.ts';

export const listAnswers = handler('answers.list', async (core, caller, input) => {
  const project = await requireProject(core, caller, input.projectId);
  return core.storage.readText(loadAnswers, {
    scope: toFigureScope(project.id, input, core.now()),
    promptId: input.promptId ?? null,
    promptSearch: input.promptSearch ?? null,
    terms: readSearchTerms(input.search ?? ''),
    isVisible: input.visible ?? null,
    drillDown: toDrillDown(input),
    page: input.page,
    limit: input.limit,
  });
});

function toDrillDown(input: ParsedInput<'answers.list'>): DrillDown {
  return {
    isMentioned: input.mentioned ?? null,
    isCited: input.cited ?? null,
    isRefusal: input.refusal ?? null,
    brandId: input.brandId ?? null,
    withoutBrandId: input.withoutBrandId ?? null,
    sourceId: input.sourceId ?? null,
    runId: input.runId ?? null,
    domain: input.domain ?? null,
    query: input.fanOutQuery ?? null,
  };
}
