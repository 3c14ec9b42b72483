/** Adding, changing and removing competitors. Each measures history again; what moved by it is told afterwards. */
import { useCallback } from 'react';

import type { OperationInput } from '#shared/contract/index.ts';

import { useClient } from '../../api/client-context.ts';
import { type Receipt, useRemeasure } from '../../brands/use-remeasure.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { TEXTS } from '../../texts/texts.ts';
import { notifyDone, notifyError, notifyUndoable } from '../../ui/notify.tsx';
import type { TrackedBrand } from './use-brands.ts';

/** What the form hands over. Lists replace those that were there. */
export type BrandDraft = Required<
  Pick<
    OperationInput<'competitors.update'>,
    | 'name'
    | 'domain'
    | 'aliases'
    | 'caseSensitiveAliases'
    | 'excludedPhrases'
    | 'withoutRules'
    | 'nearbyWords'
    | 'domainAliases'
  >
>;

export function useBrandChanges() {
  const client = useClient();
  const projectId = useProjectId();
  const { measuring, dismiss, remeasure } = useRemeasure();
  const words = TEXTS.competitors.measuring;

  const create = ({ domain, ...draft }: BrandDraft): Promise<Receipt> =>
    client.call('competitors.add', { projectId, ...draft, ...(domain !== null && { domain }) });

  /** The same function each time: the columns of the ranking hold it. */
  const star = useCallback(
    async (competitorId: string, isStarred: boolean): Promise<void> => {
      await client.call('competitors.star', { projectId, competitorId, isStarred }).catch(notifyError);
    },
    [client, projectId],
  );

  return {
    measuring,
    dismiss,
    add: (draft: BrandDraft) => remeasure(words.added(draft.name), () => create(draft)),
    change: (competitorId: string, draft: BrandDraft) =>
      remeasure(words.changed(draft.name), () =>
        client.call('competitors.update', { projectId, competitorId, ...draft }),
      ),
    async remove(brand: TrackedBrand): Promise<void> {
      const { id, name, isUserBrand: _own, ...rest } = brand;
      const isDone = await remeasure(words.removed(name), () =>
        client.call('competitors.remove', { projectId, competitorId: id }),
      );
      const undo = () => void remeasure(words.added(name), () => create({ name, ...rest }));
      if (isDone) notifyUndoable(TEXTS.competitors.removedToast(name), undo);
    },
    accept: (suggestionId: string, name: string) =>
      remeasure(words.added(name), () => client.call('competitors.accept', { projectId, suggestionId })),
    async ignore(suggestionId: string, name: string): Promise<void> {
      try {
        await client.call('competitors.ignore', { projectId, suggestionId });
        notifyDone(TEXTS.competitors.suggestions.ignoredDone(name));
      } catch (error) {
        notifyError(error);
      }
    },
    countGhost: (ghostId: string, name: string, brand: string) =>
      remeasure(TEXTS.competitors.ghosts.counted(name, brand), () =>
        client.call('competitors.countGhost', { projectId, ghostId }),
      ),
    async refuseGhost(ghostId: string, name: string): Promise<void> {
      try {
        await client.call('competitors.refuseGhost', { projectId, ghostId });
        notifyDone(TEXTS.competitors.ghosts.refusedDone(name));
      } catch (error) {
        notifyError(error);
      }
    },
    star,
  };
}

export type BrandChanges = ReturnType<typeof useBrandChanges>;
