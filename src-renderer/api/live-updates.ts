/** Turns events of the core into changes of the cache, so that screens follow a run without asking for it. */
import type { QueryClient } from '@tanstack/react-query';

import type { AppEvent } from '#shared/contract/events.ts';
import type { OperationInput, OperationName, OperationOutput } from '#shared/contract/index.ts';
import type { DataFault } from '#shared/data-fault.ts';

import type { AppClient } from './app-client.ts';
import { createThrottle, type Throttled } from './throttle.ts';

type Run = OperationOutput<'runs.start'>;

/** Figures are read again at most this often while answers come in. */
export const FIGURES_INTERVAL_MS = 1000;

const FIGURES: ReadonlySet<unknown> = new Set<OperationName>([
  'metrics.summary',
  'metrics.timeseries',
  'metrics.surfaces',
  'metrics.breakdown',
  'metrics.coverage',
  'prompts.list',
  'prompts.table',
  'reports.list',
  'prompts.engines',
  'prompts.timeseries',
  'answers.list',
  'tags.list',
  'competitors.list',
  'competitors.tracked',
  'competitors.timeseries',
  'competitors.compare',
  'competitors.suggestions',
  'sources.list',
  'sources.domains',
  'sources.movers',
  'sources.gaps',
  'fanouts.list',
  'fanouts.table',
  'fanouts.details',
  'answers.get',
]);
const ENGINES: ReadonlySet<unknown> = new Set<OperationName>([
  'engines.list',
  'engines.routes',
  'engines.planVerification',
  'engines.verification',
  'health.notices',
  'metrics.coverage',
  'projects.estimate',
  'system.status',
]);
const PROJECTS: ReadonlySet<unknown> = new Set<OperationName>(['projects.list', 'projects.get', 'projects.archived']);
const DESKTOP: ReadonlySet<unknown> = new Set<OperationName>(['desktop.get']);
const NOTHING: ReadonlySet<unknown> = new Set();

/** Events that say more than what is stale. */
const HANDLED = {
  'run-progress': true,
  'figures-changed': true,
  'history-measuring': true,
  'project-erasing': true,
  'restore-progress': true,
  'data-replaced': true,
  'data-folder': true,
} as const;

/** Where the cache keeps how far putting a backup in place is, in percent. */
export const RESTORE_PROGRESS = ['restore-progress'] as const;
/** Where the cache counts how often another database took the place of the one before. */
export const DATA_REPLACED = ['data-replaced'] as const;
/** Where the cache keeps why the data cannot be reached, or null. */
export const DATA_FAULT = ['data-folder'] as const;

/** What an event makes stale, beside runs and figures. */
const STALE_AFTER: Readonly<Record<Exclude<AppEvent['kind'], keyof typeof HANDLED>, ReadonlySet<unknown>>> = {
  'engines-changed': ENGINES,
  'projects-changed': PROJECTS,
  'desktop-changed': DESKTOP,
  'desktop-intent': NOTHING,
};

/** Puts a run into the list of its project: in its place if it is known, else in front as the newest. */
export function mergeRun(runs: readonly Run[], run: Run): Run[] {
  return runs.some(({ id }) => id === run.id)
    ? runs.map((known) => (known.id === run.id ? run : known))
    : [run, ...runs];
}

export function saveRun(cache: QueryClient, run: Run): void {
  const input: OperationInput<'runs.list'> = { projectId: run.projectId };
  cache.setQueryData<Run[]>(['runs.list', input], (runs) => mergeRun(runs ?? [], run));
}

/** Puts how far deleting a project is into its row. */
function saveErasing(cache: QueryClient, event: Extract<AppEvent, { kind: 'project-erasing' }>): void {
  const { projectId, answersBefore, answersLeft: answers, leftMs } = event;
  const secondsLeft = leftMs === null ? null : Math.ceil(leftMs / 1000);
  cache.setQueryData<OperationOutput<'projects.archived'>>(['projects.archived', {}], (removed) =>
    removed?.map((project) =>
      project.id === projectId
        ? {
            ...project,
            answers,
            erasing: { since: project.archivedAt, ...project.erasing, answersBefore, secondsLeft },
          }
        : project,
    ),
  );
}

/** Whether a run tells something new about how engines fare: another trouble, or its end. */
function tellsOfEngines(cache: QueryClient, run: Run): boolean {
  const before = cache
    .getQueryData<Run[]>(['runs.list', { projectId: run.projectId }])
    ?.find(({ id }) => id === run.id);
  const toTroubles = ({ state, problems }: Pick<Run, 'state' | 'problems'>) =>
    [state, ...problems.map(({ engine, reason }) => `${engine} ${reason}`)].join();
  return toTroubles(run) !== toTroubles(before ?? { state: 'running', problems: [] });
}

/** Where the cache keeps how far measuring a project's history again is: the newest event of that kind. */
export function toMeasuringKey(projectId: string): readonly unknown[] {
  return ['history-measuring', { projectId }];
}

function invalidate(cache: QueryClient, stale: ReadonlySet<unknown>): void {
  void cache.invalidateQueries({ predicate: ({ queryKey }) => stale.has(queryKey[0]) });
}

function invalidateFigures(cache: QueryClient, projectId: string): void {
  void cache.invalidateQueries({
    predicate: ({ queryKey: [operation, input] }) =>
      FIGURES.has(operation) && (input as { projectId?: unknown } | undefined)?.projectId === projectId,
  });
}

/** Back again, everything that was refused meanwhile is asked once more. */
function followFolder(cache: QueryClient, fault: DataFault | null): void {
  cache.setQueryData(DATA_FAULT, fault);
  if (!fault) void cache.invalidateQueries();
}

/** Follows the client's events until the returned function is called. */
export function followEvents(client: AppClient, cache: QueryClient): () => void {
  const byProject = new Map<string, Throttled>();
  const refreshFigures = (projectId: string) => {
    const refresh =
      byProject.get(projectId) ?? createThrottle(() => invalidateFigures(cache, projectId), FIGURES_INTERVAL_MS);
    byProject.set(projectId, refresh);
    refresh();
  };
  const stop = client.listen({
    onEvent(event) {
      if (event.kind === 'run-progress') {
        if (tellsOfEngines(cache, event.run)) invalidate(cache, ENGINES);
        saveRun(cache, event.run);
      } else if (event.kind === 'figures-changed') refreshFigures(event.projectId);
      else if (event.kind === 'history-measuring') cache.setQueryData(toMeasuringKey(event.projectId), event);
      else if (event.kind === 'project-erasing') saveErasing(cache, event);
      else if (event.kind === 'restore-progress') cache.setQueryData(RESTORE_PROGRESS, event.percent);
      else if (event.kind === 'data-replaced') cache.setQueryData<number>(DATA_REPLACED, (times = 0) => times + 1);
      else if (event.kind === 'data-folder') followFolder(cache, event.fault);
      else invalidate(cache, STALE_AFTER[event.kind]);
    },
    onReconnect() {
      void cache.invalidateQueries();
    },
  });
  return () => {
    stop();
    for (const refresh of byProject.values()) refresh.cancel();
  };
}
