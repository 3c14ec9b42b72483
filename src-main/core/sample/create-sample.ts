/**
 * Makes the sample project of a new data folder: its brand, competitors and prompts, then ninety days of simulated
 * answers, measured and counted exactly as real ones are.
 */
import { dayOf, startOfDay, toDate } from '#shared/time/day.ts';
import { defineJob, defineWrite } from '../../storage/command.ts';
import { query } from '../../storage/connection.ts';
import { OneAhead } from '../../storage/one-ahead.ts';
import { noteMeasured } from '../answers/measured-history.ts';
import { type AnswerPrompt, type NewAnswer, storeAnswer } from '../answers/store-answer.ts';
import {
  type CachedBrands,
  insertBrand,
  raiseBrandsVersion,
  readCompiledBrands,
  readOwnBrandId,
  replaceAliases,
} from '../brands/brand-store.ts';
import { type EngineAsk, isCallFailure, type SceneBrand } from '../engines/engine-route.ts';
import { toSceneSeed } from '../engines/scene-seed.ts';
import { simulatedRoute } from '../engines/simulated/simulated-route.ts';
import { measureAnswer } from '../measuring/measure-answer.ts';
import { readProject } from '../projects/project.ts';
import { createProject } from '../projects/save-project.ts';
import { addTags, insertPrompt } from '../prompts/prompt-store.ts';
import { RollupDelta } from '../rollups/rollup-delta.ts';
import { readScene } from '../scheduling/job-queue.ts';
import { SAMPLE_PROJECT } from './sample-content.ts';
import { finishSample, noteSampleWanted } from './sample-state.ts';

export const SAMPLE_DAYS = 90;
const BATCH = 500;
/** At most so many: an engine shows no answer now and then. */
export const SAMPLE_ANSWERS = SAMPLE_DAYS * SAMPLE_PROJECT.prompts.length * SAMPLE_PROJECT.engines.length;

interface SamplePrompts {
  projectId: number;
  seed: string;
  scene: SceneBrand[];
  prompts: (AnswerPrompt & { text: string })[];
}

/** Returns the number of answers; a sample that a crash left half made is made anew. */
export const createSample = defineJob('sample.create', async (job, _input: null): Promise<number> => {
  const sample = await job.write(saveSampleProject, null);
  const lastDay = dayOf(job.nowMs);
  let asked = 0;
  let answers: NewAnswer[] = [];
  let count = 0;
  const writes = new OneAhead();
  const flush = async () => {
    const batch = answers;
    answers = [];
    await writes.push(async () => {
      await job.write(saveSampleAnswers, batch);
      count += batch.length;
      job.report({ done: count, total: null });
    });
  };
  for (let day = lastDay - SAMPLE_DAYS + 1; day <= lastDay; day++) {
    const rules = readCompiledBrands(job.db, sample.projectId);
    for (const ask of listAsks(sample, day)) {
      const answer = await toAnswer(rules, ask, Math.min(toMoment(day, asked++), job.nowMs));
      if (answer) answers.push(answer);
      if (answers.length >= BATCH) await flush();
    }
  }
  await flush();
  await writes.end();
  await job.write(finishSample, null);
  return count;
});

export const saveSampleProject = defineWrite('sample.saveProject', (db, _input: null, context): SamplePrompts => {
  // From here on a crash leaves a half-made sample, which the next start or wish makes anew.
  noteSampleWanted(db);
  db.run(query.deleteFrom('project').where('is_sample', '=', 1));
  const { name, domain, websiteUrl, description, language, engines, competitors, prompts } = SAMPLE_PROJECT;
  const site = { name, domain, websiteUrl, description, language, models: engines };
  const publicId = createProject.run(db, { ...site, environment: 'test', isSample: true }, context);
  const project = readProject(db, { publicId });
  if (!project) throw new Error('The sample project is missing.');
  replaceAliases(db, readOwnBrandId(db, project.id), SAMPLE_PROJECT.brandAliases);
  for (const competitor of competitors) {
    insertBrand(db, { projectId: project.id, isOwn: false, ...competitor }, context.nowMs);
  }
  raiseBrandsVersion(db, project.id);
  noteMeasured(db, project.id);
  return {
    projectId: project.id,
    seed: toSceneSeed({ publicId, isSample: true, createdAtMs: context.nowMs }),
    scene: readScene(db, project.id),
    prompts: prompts.map(({ text, language: spoken, tags }) => {
      const fresh = { projectId: project.id, text, language: spoken, models: engines, pausedBy: null } as const;
      const row = insertPrompt(db, { ...fresh, state: 'active' }, context.nowMs);
      addTags(db, project.id, row.id, tags);
      const { id, ordinal, country, is_branded: isBranded } = row;
      return { id, projectId: project.id, ordinal, language: row.language, country, isBranded, text };
    }),
  };
});

export const saveSampleAnswers = defineWrite('sample.saveAnswers', (db, answers: NewAnswer[]): null => {
  const delta = new RollupDelta();
  const projectId = answers[0]?.prompt.projectId;
  const rules = projectId === undefined ? undefined : readCompiledBrands(db, projectId);
  for (const answer of answers) storeAnswer(db, answer, delta, rules);
  delta.save(db);
  return null;
});

type SampleAsk = EngineAsk & { answerPrompt: AnswerPrompt };

function* listAsks(sample: SamplePrompts, day: number): Generator<SampleAsk> {
  const scene = { seed: sample.seed, brands: sample.scene };
  for (const { text, ...answerPrompt } of sample.prompts) {
    for (const engine of SAMPLE_PROJECT.engines) {
      const { language, country } = answerPrompt;
      yield { engine, prompt: text, language, country, day: toDate(day), sample: 1, scene, answerPrompt };
    }
  }
}

async function toAnswer(
  { version, brands }: CachedBrands,
  { answerPrompt: prompt, ...ask }: SampleAsk,
  answeredAt: number,
): Promise<NewAnswer | null> {
  const replies = await simulatedRoute.call(ask, SIMULATION);
  if (isCallFailure(replies)) return null;
  const read = simulatedRoute.read(replies, ask);
  if (read.kind !== 'answer') return null;
  const { text, cited, retrieved, queries, bill, ...facts } = read;
  return {
    ...facts,
    costUsd: bill.reportedUsd,
    costBasis: 'reported',
    prompt,
    countryAsked: prompt.country,
    content: { text, cited, retrieved, queries },
    engine: ask.engine,
    surface: simulatedRoute.surface,
    route: simulatedRoute.id,
    answeredAt,
    origin: { kind: 'sample' },
    measured: { answer: measureAnswer({ text, language: prompt.language, cited }, brands), brandsVersion: version },
  };
}

const SIMULATION = {
  settings: { ...simulatedRoute.defaults, apiKey: null, timeoutMs: 1_000 },
  // Not taken here: the mere look at it loads Node's HTTP client into every storage thread.
  fetch: (...asked: Parameters<typeof fetch>) => fetch(...asked),
  signal: new AbortController().signal,
  now: () => 0,
};

/** Spread over the first hours of the day, a few seconds apart. */
function toMoment(day: number, index: number): number {
  return startOfDay(day) + ((index * 7_919) % 21_600) * 1_000;
}
