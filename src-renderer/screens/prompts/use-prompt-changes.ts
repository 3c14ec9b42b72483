/** Changes many prompts at once: one call each. */
import { useQueryClient } from '@tanstack/react-query';

import type { AppClient } from '../../api/app-client.ts';
import { useClient } from '../../api/client-context.ts';
import { saveRun } from '../../api/live-updates.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { TEXTS } from '../../texts/texts.ts';
import { notifyDone, notifyError, notifyUndoable } from '../../ui/notify.tsx';
import type { PromptRow } from './plan-prompt-rows.ts';

type ChosenState = 'active' | 'paused' | 'archived';

async function setStates(client: AppClient, projectId: string, states: ReadonlyMap<string, ChosenState>) {
  for (const [promptId, state] of states) await client.call('prompts.update', { projectId, promptId, state });
}

/** A prompt that has not been asked yet goes back to being asked. */
const toChosen = ({ state }: PromptRow): ChosenState => (state === 'queued' ? 'active' : state);

export function usePromptChanges() {
  const client = useClient();
  const cache = useQueryClient();
  const projectId = useProjectId();
  const words = TEXTS.prompts.bulk;
  const attempt = (work: () => Promise<void>) => work().catch(notifyError);

  const setState = (rows: readonly PromptRow[], state: ChosenState) =>
    attempt(async () => {
      const before = new Map(rows.map((row) => [row.id, toChosen(row)]));
      await setStates(client, projectId, new Map(rows.map(({ id }) => [id, state])));
      const { paused, resumed, archived } = words;
      const message = { paused, active: resumed, archived }[state](rows.length);
      notifyUndoable(message, () => void attempt(() => setStates(client, projectId, before)));
    });

  const addTag = (rows: readonly PromptRow[], name: string) =>
    attempt(async () => {
      const { tag, appliedTo } = await client.call('tags.apply', {
        projectId,
        name,
        promptIds: rows.map(({ id }) => id),
      });
      notifyDone(words.tagged(appliedTo, tag));
    });

  const ask = (rows: readonly PromptRow[]) =>
    attempt(async () => {
      const run = await client.call('runs.start', { projectId, promptIds: rows.map(({ id }) => id) });
      saveRun(cache, run);
      notifyDone(TEXTS.runs.started(run.jobs.total));
    });

  return { setState, addTag, ask };
}
