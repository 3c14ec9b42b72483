/** What the screen of prompts reads: as much as is shown. What takes long to count is read once somebody wants to see it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { allPromptsQuery } from '../../api/all-prompts.ts';
import { useClient } from '../../api/client-context.ts';
import { operationQuery } from '../../api/operation-query.ts';
import { useOperation } from '../../api/use-operation.ts';
import { NO_MOVES, planMoves } from '../../explain/plan-moves.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { type HeatMapRow, type PromptRow, planHeatMapRows, planPromptRows } from './plan-prompt-rows.ts';

const NONE: [] = [];

/** What the table shows beside what one call brings: competitors and sources, and changes of visibility. */
interface Shown {
  isCounted: boolean;
  isCompared: boolean;
}

/** Rows are null until they are there. */
export function usePromptRows({ isCounted, isCompared }: Shown) {
  const { comparedInput } = useFilters();
  const [client, cache] = [useClient(), useQueryClient()];
  const table = useOperation('prompts.table', { ...comparedInput, intervals: true });
  const all = allPromptsQuery(client, comparedInput);
  const list = useQuery({ ...all, enabled: isCounted });
  const changes = useQuery({
    ...operationQuery(client, 'metrics.explainChange', {
      ...comparedInput,
      figure: 'responseVisibilityRate',
      by: 'prompt',
    }),
    enabled: isCompared,
  });
  const explained = isCompared ? changes.data : undefined;
  const moves = useMemo(() => (explained ? planMoves(explained) : NO_MOVES), [explained]);
  const prompts = table.data?.prompts;
  const counted = isCounted ? list.data : undefined;
  return {
    rows: useMemo(
      () => (prompts ? planPromptRows(prompts, counted ?? NONE, moves.byPart) : null),
      [prompts, counted, moves],
    ),
    tally: moves.tally,
    error: table.error ?? (isCounted ? list.error : null) ?? (isCompared ? changes.error : null),
    isStale:
      table.isPlaceholderData ||
      (isCounted && (list.isPending || list.isPlaceholderData)) ||
      (isCompared && changes.isPlaceholderData),
    refetch: () => void Promise.all([table.refetch(), isCounted && list.refetch(), isCompared && changes.refetch()]),
    /** The same rows with competitors and sources. */
    loadCounted: async (rows: readonly PromptRow[]) => planPromptRows(rows, await cache.fetchQuery(all), moves.byPart),
  };
}

/** The figures by engine, where they are shown. Rows are null until they are there. */
export function useHeatMapRows(prompts: readonly PromptRow[] | null, isShown: boolean) {
  const query = operationQuery(useClient(), 'prompts.engines', {
    ...useFilters().comparedInput,
    intervals: true,
  });
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...query, enabled: isShown });
  const figures = isShown ? data?.prompts : undefined;
  return {
    rows: useMemo<HeatMapRow[] | null>(
      () => (prompts && figures ? planHeatMapRows(prompts, figures) : null),
      [prompts, figures],
    ),
    error: isShown ? error : null,
    isStale: isShown && isPlaceholderData,
    refetch: () => void (isShown && refetch()),
  };
}
