/** Changes of brands that measure history again: how far it is, and afterwards what moved by it in the window that is open. */
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';

import { useClient } from '../api/client-context.ts';
import { toMeasuringKey } from '../api/live-updates.ts';
import { operationQuery } from '../api/operation-query.ts';
import { useFilters, useProjectId } from '../filters/use-filters.ts';
import { notifyError } from '../ui/notify.tsx';
import { type Move, planMoves } from './plan-moves.ts';

/** What measuring history again came to, in answers. */
export type Receipt = Pick<
  OperationOutput<'competitors.update'>,
  'remeasuredAnswers' | 'changedAnswers' | 'remeasuringId'
>;

/** Null: nothing is being measured and nothing is to be told. */
export type Measuring =
  | { state: 'running'; message: string }
  | { state: 'done'; message: string; receipt: Receipt; moves: readonly Move[] }
  | null;

type Ranking = OperationOutput<'competitors.list'>;

/** The most that the contract hands out at once; the number of competitors is far below. */
const LIMIT = 500;

/** What the ranking is asked for: the same wherever it is shown, so that it is read once. */
export function useRankingInput() {
  const { comparedInput } = useFilters();
  return useMemo(() => ({ ...comparedInput, limit: LIMIT, intervals: true }), [comparedInput]);
}

/** `remeasure` does the work that it is given (its receipt comes back) and says how it went; false where it was refused. */
export function useRemeasure() {
  const client = useClient();
  const cache = useQueryClient();
  const projectId = useProjectId();
  const input = useRankingInput();
  const [measuring, setMeasuring] = useState<Measuring>(null);
  const ranking = () => operationQuery(client, 'competitors.list', input);

  const remeasure = async (message: string, work: () => Promise<Receipt>): Promise<boolean> => {
    const before: Ranking['competitors'] = (await cache.ensureQueryData(ranking())).competitors;
    cache.removeQueries({ queryKey: toMeasuringKey(projectId) });
    setMeasuring({ state: 'running', message });
    try {
      const receipt = await work();
      const after = (await cache.fetchQuery({ ...ranking(), staleTime: 0 })).competitors;
      setMeasuring({ state: 'done', message, receipt, moves: planMoves(before, after) });
      return true;
    } catch (error) {
      setMeasuring(null);
      notifyError(error);
      return false;
    }
  };
  return { measuring, dismiss: () => setMeasuring(null), remeasure };
}
