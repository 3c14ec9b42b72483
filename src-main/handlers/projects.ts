/** Projects in sight: made, changed, set up, estimated. Those out of sight are in `archived-projects.ts`. */
import { forbidden } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { requestBoundaries } from '../core/answers/measured-history.ts';
import { openRuleReceipt } from '../core/answers/receipts.ts';
import { checkDomains, requireDomain } from '../core/brands/domain.ts';
import { maySee } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { listOwnRoutes } from '../core/engines/registry.ts';
import { loadEstimate } from '../core/forecast/load-estimate.ts';
import { configureProject } from '../core/lifecycle/configure-project.ts';
import { loadProjectDetails, loadProjects } from '../core/lifecycle/load-project.ts';
import { createProject, updateProject } from '../core/lifecycle/save-project.ts';
import { setUpProject } from '../core/lifecycle/set-up-project.ts';
import type { PlannedCall } from '../core/money/call-cost.ts';
import { loadMeteredNotice } from '../core/projects/limits.ts';
import { toListedProject } from '../core/projects/listed-project.ts';
import { isPitchOverdue } from '../core/projects/pitch.ts';
import type { Project } from '../core/projects/project.ts';
import { loadSampleProject } from '../core/projects/sample-state.ts';
import { expirePitches } from '../core/scheduling/expire-pitches.ts';
import { describeUnevenDays, planUnevenDays } from '../core/scheduling/plan-uneven-days.ts';
import type { Handlers } from './handler.ts';
import { findAmbiguous } from './names.ts';
import { planReaches } from './plan-reaches.ts';
import { toFullProject } from './project-view.ts';
import { NOTHING_REMEASURED, remeasureHistory, toTransport } from './remeasure-history.ts';
import { requireProject } from './require-project.ts';

export const projectHandlers = {
  'projects.list': async ({ core, caller }) => {
    let projects = await core.storage.read(loadProjects, null);
    if (await noticeOverdue(core, projects)) projects = await core.storage.read(loadProjects, null);
    return projects.filter((project) => maySee(caller, project)).map(toListedProject);
  },
  'projects.get': ({ core, project }) => describeProject(core, project),
  /** A key makes projects of its own environment, the owner live ones. */
  'projects.create': async ({ core, caller, input }) => {
    if (caller.kind === 'key' && caller.projectIds !== null) {
      throw forbidden('insufficient_scope', 'This key is restricted to projects and may not create one.', {
        required: 'unrestricted key',
      });
    }
    // Faults of parameters are reported before limits.
    if (input.domain !== undefined) requireDomain(input.domain);
    const environment = caller.kind === 'key' ? caller.environment : 'live';
    const publicId = await core.storage.write(createProject, { ...input, environment });
    return describeProject(core, await requireProject(core, caller, publicId));
  },
  'projects.setUp': async ({ core, caller, input }) => {
    const { publicId, createdPrompts } = await core.storage.write(setUpProject, input);
    core.executor.poke();
    const project = await requireProject(core, caller, publicId);
    return { ...(await describeProject(core, project)), createdPrompts };
  },
  'projects.update': {
    check: checkDomains,
    run: async ({ core, caller, input, project }) => {
      const change = { ...input, projectId: project.id, transport: toTransport(core, caller) };
      const changed = await core.storage.write(updateProject, change);
      const remeasured = changed.isRemeasuringNeeded ? await remeasureHistory(core, project) : NOTHING_REMEASURED;
      return {
        id: project.publicId,
        updated: true,
        ...(changed.syncedPromptCount !== null && input.models
          ? { models: input.models, syncedPromptCount: changed.syncedPromptCount }
          : {}),
        ...(changed.isConverted ? { convertedFromPitch: true as const } : {}),
        ...(remeasured.damagedAnswers ? { damagedAnswers: remeasured.damagedAnswers } : {}),
        ...(changed.meteredNotice ? { meteredNotice: changed.meteredNotice } : {}),
      };
    },
  },
  /** Alias lists (history is measured again) and the schedule, within the plan's included answers. */
  'projects.configure': {
    check: checkDomains,
    run: async ({ core, caller, input, project }) => {
      const change = { ...input, projectId: project.id, transport: toTransport(core, caller) };
      const changed = await core.storage.write(configureProject, change);
      const receipt = changed.isRemeasuringNeeded ? await remeasureHistory(core, project) : NOTHING_REMEASURED;
      const { meteredNotice, unevenDays } = changed;
      return {
        id: project.publicId,
        updated: true,
        ...receipt,
        ...(await findAmbiguous(core, project, input.brandAliases ?? [])),
        ...(unevenDays ? { unevenDays: { ...unevenDays, message: describeUnevenDays(unevenDays) } } : {}),
        ...(meteredNotice ? { meteredNotice } : {}),
      };
    },
  },
  'projects.remeasure': async ({ core, caller, project }) => {
    await core.storage.write(requestBoundaries, project.id);
    await core.storage.write(openRuleReceipt, { projectId: project.id, transport: toTransport(core, caller) });
    const receipt = await remeasureHistory(core, project);
    return { id: project.publicId, ...receipt };
  },
  'projects.estimate': async ({ core, input }) =>
    core.storage.read(loadEstimate, {
      models: input.models,
      prompts: input.prompts,
      samples: input.samples,
      schedule: input.schedule,
      monthlyCapUsd: input.monthlyCapUsd ?? null,
      reaches: await planReaches(core, input.environment),
      likely: LIKELY,
      nowMs: core.now(),
    }),
  'projects.metered': async ({ core }) => ({
    meteredNotice: await core.storage.read(loadMeteredNotice, null),
  }),
  'projects.unevenDays': async ({ core, input }) => {
    const { schedule, scheduleTime: time, spreadMinutes } = input;
    return { unevenDays: planUnevenDays({ schedule, time, spreadMinutes }, core.now()) };
  },
  'projects.sample': async ({ core }) => ({
    projectId: await core.storage.read(loadSampleProject, null),
    progress: core.sample.progress,
  }),
  'projects.createSample': ({ core }) => core.sample.make(),
} satisfies Handlers;

/** Closes the pitches among them whose time is over; true where there were any. */
export async function noticeOverdue(core: Core, projects: readonly Project[]): Promise<boolean> {
  if (!projects.some((project) => isPitchOverdue(project, core.now()))) return false;
  await core.storage.write(expirePitches, null);
  return true;
}

async function describeProject(core: Core, project: Project): Promise<OperationOutput<'projects.get'>> {
  return toFullProject(project, await core.storage.read(loadProjectDetails, project), core.now());
}

/** The preferred route to each engine, with the model that it is asked for by default. */
const LIKELY: Partial<Record<Engine, PlannedCall>> = Object.fromEntries(
  ENGINES.flatMap((engine) => {
    const [route] = listOwnRoutes(engine);
    if (!route) return [];
    const { model, maxOutputTokens } = route.defaults;
    return [[engine, { engine, route: route.id, model, maxOutputTokens }]];
  }),
);
