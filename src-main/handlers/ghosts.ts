/** Ghost mentions: spellings near tracked names that nobody counts. Counting one measures history again. */
import { countGhost, refuseGhost } from '../core/ghosts/decide-ghost.ts';
import { loadGhosts } from '../core/ghosts/list-ghosts.ts';
import { loadGhostBacklog, scanGhosts } from '../core/ghosts/scan-ghosts.ts';
import type { Handlers } from './handler.ts';
import { defineScan } from './refresh-scan.ts';
import { remeasureHistory, toTransport } from './remeasure-history.ts';

const refreshGhosts = defineScan('ghosts', loadGhostBacklog, scanGhosts);

export const ghostHandlers = {
  /** Looks at new answers first, as far as that is quick, then lists what was found. */
  'competitors.ghosts': async ({ core, input, project }) => {
    const isComplete = await refreshGhosts(core, project.id);
    const { state, brandId, page, limit } = input;
    const request = { projectId: project.id, state, brandId: brandId ?? null, page, limit };
    return { ...(await core.storage.read(loadGhosts, request)), isComplete };
  },
  'competitors.countGhost': async ({ core, caller, input, project }) => {
    const { ghostId } = input;
    const counted = await core.storage.write(countGhost, {
      ...{ projectId: project.id, ghostId, transport: toTransport(core, caller) },
    });
    return { id: ghostId, ...counted, ...(await remeasureHistory(core, project)) };
  },
  'competitors.refuseGhost': async ({ core, input, project }) => {
    await core.storage.write(refuseGhost, { projectId: project.id, ghostId: input.ghostId });
    return { id: input.ghostId, refused: true };
  },
} satisfies Handlers;
