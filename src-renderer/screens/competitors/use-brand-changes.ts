/** Adding, changing and removing competitors. Each measures history again; what moved by it is told afterwards. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';

import { useClient } from '../../api/client-context.ts';
import { toMeasuringKey } from '../../api/live-updates.ts';
import { operationQuery } from '../../api/operation-query.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { TEXTS } from '../../texts/texts.ts';
import { tellDone, tellError, tellUndoable } from '../../ui/tell.tsx';
import { type Move, planMoves } from './plan-moves.ts';
import { type TrackedBrand, useRankingInput } from './use-brands.ts';

/** Null: nothing is being measured and nothing is to be told. */
export type Measuring =
  | { state: 'running'; message: string }
  | { state: 'done'; message: string; looked: number; moves: readonly Move[] }
  | null;

/** What the form hands over. Lists replace those that were there. */
export type BrandDraft = Required<
  Pick<
    OperationInput<'competitors.update'>,
    'name' | 'domain' | 'aliases' | 'caseSensitiveAliases' | 'excludedPhrases' | 'domainAliases'
  >
>;

type Ranking = OperationOutput<'competitors.list'>;

/** Everything of the project may have moved; only what stands on the screen is read again at once. */
const KEPT = new Set<unknown>(['runs.list', 'projects.list', 'projects.get', 'history-measuring']);

export function useBrandChanges() {
  const client = useClient();
  const cache = useQueryClient();
  const projectId = useProjectId();
  const input = useRankingInput();
  const [measuring, setMeasuring] = useState<Measuring>(null);
  const words = TEXTS.competitors.measuring;
  const ranking = () => operationQuery(client, 'competitors.list', input);

  /** Says how the work went on the screen; false where it was refused. */
  const remeasure = async (message: string, work: () => Promise<number>): Promise<boolean> => {
    const before: Ranking['competitors'] = (await cache.ensureQueryData(ranking())).competitors;
    cache.removeQueries({ queryKey: toMeasuringKey(projectId) });
    setMeasuring({ state: 'running', message });
    try {
      const looked = await work();
      const after = (await cache.fetchQuery({ ...ranking(), staleTime: 0 })).competitors;
      setMeasuring({ state: 'done', message, looked, moves: planMoves(before, after) });
      return true;
    } catch (error) {
      setMeasuring(null);
      tellError(error);
      return false;
    } finally {
      void cache.invalidateQueries({ predicate: ({ queryKey }) => !KEPT.has(queryKey[0]) });
    }
  };

  const create = async ({ domain, domainAliases, ...draft }: BrandDraft): Promise<number> => {
    const site = domain === null ? {} : { domain };
    const added = await client.call('competitors.add', { projectId, ...draft, ...site });
    if (domainAliases.length === 0) return added.remeasuredAnswers;
    const { remeasuredAnswers } = await client.call('competitors.update', {
      projectId,
      competitorId: added.id,
      domainAliases,
    });
    return Math.max(added.remeasuredAnswers, remeasuredAnswers);
  };

  /** The same function each time: the columns of the ranking hold it. */
  const star = useCallback(
    async (competitorId: string, isStarred: boolean): Promise<void> => {
      await client.call('competitors.star', { projectId, competitorId, isStarred }).catch(tellError);
      await cache.invalidateQueries({ queryKey: ['competitors.list'] });
    },
    [client, cache, projectId],
  );

  return {
    measuring,
    dismiss: () => setMeasuring(null),
    add: (draft: BrandDraft) => remeasure(words.added(draft.name), () => create(draft)),
    change: (competitorId: string, draft: BrandDraft) =>
      remeasure(
        words.changed(draft.name),
        async () => (await client.call('competitors.update', { projectId, competitorId, ...draft })).remeasuredAnswers,
      ),
    async remove(brand: TrackedBrand): Promise<void> {
      const { id, name, isUserBrand: _own, ...rest } = brand;
      const isDone = await remeasure(
        words.removed(name),
        async () => (await client.call('competitors.remove', { projectId, competitorId: id })).remeasuredAnswers,
      );
      const undo = () => void remeasure(words.added(name), () => create({ name, ...rest }));
      if (isDone) tellUndoable(TEXTS.competitors.removedToast(name), undo);
    },
    accept: (suggestionId: string, name: string) =>
      remeasure(
        words.added(name),
        async () => (await client.call('competitors.accept', { projectId, suggestionId })).remeasuredAnswers,
      ),
    async ignore(suggestionId: string, name: string): Promise<void> {
      try {
        await client.call('competitors.ignore', { projectId, suggestionId });
        tellDone(TEXTS.competitors.suggestions.ignoredDone(name));
      } catch (error) {
        tellError(error);
      }
      await cache.invalidateQueries({ queryKey: ['competitors.suggestions'] });
    },
    star,
  };
}

export type BrandChanges = ReturnType<typeof useBrandChanges>;
