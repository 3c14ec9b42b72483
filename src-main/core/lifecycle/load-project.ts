/** Reading projects for handlers: one by its public id, all of them, and the parts that only the full view has. */
import type { OptionalNameRule } from '#shared/vocabulary/name-rules.ts';
import { defineRead } from '../../storage/command.ts';
import { readNames } from '../brands/brand-names.ts';
import { readDomains, readOwnBrandId } from '../brands/brand-store.ts';
import { readLabels } from '../projects/labels.ts';
import { type Project, readProject, readProjects } from '../projects/project.ts';
import { readTagNames } from '../prompts/tags.ts';

export const loadProject = defineRead('projects.load', (db, publicId: string): Project | null =>
  readProject(db, { publicId }),
);

export const loadProjects = defineRead('projects.list', (db, _input: null): Project[] => readProjects(db));

export interface ProjectDetails {
  tags: string[];
  labels: string[];
  brandAliases: string[];
  caseSensitiveAliases: string[];
  excludedPhrases: string[];
  withoutRules: OptionalNameRule[];
  nearbyWords: string[];
  /** Domains besides the main one. */
  domainAliases: string[];
}

export const loadProjectDetails = defineRead('projects.details', (db, project: Project): ProjectDetails => {
  const brandId = readOwnBrandId(db, project.id);
  const { aliases, ...names } = readNames(db, brandId);
  return {
    tags: readTagNames(db, project.id),
    labels: readLabels(db, project.id),
    brandAliases: aliases,
    ...names,
    domainAliases: readDomains(db, brandId).filter((domain) => domain !== project.domain),
  };
});
