/** A project as the wire shows it. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { ProjectDetails } from '../core/lifecycle/load-project.ts';
import { toListedProject } from '../core/projects/listed-project.ts';
import type { Project } from '../core/projects/project.ts';
import { planNextRunAt } from '../core/scheduling/due-runs.ts';

type FullProject = OperationOutput<'projects.get'>;

/** `nowMs` says which run is the next. */
export function toFullProject(project: Project, details: ProjectDetails, nowMs: number): FullProject {
  return {
    ...toListedProject(project),
    description: project.description,
    tags: details.tags,
    settings: {
      labels: details.labels,
      brandAliases: details.brandAliases,
      caseSensitiveAliases: details.caseSensitiveAliases,
      excludedPhrases: details.excludedPhrases,
      withoutRules: details.withoutRules,
      nearbyWords: details.nearbyWords,
      domainAliases: details.domainAliases,
      defaultLanguage: project.language ?? 'en',
      schedule: project.schedule,
      scheduleTime: project.scheduleTime,
      scheduleWeekday: project.scheduleWeekday,
      spreadMinutes: project.spreadMinutes,
      samplesPerRun: project.samplesPerRun,
    },
    nextRunAt: toDateTime(planNextRunAt(project, nowMs)),
    ...(project.isScheduleHeld && { scheduleHeld: true as const }),
    createdAt: new Date(project.createdAt).toISOString(),
    updatedAt: new Date(project.updatedAt).toISOString(),
  };
}

function toDateTime(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
