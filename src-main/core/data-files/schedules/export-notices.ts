/** Notices of data files that schedules could not write. */
import { NO_FACTS, type Notice } from '../../health/plan-notices.ts';
import type { ExportSchedule } from './schedule-store.ts';

export function toExportNotices(schedules: readonly ExportSchedule[]): Notice[] {
  return schedules.flatMap(({ publicId, wish, failures, failedAt, said, tries }) =>
    failures === 0
      ? []
      : [
          {
            id: `data_files_failed:${publicId}`,
            kind: 'data_files_failed',
            severity: 'error',
            engine: null,
            route: null,
            message: `Data files could not be written to ${wish.to}: ${said ?? ''}`,
            advice: 'It is tried again every ten minutes; export schedules log says when it last worked.',
            since: new Date(tries[Math.min(failures, tries.length) - 1]?.at ?? failedAt ?? 0).toISOString(),
            until: null,
            facts: { ...NO_FACTS, said, count: failures },
            projects: [],
          },
        ],
  );
}
