/** Notices of reports that schedules could not build. */
import { NO_FACTS, type Notice } from '../../health/plan-notices.ts';
import type { FailingSchedule } from './build-store.ts';

export function toFailingNotices(failing: readonly FailingSchedule[]): Notice[] {
  return failing.map(({ scheduleId, name, count, sinceMs, said, projects }) => ({
    id: `report_failed:${scheduleId}`,
    kind: 'report_failed',
    severity: 'error',
    engine: null,
    route: null,
    message: `The schedule of reports “${name}” could not build ${count === 1 ? 'a file' : `${count} files`} for ${projects.map((project) => project.name).join(', ')}: ${said ?? ''}`,
    advice: 'They are tried again by themselves for 30 days; report schedule and the log of reports say more.',
    since: new Date(sinceMs).toISOString(),
    until: null,
    facts: { ...NO_FACTS, said, count },
    projects,
  }));
}
