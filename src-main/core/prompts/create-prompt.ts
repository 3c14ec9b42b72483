/** Adding a prompt: the checks of project and plan, the prompt, its tags and its first jobs, in one transaction. */
import { AppError, notFound } from '#shared/app-error.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineWrite } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import {
  checkAnswerBand,
  checkPitch,
  checkPromptBudget,
  checkPromptCount,
  type MeteredNotice,
  toPlannedPrompt,
} from '../projects/limits.ts';
import { type Project, readProject } from '../projects/project.ts';
import { enqueueNewPrompt } from '../scheduling/enqueue.ts';
import {
  addTags,
  countPrompts,
  findPrompt,
  insertPrompt,
  type NewPrompt,
  type PromptRow,
  readTags,
} from './prompt-store.ts';

export interface PromptCreated {
  id: string;
  text: string;
  language: string;
  models: Engine[];
  tags: string[];
  country: string | null;
  created: boolean;
  enqueued: boolean;
  meteredNotice: MeteredNotice | undefined;
}

export interface PromptRequest {
  projectId: number;
  text: string;
  language?: string;
  models?: readonly Engine[];
  tags?: readonly string[];
  country?: string | null;
  /** Put aside: it is not asked, and costs nothing, until its owner resumes it. */
  isPaused?: boolean;
}

/**
 * Adds a prompt and queues it; the same text and language again gives the existing prompt back, unchanged.
 * Throws `website_url_required`, `model_not_enabled` and the FORBIDDEN reasons of pitch and plan.
 */
export const createPrompt = defineWrite('prompts.create', (db, input: PromptRequest, { nowMs }): PromptCreated => {
  const project = readProject(db, { id: input.projectId });
  if (!project) throw notFound('The project');
  const models = planModels(project, input.models);
  if (project.websiteUrl === '') {
    throw new AppError(
      'website_url_required',
      'Give the project a website first: its domain is what citations are matched with.',
    );
  }
  const language = input.language ?? project.language ?? 'en';
  const existing = findPrompt(db, project.id, input.text, language);
  if (existing && existing.state !== 'archived') return toCreated(db, existing, { created: false, enqueued: false });
  const { country = null, isPaused = false } = input;
  const notice = checkLimits(db, project, isPaused ? [] : models);
  const begin = isPaused
    ? ({ state: 'paused', pausedBy: 'hand' } as const)
    : ({ state: 'queued', pausedBy: null } as const);
  const prompt = existing
    ? reviveArchived(db, existing, { models, ...begin }, input.country)
    : insertPrompt(db, { projectId: project.id, text: input.text, language, models, country, ...begin }, nowMs);
  addTags(db, project.id, prompt.id, input.tags ?? []);
  const jobs = isPaused ? 0 : enqueueNewPrompt(db, project, { id: prompt.id, models }, nowMs);
  return toCreated(db, prompt, { created: true, enqueued: jobs > 0 }, notice);
});

/** The models asked for, which must be enabled on the project; without a list, all of the project's. */
export function planModels(project: Project, asked: readonly Engine[] | undefined): readonly Engine[] {
  if (!asked) return project.models;
  const refused = asked.filter((model) => !project.models.includes(model));
  if (refused.length > 0) {
    throw new AppError('model_not_enabled', `Not enabled on this project: ${refused.join(', ')}.`, { models: refused });
  }
  return asked;
}

/** `models`: none for a prompt that is put aside, which takes its place among the prompts and asks nothing. */
function checkLimits(db: Connection, project: Project, models: readonly Engine[]): MeteredNotice | undefined {
  const promptCount = countPrompts(db, project.id);
  checkPitch(project, promptCount);
  checkPromptCount(db, promptCount);
  checkPromptBudget(db, models.length);
  return checkAnswerBand(db, { added: [toPlannedPrompt(project, models)], removed: [] });
}

/** A country that is not given stays as it was. */
function reviveArchived(
  db: Connection,
  prompt: PromptRow,
  { models, state, pausedBy }: { models: readonly Engine[] } & Pick<NewPrompt, 'state' | 'pausedBy'>,
  country: string | null = prompt.country,
): PromptRow {
  const change = { state, models: JSON.stringify(models), paused_by: pausedBy, country };
  db.run(query.updateTable('prompt').set(change).where('id', '=', prompt.id));
  return { ...prompt, ...change };
}

function toCreated(
  db: Connection,
  prompt: PromptRow,
  flags: { created: boolean; enqueued: boolean },
  meteredNotice?: MeteredNotice,
): PromptCreated {
  return {
    id: prompt.public_id,
    text: prompt.text,
    language: prompt.language,
    models: JSON.parse(prompt.models),
    tags: readTags(db, prompt.id),
    country: prompt.country,
    meteredNotice,
    ...flags,
  };
}
