/** A whole project in one transaction: brand, names, engines, competitors, schedule, cap and first prompts. */
import { validationError } from '#shared/app-error.ts';
import type { Environment } from '#shared/contract/account.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { toDomain } from '../brands/domain.ts';
import { trackCompetitor } from '../competitors/add-competitor.ts';
import { saveCap } from '../money/caps.ts';
import { checkModels } from '../projects/limits.ts';
import { type Project, readProject } from '../projects/project.ts';
import { createPrompt } from '../prompts/create-prompt.ts';
import { configureProject } from './configure-project.ts';
import { createProject } from './save-project.ts';

export interface ProjectSetUp {
  name: string;
  websiteUrl: string;
  language: string;
  country?: string | null;
  environment: Environment;
  isPitch?: boolean;
  pitchDurationDays?: 1 | 7 | 14;
  brandAliases?: readonly string[];
  models: readonly Engine[];
  competitors?: readonly { name: string; domain?: string }[];
  prompts: readonly { prompt: string; tags?: readonly string[] }[];
  schedule?: 'daily' | 'weekly' | 'manual';
  samplesPerRun?: number;
  monthlyCapUsd?: number | null;
}

/**
 * Creates all of it or nothing; the prompts are queued at once. The same prompt twice is one prompt. Throws the FORBIDDEN
 * reasons of the plan, CONFLICT for a competitor named twice, and VALIDATION_ERROR for a site or domain that is none.
 */
export const setUpProject = defineWrite(
  'projects.setUp',
  (db, input: ProjectSetUp, context): { publicId: string; createdPrompts: number } => {
    const { name, websiteUrl, language, environment, models, isPitch, pitchDurationDays } = input;
    if (toDomain(websiteUrl) === null) {
      throw validationError([{ path: 'websiteUrl', message: 'must name a host, for example https://example.com' }]);
    }
    checkModels(db, models);
    const publicId = createProject.run(
      db,
      { name, websiteUrl, language, environment, models, isPitch, pitchDurationDays },
      context,
    );
    const project = requireFresh(db, publicId);
    const { brandAliases, schedule, samplesPerRun } = input;
    configureProject.run(db, { projectId: project.id, brandAliases, schedule, samplesPerRun }, context);
    for (const competitor of input.competitors ?? []) {
      trackCompetitor(db, { projectId: project.id, ...competitor }, context.nowMs);
    }
    // Before the first question is queued: no call may slip through under the cap.
    if (typeof input.monthlyCapUsd === 'number') {
      saveCap.run(db, { scope: publicId, monthlyCapUsd: input.monthlyCapUsd }, context);
    }
    const created = input.prompts.map(({ prompt: text, tags }) =>
      createPrompt.run(db, { projectId: project.id, text, tags: tags ?? [], country: input.country ?? null }, context),
    );
    return { publicId, createdPrompts: created.filter((prompt) => prompt.created).length };
  },
);

function requireFresh(db: Connection, publicId: string): Project {
  const project = readProject(db, { publicId });
  if (!project) throw new Error('The new project is missing.');
  return project;
}
