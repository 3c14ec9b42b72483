/** Creating and changing projects, each in one transaction with the checks of the owner's plan. */
import { notFound } from '#shared/app-error.ts';
import type { Environment } from '#shared/contract/account.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineWrite } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import { readAccount } from '../accounts/account.ts';
import { noteMeasured } from '../answers/measured-history.ts';
import { replaceNames } from '../brands/brand-names.ts';
import { insertBrand, readOwnBrandId, replaceDomains } from '../brands/brand-store.ts';
import { requireDomain, toDomain } from '../brands/domain.ts';
import { changeNames, type NamesChange } from '../competitors/change-names.ts';
import { newProjectId } from '../ids.ts';
import {
  checkAnswerBand,
  checkModels,
  checkProjectSlot,
  checkPromptBudget,
  type MeteredNotice,
  toPlannedPrompt,
} from '../projects/limits.ts';
import { type Project, readProject } from '../projects/project.ts';
import { planDueSlot } from '../scheduling/plan-slot.ts';
import { convertFromPitch } from './convert-pitch.ts';

export interface NewProject {
  environment: Environment;
  name: string;
  language: string;
  websiteUrl?: string;
  domain?: string;
  description?: string;
  isPitch?: boolean;
  pitchDurationDays?: 1 | 7 | 14;
  isSample?: boolean;
  models?: readonly Engine[];
  aliases?: readonly string[];
}

const DEFAULT_SCHEDULE_TIME = '06:00';

/** Creates a project and its own brand. Throws FORBIDDEN when the plan has no room. */
export const createProject = defineWrite('projects.create', (db, input: NewProject, { nowMs }): string => {
  const isPitch = input.isPitch ?? false;
  if (!input.isSample) checkProjectSlot(db, isPitch);
  const domain = planDomain(input.domain, input.websiteUrl) ?? '';
  const publicId = newProjectId();
  const { lastId } = db.run(
    query.insertInto('project').values({
      public_id: publicId,
      environment: input.environment,
      name: input.name,
      domain,
      website_url: input.websiteUrl ?? '',
      description: input.description ?? '',
      is_default: isFirst(db, input.environment) ? 1 : 0,
      is_sample: input.isSample ? 1 : 0,
      language: input.language,
      models: JSON.stringify(input.models ?? readAccount(db).defaultModels),
      is_pitch: isPitch ? 1 : 0,
      pitch_duration_days: isPitch ? (input.pitchDurationDays ?? 14) : null,
      pitch_expired_at: null,
      schedule: 'daily',
      schedule_time: DEFAULT_SCHEDULE_TIME,
      samples_per_run: 1,
      last_slot: planDueSlot('daily', DEFAULT_SCHEDULE_TIME, nowMs).slot,
      brands_version: 1,
      next_ordinal: 0,
      created_at: nowMs,
      updated_at: nowMs,
      archived_at: null,
    }),
  );
  const brand = {
    projectId: lastId,
    isOwn: true,
    name: input.name,
    domain: domain || null,
    aliases: input.aliases ?? [],
  };
  insertBrand(db, brand, nowMs);
  noteMeasured(db, lastId);
  return publicId;
});

export interface ProjectChange extends NamesChange {
  name?: string;
  websiteUrl?: string;
  domain?: string;
  description?: string;
  convertFromPitch?: boolean;
  models?: readonly Engine[];
}

export interface ProjectChanged {
  syncedPromptCount: number | null;
  isConverted: boolean;
  meteredNotice: MeteredNotice | undefined;
  /** The brand's name or domain changed: history has to be measured again. */
  isRemeasuringNeeded: boolean;
}

/** Changes a project: all of it or nothing. Throws `not_a_pitch_project` and the FORBIDDEN reasons of the plan. */
export const updateProject = defineWrite('projects.update', (db, input: ProjectChange, { nowMs }): ProjectChanged => {
  const project = readProject(db, { id: input.projectId });
  if (!project) throw notFound('The project');
  let notice = input.convertFromPitch ? convertFromPitch(db, project, nowMs) : undefined;
  let syncedPromptCount: number | null = null;
  if (input.models) {
    const synced = replaceModels(db, { ...project, isPitch: false }, input.models);
    syncedPromptCount = synced.promptCount;
    notice = synced.notice ?? notice;
  }
  const isRemeasuringNeeded = saveTexts(db, project, input, nowMs);
  return {
    syncedPromptCount,
    isConverted: input.convertFromPitch === true,
    meteredNotice: notice,
    isRemeasuringNeeded,
  };
});

/** Gives every prompt the new set. Throws the FORBIDDEN reasons of models, budget and answer band. */
function replaceModels(
  db: Connection,
  project: Project,
  models: readonly Engine[],
): { promptCount: number; notice: MeteredNotice | undefined } {
  checkModels(db, models);
  const prompts = db.all(
    query
      .selectFrom('prompt')
      .select(['models', 'state'])
      .where('project_id', '=', project.id)
      .where('state', '!=', 'archived'),
  );
  const asked = prompts.filter((prompt) => prompt.state === 'active' || prompt.state === 'queued');
  const removed = asked.map((prompt) => toPlannedPrompt(project, JSON.parse(prompt.models)));
  const added = asked.map(() => toPlannedPrompt(project, models));
  const slotsBefore = removed.reduce((sum, prompt) => sum + prompt.modelCount, 0);
  checkPromptBudget(db, asked.length * models.length - slotsBefore);
  const notice = checkAnswerBand(db, { added, removed });
  const value = JSON.stringify(models);
  db.run(query.updateTable('project').set({ models: value }).where('id', '=', project.id));
  db.run(
    query
      .updateTable('prompt')
      .set({ models: value })
      .where('project_id', '=', project.id)
      .where('state', '!=', 'archived'),
  );
  return { promptCount: prompts.length, notice };
}

function saveTexts(db: Connection, project: Project, input: ProjectChange, nowMs: number): boolean {
  const name = input.name ?? project.name;
  const domain = planChangedDomain(project, input);
  db.run(
    query
      .updateTable('project')
      .set({
        name,
        domain,
        website_url: input.websiteUrl ?? project.websiteUrl,
        description: input.description ?? project.description,
        updated_at: nowMs,
      })
      .where('id', '=', project.id),
  );
  if (name === project.name && domain === project.domain) return false;
  const brandId = readOwnBrandId(db, project.id);
  return changeNames(db, { projectId: project.id, transport: input.transport, nowMs }, () => {
    replaceNames(db, brandId, { name });
    replaceDomains(db, brandId, domain === '' ? [] : [domain], true);
  }).isChanged;
}

/** A website given to a project without a domain gives it one, as at creation. */
function planChangedDomain(project: Project, input: ProjectChange): string {
  if (input.domain !== undefined) return planDomain(input.domain, undefined) ?? project.domain;
  if (project.domain === '' && input.websiteUrl !== undefined) return planDomain(undefined, input.websiteUrl) ?? '';
  return project.domain;
}

function planDomain(domain: string | undefined, websiteUrl: string | undefined): string | null {
  if (domain !== undefined) return requireDomain(domain);
  return websiteUrl === undefined ? null : toDomain(new URL(websiteUrl).host);
}

function isFirst(db: Connection, environment: Environment): boolean {
  return !db.get(
    query.selectFrom('project').select('id').where('environment', '=', environment).where('archived_at', 'is', null),
  );
}
