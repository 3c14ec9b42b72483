/**
 * The limits of the owner's plan, in the order in which they are checked. Each check either passes or throws the
 * FORBIDDEN error that the interface promises; the table of limits itself is the vocabulary's.
 */
import { forbidden } from '#shared/app-error.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { PITCH_PROMPT_LIMIT, PLANS, type Plan } from '#shared/vocabulary/plans.ts';
import { defineRead } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import { readAccount } from '../accounts/account.ts';
import type { Project } from './project.ts';

export interface MeteredNotice {
  includedResults: number;
  projectedMonthlyAnswers: number;
  overageAnswers: number;
  message: string;
}

interface PlannedPrompt {
  modelCount: number;
  samplesPerRun: number;
  runsIn30Days: number;
}

/** Runs of a schedule in 30 days. */
export const RUNS_IN_30_DAYS = { daily: 30, weekly: 30 / 7, manual: 0 } as const;

export function planOf(db: Connection): Plan & { tier: string } {
  const { tier } = readAccount(db);
  return { ...PLANS[tier], tier };
}

/** A pitch needs an Agency plan with a free slot; a client project needs a free project slot. */
export function checkProjectSlot(db: Connection, isPitch: boolean): void {
  const plan = planOf(db);
  if (isPitch) {
    if (countProjects(db, true) >= plan.pitchSlots) {
      throw forbidden(
        'pitch_project_limit',
        plan.pitchSlots === 0
          ? 'Your plan has no pitch projects. Pick an Agency plan in the settings.'
          : `All ${plan.pitchSlots} pitch slots of your plan are used. Convert or remove a pitch first.`,
        { limit: plan.pitchSlots },
      );
    }
  } else if (countProjects(db, false) >= plan.clientProjects) {
    throw forbidden(
      'agency_limit',
      `Your plan has room for ${plan.clientProjects} ${plan.clientProjects === 1 ? 'project' : 'projects'}. Archive one, or pick another plan in the settings.`,
      {
        package: plan.tier,
        nextPackage: plan.next,
        limit: 'projects',
      },
    );
  }
}

/** A plan may lack engines, and caps how many a project has. */
export function checkModels(db: Connection, models: readonly Engine[]): void {
  const plan = planOf(db);
  const refused = models.filter((model) => !plan.engines.includes(model));
  if (refused.length > 0) {
    throw forbidden(
      'model_not_available',
      `Your plan does not include ${refused.join(', ')}. Leave them out, or pick another plan in the settings.`,
      { models: refused },
    );
  }
  if (models.length > plan.modelsPerProject) {
    throw forbidden(
      'model_limit',
      `Your plan allows ${plan.modelsPerProject} models in a project; you sent ${models.length}.`,
      {
        limit: plan.modelsPerProject,
      },
    );
  }
}

/** A pitch that ended takes no prompts, nor does one that holds its fifty. */
export function checkPitch(project: Project, promptCount: number): void {
  if (!project.isPitch) return;
  if (project.pitchExpiredAt !== null) {
    throw forbidden(
      'pitch_expired',
      'The window of this pitch project has closed. Convert it to a client project to go on.',
    );
  }
  if (promptCount >= PITCH_PROMPT_LIMIT) {
    throw forbidden(
      'pitch_prompt_limit',
      `A pitch project holds at most ${PITCH_PROMPT_LIMIT} prompts. Archive one, or convert the pitch.`,
      {
        limit: PITCH_PROMPT_LIMIT,
      },
    );
  }
}

export function checkPromptCount(db: Connection, promptCount: number): void {
  const { promptsPerProject } = planOf(db);
  if (promptsPerProject !== null && promptCount >= promptsPerProject) {
    throw forbidden(
      'prompt_limit',
      `Your plan allows ${promptsPerProject} prompts in a project. Archive one, or pick another plan in the settings.`,
      {
        limit: promptsPerProject,
        current: promptCount,
      },
    );
  }
}

/** Brand plans: prompt x model slots over the account. `addedSlots` is the difference that a change would make. */
export function checkPromptBudget(db: Connection, addedSlots: number): void {
  const { promptBudget } = planOf(db);
  if (promptBudget === null || addedSlots <= 0) return;
  const slotsUsed = countSlots(db);
  const projectedSlots = slotsUsed + addedSlots;
  if (projectedSlots > promptBudget) {
    throw forbidden(
      'prompt_budget_exceeded',
      `Your plan has ${promptBudget} slots (prompts x models); this would need ${projectedSlots}. Use fewer of either.`,
      {
        promptLimit: promptBudget,
        slotsUsed,
        projectedSlots,
      },
    );
  }
}

/**
 * Projected answers of the account in 30 days against the plan's band, after a change that adds `added` prompts and
 * drops `removed` ones. Over the band: FORBIDDEN `agency_limit` where a higher package exists, else a notice. An account
 * that is over it already may still change what does not add to it, unless the change `mustFit`.
 */
