/** The judge of a project: what it is to read, how far it is, what it costs. */
import { AppError, validationError } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { dayOf, fromDate, toDate } from '#shared/time/day.ts';
import type { Core } from '../core/core.ts';
import { loadEngineSettings } from '../core/engines/engine-settings.ts';
import { findRoute } from '../core/engines/registry.ts';
import { loadRouteSettings, toDefaultSettings } from '../core/engines/route-settings.ts';
import { INSTRUCTION_VERSION } from '../core/judging/instruction.ts';
import { planJudgeCall, toJudgeCall } from '../core/judging/judge.ts';
import { saveJudge, startJudge } from '../core/judging/judge-settings.ts';
import { loadJudgeForecast, loadJudgeStatus } from '../core/judging/judge-status.ts';
import { JUDGE_ROUTES } from '../core/judging/judge-wires.ts';
import type { Project } from '../core/projects/project.ts';
import type { Handlers } from './handler.ts';

export const judgeHandlers = {
  'judge.get': async ({ core, project }) => readStatus(core, project),
  'judge.update': async ({ core, project, input }) => {
    const routes = await listRoutes(core);
    const { mode, brands = 'own', monthlyCapUsd = null } = input;
    const before = await core.storage.read(loadJudgeStatus, toQuestion(core, project));
    const route = input.route ?? before.judge?.route ?? '';
    const known = routes.find((one) => one.route === route);
    if (mode !== 'off' && !known) throw refuseRoute(routes);
    if (mode !== 'off' && known && !known.isLocal && project.environment === 'test') {
      throw validationError([{ path: 'route', message: 'must be a local server: test projects pay nobody' }]);
    }
    const kept = route === before.judge?.route ? before.judge.model : undefined;
    await core.storage.write(saveJudge, {
      ...{
        projectId: project.id,
        mode,
        brands,
        route,
        sinceDay: toSinceDay(core, input.since, before.judge?.sinceDay),
      },
      model: input.model ?? kept ?? known?.model ?? '',
      capUsd: monthlyCapUsd,
    });
    core.progress.note(project.publicId, 'projects');
    return readStatus(core, project);
  },
  'judge.forecast': async ({ core, project, input }) => {
    const routes = await listRoutes(core);
    const known = routes.find(({ route }) => route === input.route);
    const route = known && findRoute(known.route);
    if (!route) throw refuseRoute(routes);
    const { mode, brands = 'own' } = input;
    const call = toJudgeCall(route, input.model ?? known.model);
    const settings = { mode, brands, sinceDay: toSinceDay(core, input.since) };
    return core.storage.read(loadJudgeForecast, { projectId: project.id, settings, call, nowMs: core.now() });
  },
  'judge.run': async ({ core, project }) => {
    const { judge } = await core.storage.read(loadJudgeStatus, toQuestion(core, project));
    if (!judge || judge.mode === 'off')
      throw new AppError('CONFLICT', 'The judge of this project is off.', { reason: 'judge_off' });
    const planned = planJudgeCall(judge, await core.storage.read(loadEngineSettings, null), core.env);
    if ('problem' in planned) throw new AppError('CONFLICT', planned.problem, { reason: 'judge_unreachable' });
    await core.storage.write(startJudge, project.id);
    void core.judge.run(project);
    return readStatus(core, project);
  },
} satisfies Handlers;

const DEFAULT_DAYS = 30;

function toSinceDay(core: Core, since: string | undefined, before?: number): number {
  return since === undefined ? (before ?? dayOf(core.now()) - DEFAULT_DAYS) : fromDate(since);
}

type JudgeStatus = OperationOutput<'judge.get'>;

function refuseRoute(routes: JudgeStatus['routes']) {
  const names = routes.map(({ route }) => route).join(', ');
  return validationError([{ path: 'route', message: `must be one of ${names}` }]);
}

const toQuestion = (core: Core, { id, publicId }: Project) => ({ projectId: id, project: publicId, nowMs: core.now() });

async function readStatus(core: Core, project: Project): Promise<JudgeStatus> {
  const { judge, ...status } = await core.storage.read(loadJudgeStatus, toQuestion(core, project));
  return {
    mode: judge?.mode ?? 'off',
    brands: judge?.brands ?? 'own',
    route: judge?.route || null,
    model: judge?.model || null,
    since: toDate(judge?.sinceDay ?? dayOf(core.now()) - DEFAULT_DAYS),
    monthlyCapUsd: judge?.capUsd ?? null,
    instructionVersion: INSTRUCTION_VERSION,
    isRunning: core.judge.isRunning(project.id),
    problem: judge?.problem ?? null,
    ...status,
    routes: await listRoutes(core),
  };
}

async function listRoutes(core: Core): Promise<JudgeStatus['routes']> {
  await core.keys.refresh();
  const saved = await core.storage.read(loadEngineSettings, null);
  return JUDGE_ROUTES.flatMap((id) => {
    const route = findRoute(id);
    if (!route) return [];
    const settings = loadRouteSettings(route, core.env, saved.addresses[id] ?? null);
    const engine = route.engines[0]!;
    const { model } = settings ?? toDefaultSettings(route);
    return [
      {
        ...{ route: id, label: route.label, model: route.toModel?.(engine, model) ?? model },
        ...{ hasKey: settings !== null, isLocal: route.surface === 'local' },
      },
    ];
  });
}
