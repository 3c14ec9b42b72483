/** Real routes under the real service: addresses and keys from the environment, answers as they are stored. */
import { afterEach, beforeEach, expect, it } from 'vitest';

import { readFixtureText } from '#support/engine-requests.ts';
import { type FolderService, makeTempDir, removeDir, startFolderService } from '#support/folder-service.ts';
import { waitFor } from '#support/live-project.ts';
import { type ScriptedServer, startScriptedServer } from '#support/scripted-server.ts';

const KEYS = ['XAI', 'PERPLEXITY', 'DEEPSEEK', 'OPENROUTER'];
const BODIES: Readonly<Record<string, string>> = {
  '/xai/responses': readFixtureText('xai-responses/answer'),
  '/perplexity/v1/responses': readFixtureText('perplexity-agent/answer'),
  '/deepseek/chat/completions': readFixtureText('deepseek-chat/answer'),
  '/openrouter/v1/responses': readFixtureText('openrouter-responses/answer'),
};
const DAY_MS = 24 * 3600 * 1000;
const WRONG_KEY = { code: 'Client specified an invalid argument', error: 'Incorrect API key provided: xa***ab.' };

let server: ScriptedServer;
let service: FolderService;
let projectId: string;
const dataDir = makeTempDir();
let isXaiKeyWrong = false;

beforeEach(async () => {
  server = await startScriptedServer(({ path }) => {
    const headers = { 'content-type': 'application/json' };
    if (path === '/xai/responses' && isXaiKeyWrong) {
      return { kind: 'bytes', status: 400, headers, body: JSON.stringify(WRONG_KEY) };
    }
    return { kind: 'bytes', status: path in BODIES ? 200 : 404, headers, body: BODIES[path] ?? '' };
  });
  for (const name of KEYS) {
    process.env[`${name}_API_KEY`] = `key-of-${name.toLowerCase()}-1234`;
    process.env[`${name}_BASE_URL`] = `${server.url}/${name.toLowerCase()}`;
  }
  service = await startFolderService({ dataDir });
  const site = { language: 'en', websiteUrl: 'https://www.kordiva.example' } as const;
  projectId = (await service.call('projects.create', { name: 'Kordiva', ...site })).id;
  await service.call('projects.update', { projectId, models: ['grok', 'perplexity', 'deepseek', 'mistral'] });
  await service.call('projects.configure', { projectId, schedule: 'manual' });
  await service.call('engines.configure', { engine: 'deepseek', route: 'deepseek-chat' });
});

afterEach(async () => {
  await service.close();
  await server.close();
  for (const name of KEYS.flatMap((key) => [`${key}_API_KEY`, `${key}_BASE_URL`])) delete process.env[name];
  removeDir(dataDir);
});

const newestRun = async () => (await service.call('runs.list', { projectId }))[0];

it('stores an answer of each with its route, version, reported cost and grounding; a wrong key stops its own', async () => {
  isXaiKeyWrong = true;
  await service.call('prompts.create', { projectId, prompt: 'Which tool?' });
  const run = await waitFor('three answers', newestRun, (found) => found?.jobs.done === 3 && found.jobs.waiting === 1);
  expect(run?.problems).toMatchObject([{ engine: 'grok', reason: 'auth', jobs: 1 }]);
  isXaiKeyWrong = false;
  process.env.XAI_API_KEY = 'key-of-xai-renewed';
  await waitFor('all four', newestRun, (found) => found?.state === 'finished' && found.jobs.done === 4);
  expect(await readAnswers()).toEqual([
    { model: 'deepseek', route: 'deepseek-chat', surface: 'api', engineVersion: 'deepseek-flash', grounded: false },
    {
      model: 'grok',
      route: 'xai-responses',
      surface: 'api',
      engineVersion: 'grok-4.3',
      grounded: true,
      costUsd: 0.0318319,
    },
    {
      model: 'mistral',
      route: 'openrouter-responses',
      surface: 'api',
      engineVersion: 'anthropic/claude-sonnet-5',
      grounded: true,
      costUsd: 0.0257,
    },
    {
      model: 'perplexity',
      route: 'perplexity-agent',
      surface: 'api',
      engineVersion: 'perplexity/sonar',
      grounded: true,
      costUsd: 0.0175,
    },
  ]);
});

function toDate(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}

/** Estimated costs are left out: they are not the route's business. */
async function readAnswers(): Promise<unknown[]> {
  // A timeframe ends yesterday; a custom range may hold the day that has just begun, too.
  const days = { startDate: toDate(Date.now() - DAY_MS), endDate: toDate(Date.now()) };
  const { answers } = await service.call('answers.list', { projectId, ...days });
  const full = await Promise.all(answers.map(({ id }) => service.call('answers.get', { projectId, answerId: id })));
  return full
    .toSorted((a, b) => a.model.localeCompare(b.model))
    .map(({ model, route, surface, engineVersion, grounded, costUsd, costBasis }) => {
      const row = { model, route, surface, engineVersion, grounded };
      return costBasis === 'reported' ? { ...row, costUsd } : row;
    });
}