export function checkAnswerBand(
  db: Connection,
  change: { added: PlannedPrompt[]; removed: PlannedPrompt[]; mustFit?: boolean },
): MeteredNotice | undefined {
  const plan = planOf(db);
  if (plan.includedAnswersPerMonth === null) return undefined;
  const before = projectMonthlyAnswers(readPlannedPrompts(db));
  const projected = before + projectMonthlyAnswers(change.added) - projectMonthlyAnswers(change.removed);
  const projectedMonthlyAnswers = Math.round(projected);
  const includedResults = plan.includedAnswersPerMonth;
  if (projectedMonthlyAnswers <= includedResults) return undefined;
  if (plan.next !== null) {
    if (projected <= before && !change.mustFit) return undefined;
    throw forbidden(
      'agency_limit',
      `This would make ${projectedMonthlyAnswers} answers a month; your plan includes ${includedResults}. Ask less often, or pick ${plan.next} in the settings.`,
      {
        package: plan.tier,
        nextPackage: plan.next,
        includedResults,
        projectedMonthlyAnswers,
        limit: 'answers',
      },
    );
  }
  return toMeteredNotice(includedResults, projectedMonthlyAnswers);
}

/**
 * What the highest package allows an account as it is planned now, with so many prompts more; null where it includes them
 * all, and on every other plan, which refuses instead of telling.
 */
export function readMeteredNotice(db: Connection, added: readonly PlannedPrompt[]): MeteredNotice | null {
  const { includedAnswersPerMonth: included, next } = planOf(db);
  if (included === null || next !== null) return null;
  const projected = Math.round(projectMonthlyAnswers([...readPlannedPrompts(db), ...added]));
  return projected > included ? toMeteredNotice(included, projected) : null;
}

export const loadMeteredNotice = defineRead('projects.metered', (db, _input: null) => readMeteredNotice(db, []));

function toMeteredNotice(includedResults: number, projectedMonthlyAnswers: number): MeteredNotice {
  const overageAnswers = projectedMonthlyAnswers - includedResults;
  const message = `Your package includes ${includedResults} answers a month; ${overageAnswers} more are projected.`;
  return { includedResults, projectedMonthlyAnswers, overageAnswers, message };
}

/** Another schedule or number of samples against the answer band; one that stays as it is passes. Throws as `checkAnswerBand`. */
export function checkPace(
  db: Connection,
  project: Project,
  next: Pick<Project, 'schedule' | 'samplesPerRun'>,
): MeteredNotice | undefined {
  const isSame = next.schedule === project.schedule && next.samplesPerRun === project.samplesPerRun;
  if (isSame || project.isSample) return undefined;
  const asked = db.all(
    query
      .selectFrom('prompt')
      .select('models')
      .where('project_id', '=', project.id)
      .where('state', 'in', ['active', 'queued']),
  );
  const plan = (pace: Project) => asked.map((prompt) => toPlannedPrompt(pace, JSON.parse(prompt.models)));
  return checkAnswerBand(db, { added: plan({ ...project, ...next }), removed: plan(project) });
}

/** A prompt of a project as the projection counts it. */
export function toPlannedPrompt(project: Project, models: readonly string[]): PlannedPrompt {
  return {
    modelCount: models.length,
    samplesPerRun: project.samplesPerRun,
    runsIn30Days: RUNS_IN_30_DAYS[project.schedule],
  };
}

function projectMonthlyAnswers(prompts: readonly PlannedPrompt[]): number {
  return prompts.reduce((sum, prompt) => sum + prompt.modelCount * prompt.samplesPerRun * prompt.runsIn30Days, 0);
}

/** Every prompt that is asked, over the account; the sample project is a guest and uses up nothing. */
function readPlannedPrompts(db: Connection): PlannedPrompt[] {
  const rows = db.all(
    query
      .selectFrom('prompt')
      .innerJoin('project', 'project.id', 'prompt.project_id')
      .select(['prompt.models', 'project.schedule', 'project.samples_per_run'])
      .where('prompt.state', 'in', ['active', 'queued'])
      .where('project.is_sample', '=', 0)
      .where('project.archived_at', 'is', null),
  );
  return rows.map((row) => ({
    modelCount: JSON.parse(row.models).length,
    samplesPerRun: row.samples_per_run,
    runsIn30Days: RUNS_IN_30_DAYS[row.schedule],
  }));
}

function countProjects(db: Connection, isPitch: boolean): number {
  const row = db.get(
    query
      .selectFrom('project')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('is_pitch', '=', isPitch ? 1 : 0)
      .where('is_sample', '=', 0)
      .where('archived_at', 'is', null),
  );
  return row?.n ?? 0;
}

/** Prompt x model slots of all prompts that are asked. */
function countSlots(db: Connection): number {
  return readPlannedPrompts(db).reduce((sum, prompt) => sum + prompt.modelCount, 0);
}
