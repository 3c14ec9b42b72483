/**
 * Changing a prompt: its state, tags, models and country, within the limits of pitch and plan. Its text never changes: that would
 * be another prompt. An archived prompt leaves lists and limits; its answers stay in every figure of the project.
 */
import { notFound } from '#shared/app-error.ts';
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
import { cancelPromptJobs } from '../scheduling/cancel-prompt-jobs.ts';
import { planModels } from './create-prompt.ts';
import { addTags, countPrompts, type PromptRow, readTags } from './prompt-store.ts';

export interface PromptChange {
  projectId: number;
  promptId: string;
  state?: 'active' | 'paused' | 'archived' | undefined;
  tags?: readonly string[] | undefined;
  models?: readonly Engine[] | undefined;
  /** Null: from no country in particular. */
  country?: string | null | undefined;
}

export interface PromptUpdated {
  id: string;
  prompt: string;
  language: string;
  models: Engine[];
  tags: string[];
  state: PromptRow['state'];
  country: string | null;
  meteredNotice: MeteredNotice | undefined;
}

/**
 * Changes what is given. A prompt that is resumed joins the schedule; it is not asked at once. One that is paused or
 * archived is taken out of the queue. Throws NOT_FOUND, `model_not_enabled` and the FORBIDDEN reasons.
 */
export const updatePrompt = defineWrite('prompts.update', (db, input: PromptChange, { nowMs }): PromptUpdated => {
  const project = readProject(db, { id: input.projectId });
  const prompt = db.get(
    query
      .selectFrom('prompt')
      .selectAll()
      .where('public_id', '=', input.promptId)
      .where('project_id', '=', input.projectId),
  ) as PromptRow | undefined;
  if (!project || !prompt) throw notFound('The prompt');
  const models = planChangedModels(project, prompt, input);
  const state = planState(db, prompt, input.state);
  const meteredNotice = checkLimits(db, project, prompt, { state, models });
  const { country = prompt.country } = input;
  const pausedBy = state === prompt.state ? prompt.paused_by : state === 'paused' ? 'hand' : null;
  db.run(
    query
      .updateTable('prompt')
      .set({ state, models: JSON.stringify(models), paused_by: pausedBy, country })
      .where('id', '=', prompt.id),
  );
  if (input.tags) replaceTags(db, project.id, prompt.id, input.tags);
  if (!isAsked(state)) cancelPromptJobs(db, prompt.id, nowMs);
  const { public_id: id, text, language } = prompt;
  return { id, prompt: text, language, models, tags: readTags(db, prompt.id), state, country, meteredNotice };
});

/** The project's set may have changed while a prompt was archived: it comes back with what is left of its own, or with all. */
function planChangedModels(project: Project, prompt: PromptRow, input: PromptChange): Engine[] {
  if (input.models) return [...planModels(project, input.models)];
  const models = JSON.parse(prompt.models) as Engine[];
  if (prompt.state !== 'archived' || input.state === undefined || input.state === 'archived') return models;
  const left = models.filter((model) => project.models.includes(model));
  return left.length > 0 ? left : project.models;
}

/** A prompt that was never answered is queued, not active, until it is. */
function planState(db: Connection, prompt: PromptRow, asked: PromptChange['state']): PromptRow['state'] {
  if (asked === undefined) return prompt.state;
  if (asked !== 'active') return asked;
  const isAnswered = db.prepare('SELECT 1 FROM answer WHERE prompt_id = ? LIMIT 1').get(prompt.id) !== undefined;
  return isAnswered ? 'active' : 'queued';
}

function isAsked(state: PromptRow['state']): boolean {
  return state === 'active' || state === 'queued';
}

function checkLimits(
  db: Connection,
  project: Project,
  prompt: PromptRow,
  next: { state: PromptRow['state']; models: readonly Engine[] },
): MeteredNotice | undefined {
  const before = isAsked(prompt.state) ? (JSON.parse(prompt.models) as Engine[]) : [];
  const after = isAsked(next.state) ? next.models : [];
  const isRevived = prompt.state === 'archived' && next.state !== 'archived';
  if (isRevived || after.length > before.length) checkPitch(project, isRevived ? countPrompts(db, project.id) : 0);
  if (isRevived) checkPromptCount(db, countPrompts(db, project.id));
  checkPromptBudget(db, after.length - before.length);
  if (after.length === before.length) return undefined;
  const added = [toPlannedPrompt(project, after)];
  return checkAnswerBand(db, { added, removed: [toPlannedPrompt(project, before)] });
}

function replaceTags(db: Connection, projectId: number, promptId: number, tags: readonly string[]): void {
  db.prepare('DELETE FROM prompt_tag WHERE prompt_id = ?').run(promptId);
  addTags(db, projectId, promptId, tags);
}
