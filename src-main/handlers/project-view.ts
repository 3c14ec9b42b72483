/** A project as the wire shows it. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { ProjectDetails } from '../core/lifecycle/load-project.ts';
import type { Project } from '../core/projects/project.ts';
import { planNextRunAt } from '../core/scheduling/due-runs.ts';

type ListedProject = OperationOutput<'projects.list'>[number];
type FullProject = OperationOutput<'projects.get'>;

export function toListedProject(project: Project): ListedProject {
  return {
    id: project.publicId,
    name: project.name,
    domain: project.domain,
    websiteUrl: project.websiteUrl,
    isDefault: project.isDefault,
    language: project.language,
    models: project.models,
    isPitch: project.isPitch,
    ...(project.isPitch && project.pitchDurationDays !== null
      ? { pitchDurationDays: project.pitchDurationDays, pitchExpiredAt: toDateTime(project.pitchExpiredAt) }
      : {}),
    environment: project.environment,
  };
}

/** `nowMs` says which run is the next. */
export function toFullProject(project: Project, details: ProjectDetails, nowMs: number): FullProject {
  return {
    ...toListedProject(project),
    description: project.description,
    tags: details.tags,
    settings: {
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
    createdAt: new Date(project.createdAt).toISOString(),
    updatedAt: new Date(project.updatedAt).toISOString(),
  };
}

function toDateTime(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
