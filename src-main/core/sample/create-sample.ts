/**
 * Makes the sample of a new data folder: its projects with their brands, competitors and prompts, and months of runs with simulated
 * answers, measured and counted exactly as real ones are.
 */
import { toDate } from '#shared/time/day.ts';
import { defineJob, type JobContext } from '../../storage/command.ts';
import { WritePipeline } from '../../storage/write-pipeline.ts';
import { type CachedBrands, readCompiledBrands } from '../brands/brand-store.ts';
import { type EngineRequest, isCallFailure } from '../engines/engine-route.ts';
import { simulatedRoute } from '../engines/simulated/simulated-route.ts';
import { measureAnswer } from '../measuring/measure-answer.ts';
import { finishSample } from '../projects/sample-state.ts';
import { judgeRules } from '../tasks/evaluate-tasks.ts';
import { planMoment, planSampleRuns, planUnasked, type SampleRun } from './plan-sample-runs.ts';
import { SAMPLE_PROJECT, SAMPLE_PROJECTS, type SampleProject } from './sample-content.ts';
import { removeSample, type SamplePrompts, saveSampleProject } from './save-sample-project.ts';
import { type FinishedSampleRun, type SampleQuestion, saveSampleRuns } from './save-sample-run.ts';
import { saveSampleReports, saveSampleResponses, saveSampleTasks, TASKS_FOUND_DAYS_AGO } from './save-sample-work.ts';

const BATCH = 500;
const DAY_MS = 86_400_000;
/** At most so many: a run of a week is counted as seven, and now and then there is no answer. */
export const SAMPLE_ANSWERS = SAMPLE_PROJECTS.reduce((sum, project) => {
  const runs = project.schedule === 'weekly' ? Math.ceil(project.days / 7) : project.days;
  return sum + runs * project.prompts.length * project.engines.length;
}, 0);

/** Returns the number of answers; a sample that a crash left half made is rebuilt. */
export const createSample = defineJob('sample.create', async (job, _input: null): Promise<number> => {
  await job.write(removeSample, null);
  let count = 0;
  for (const project of SAMPLE_PROJECTS) {
    const saved = await job.write(saveSampleProject, project);
    await makeHistory(job, project, saved, (answers) => {
      count += answers;
      job.report({ done: count, total: null });
    });
    await makeWork(job, project, saved.projectId);
  }
  await job.write(finishSample, null);
  return count;
});

/** What came of the figures: attribution where the project has some, tasks and reports in the one that opens first. */
async function makeWork(job: JobContext, project: SampleProject, projectId: number): Promise<void> {
  const { name, responses } = project;
  if (responses > 0) await job.write(saveSampleResponses, { projectId, name, responses });
  if (project !== SAMPLE_PROJECT) return;
  const then = judgeRules(job.db, projectId, job.nowMs - TASKS_FOUND_DAYS_AGO * DAY_MS);
  const now = judgeRules(job.db, projectId, job.nowMs);
  if (then && now) await job.write(saveSampleTasks, { projectId, then, now });
  await job.write(saveSampleReports, projectId);
}

/** Asks while the writer stores what was answered before. */
async function makeHistory(
  job: JobContext,
  project: SampleProject,
  saved: SamplePrompts,
  onSaved: (answers: number) => void,
): Promise<void> {
  const rules = readCompiledBrands(job.db, saved.projectId);
  const writes = new WritePipeline();
  let batch: FinishedSampleRun[] = [];
  const flush = async () => {
    const runs = batch;
    batch = [];
    await writes.push(async () => onSaved(await job.write(saveSampleRuns, runs)));
  };
  for (const planned of planSampleRuns(project, job.nowMs)) {
    const { troubles: _, ...run } = planned;
    const questions = await callAll(planned, project, saved, rules, job.nowMs);
    batch.push({ ...run, projectId: saved.projectId, questions });
    if (batch.reduce((sum, each) => sum + each.questions.length, 0) >= BATCH) await flush();
  }
  await flush();
  await writes.end();
}

async function callAll(
  run: SampleRun,
  { engines }: SampleProject,
  { seed, scene, prompts }: SamplePrompts,
  rules: CachedBrands,
  nowMs: number,
): Promise<SampleQuestion[]> {
  const questions: SampleQuestion[] = [];
  for (const [ofEngine, prompt] of prompts.entries()) {
    for (const engine of engines) {
      const inRun = questions.length;
      const question = { promptId: prompt.id, engine, atMs: planMoment(run, inRun, nowMs) };
      const unasked = planUnasked(run, engine, { inRun, ofEngine });
      const { text, language, country } = prompt;
      const sample = run.cause === 'manual' ? 2 : 1;
      const request = {
        engine,
        prompt: text,
        language,
        country,
        day: toDate(run.day),
        sample,
        scene: { seed, brands: scene },
      };
      const result = unasked
        ? { kind: 'unasked' as const, ...unasked }
        : await callForSample(request, prompt, rules, question.atMs);
      questions.push({ ...question, result });
    }
  }
  return questions;
}

async function callForSample(
  request: EngineRequest,
  { text: _, ...prompt }: SamplePrompts['prompts'][number],
  { version, brands }: CachedBrands,
  answeredAt: number,
): Promise<SampleQuestion['result']> {
  const replies = await simulatedRoute.call(request, SIMULATION);
  const read = isCallFailure(replies) ? replies : simulatedRoute.read(replies, request);
  if ('reason' in read) throw new Error(`The simulated engine failed: ${read.message}`);
  if (read.kind !== 'answer') return { kind: 'not_shown' };
  const { text, cited, retrieved, queries, bill, kind: _kind, ...facts } = read;
  const answer = {
    ...facts,
    costUsd: bill.reportedUsd,
    costBasis: 'reported' as const,
    prompt,
    countryAsked: prompt.country,
    content: { text, cited, retrieved, queries },
    engine: request.engine,
    surface: simulatedRoute.surface,
    route: simulatedRoute.id,
    answeredAt,
    measured: { answer: measureAnswer({ text, language: prompt.language, cited }, brands), brandsVersion: version },
  };
  return { kind: 'answer', answer };
}

const SIMULATION = {
  settings: { ...simulatedRoute.defaults, apiKey: null, timeoutMs: 1_000 },
  // Not taken here: the mere look at it loads Node's HTTP client into every storage thread.
  fetch: (...asked: Parameters<typeof fetch>) => fetch(...asked),
  signal: new AbortController().signal,
  now: () => 0,
};
