/** A project as lists show it. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Project } from './project.ts';

type ListedProject = OperationOutput<'projects.list'>[number];

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
      ? {
          pitchDurationDays: project.pitchDurationDays,
          pitchExpiredAt: project.pitchExpiredAt === null ? null : new Date(project.pitchExpiredAt).toISOString(),
        }
      : {}),
    environment: project.environment,
  };
}
