/** Turns events of the core into changes of the cache: news go into it, and what the core says is changed is asked again. */
import type { QueryClient } from '@tanstack/react-query';

import type { AppEvent } from '#shared/contract/events.ts';
import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import type { DataFault } from '#shared/data-fault.ts';

import type { AppClient } from './app-client.ts';
import { askAgain } from './ask-again.ts';
import type { Refresher } from './refresher.ts';

type Run = OperationOutput<'runs.start'>;

/** Where the cache keeps how far putting a backup in place is, in percent. */
export const RESTORE_PROGRESS = ['restore-progress'] as const;
/** Where the cache keeps how far the export of data files is that has this token. */
export const toDataExportKey = (token: string) => ['data-export', token] as const;
/** Where the cache keeps how far the import of a file is that has this token. */
export const toImportKey = (token: string) => ['import', token] as const;
/** Where the cache counts how often another database took the place of the one before. */
export const DATA_REPLACED = ['data-replaced'] as const;
/** Where the cache keeps why the data cannot be reached, or null. */
export const DATA_FAULT = ['data-folder'] as const;

/** Puts a run into the list of its project: in its place if it is known, else in front as the newest. */
export function mergeRun(runs: readonly Run[], run: Run): Run[] {
  return runs.some(({ id }) => id === run.id)
    ? runs.map((known) => (known.id === run.id ? run : known))
    : [run, ...runs];
}

export function saveRun(cache: QueryClient, run: Run): void {
  const input: OperationInput<'runs.list'> = { projectId: run.projectId };
  const queryKey = ['runs.list', input];
  // A list that is on its way may be older than this run.
  if (cache.getQueryData(queryKey)) void cache.cancelQueries({ queryKey, exact: true });
  cache.setQueryData<Run[]>(queryKey, (runs) => mergeRun(runs ?? [], run));
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

/** Where the cache keeps how far measuring a project's history again is: the newest event of that kind. */
export function toMeasuringKey(projectId: string): readonly unknown[] {
  return ['history-measuring', { projectId }];
}

/** Where the cache keeps how far saving or opening a project file is. */
export function toProjectFileKey(token: string): readonly unknown[] {
  return ['project-file', { token }];
}

/** Back again, everything that was refused meanwhile is asked once more. */
function followFolder(cache: QueryClient, fault: DataFault | null): void {
  cache.setQueryData(DATA_FAULT, fault);
  if (!fault) askAgain(cache);
}

/** Follows the client's events until the returned function is called. */
export function followEvents(client: AppClient, cache: QueryClient, refresher: Refresher): () => void {
  const stop = client.listen({
    onEvent(event) {
      if (event.kind === 'changed') refresher.note(event);
      else if (event.kind === 'run-progress') saveRun(cache, event.run);
      else if (event.kind === 'history-measuring') cache.setQueryData(toMeasuringKey(event.projectId), event);
      else if (event.kind === 'project-erasing') saveErasing(cache, event);
      else if (event.kind === 'restore-progress') cache.setQueryData(RESTORE_PROGRESS, event.percent);
      else if (event.kind === 'project-file-progress') cache.setQueryData(toProjectFileKey(event.token), event);
      else if (event.kind === 'data-export-progress') cache.setQueryData(toDataExportKey(event.token ?? ''), event);
      else if (event.kind === 'import-progress') cache.setQueryData(toImportKey(event.token), event);
      else if (event.kind === 'data-replaced') cache.setQueryData<number>(DATA_REPLACED, (times = 0) => times + 1);
      else if (event.kind === 'data-folder') followFolder(cache, event.fault);
    },
    onReconnect() {
      askAgain(cache);
    },
  });
  return () => {
    stop();
    refresher.stop();
  };
}
