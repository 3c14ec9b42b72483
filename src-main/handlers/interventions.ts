/** Interventions: what was done to some prompts, and whether it worked. */
import { notFound, validationError } from '#shared/app-error.ts';
import { dayOf, fromDate } from '#shared/time/day.ts';
import type { Core } from '../core/core.ts';
import {
  loadIntervention,
  loadInterventions,
  loadProof,
  loadTaskProof,
  loadVerdicts,
} from '../core/interventions/load-interventions.ts';
import {
  changeIntervention,
  createIntervention,
  removeIntervention,
} from '../core/interventions/save-interventions.ts';
import type { Handlers } from './handler.ts';

export const interventionHandlers = {
  'interventions.list': async ({ core, input, project }) => ({
    interventions: await core.storage.read(loadInterventions, {
      projectId: project.id,
      promptId: input.promptId ?? null,
    }),
  }),
  'interventions.get': async ({ core, input, project }) => {
    const { interventionId } = input;
    const found = await core.storage.read(loadIntervention, { projectId: project.id, interventionId });
    if (!found) throw notFound('The intervention');
    return found;
  },
  'interventions.create': ({ core, input, project }) => {
    requirePast(core, input.date);
    return core.storage.write(createIntervention, { ...input, projectId: project.id });
  },
  'interventions.update': ({ core, input, project }) => {
    if (input.date !== undefined) requirePast(core, input.date);
    return core.storage.write(changeIntervention, { ...input, projectId: project.id });
  },
  'interventions.remove': async ({ core, input, project }) => {
    const { interventionId } = input;
    await core.storage.write(removeIntervention, { projectId: project.id, interventionId });
    return { id: interventionId, removed: true as const };
  },
  'interventions.proof': async ({ core, input, project }) => {
    const { interventionId, days } = input;
    const request = { projectId: project.id, interventionId, days, nowMs: core.now() };
    const proof = await core.storage.read(loadProof, request);
    if (!proof) throw notFound('The intervention');
    return proof;
  },
  'interventions.verdicts': async ({ core, project }) => ({
    verdicts: await core.storage.read(loadVerdicts, { projectId: project.id, nowMs: core.now() }),
  }),
  'tasks.proof': async ({ core, input, project }) => {
    const { taskId, days } = input;
    const proof = await core.storage.read(loadTaskProof, { projectId: project.id, taskId, days, nowMs: core.now() });
    if (!proof) throw notFound('The task');
    return proof;
  },
} satisfies Handlers;

/** What is still to be done has moved nothing. A day ahead is today somewhere. */
function requirePast(core: Core, date: string): void {
  if (fromDate(date) > dayOf(core.now()) + 1) {
    throw validationError([{ path: 'date', message: 'must not be a day to come' }]);
  }
}
