/** Keys of engines on the command line, beside a running server: read from standard input, used at once, shown to nobody. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { DEFAULT_ANSWER, type FakeOpenAi, startFakeOpenAi } from '#support/fake-openai.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { waitFor } from '#support/live-project.ts';
import { readRows } from '#support/queued-folder.ts';
import { runCommand } from '#support/run-command.ts';
import { type RunningServer, startServer } from '#support/spawn-program.ts';

const RIGHT = 'sk-canary-right-0123456789';
const WRONG = 'sk-canary-wrong-0123456789';

const root = makeTempDir();
const dataDir = join(root, 'data');
let env: Record<string, string>;
let fake: FakeOpenAi;
let server: RunningServer;

const cli = (args: string[], input?: string) => runCommand([...args, '--data-dir', dataDir], env, input);

beforeAll(async () => {
  fake = await startFakeOpenAi({
    reply: (request) =>
      request.headers.authorization === `Bearer ${RIGHT}` ? DEFAULT_ANSWER : { kind: 'status', status: 401 },
  });
  env = { OPENAI_BASE_URL: fake.baseUrl, SIGHTLINE_KEYRING: 'off', XDG_STATE_HOME: join(root, 'state') };
  server = await startServer(dataDir, { ...env, MISTRAL_API_KEY: 'mistral-canary-0123456789' });
});
afterAll(async () => {
  await server.kill();
  await fake.close();
  removeDir(root);
});

it('a key saved here is used by the running server at once, a refused one replaced, and neither is shown', async () => {
  const issued = await cli(['keys', 'create', '--name', 'n', '--env', 'live', '--json']);
  const headers = {
    authorization: `Bearer ${JSON.parse(issued.stdout).key}`,
    'content-type': 'application/json',
  };
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${server.api}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await reply.json()) as { data: { id: string } }).data;
  };
  const site = { name: 'Kordiva', language: 'en', websiteUrl: 'https://kordiva.example' };
  const { id } = await post('/projects', site);
  await fetch(`${server.api}/projects/${id}`, { method: 'PUT', headers, body: '{"models":["chatgpt"]}' });
  await post(`/projects/${id}/prompts`, { prompt: 'Which tool?' });
  const job = () => readRows<{ state: string; outcome: string | null }>(dataDir, 'SELECT state, outcome FROM job')[0];
  await waitFor('a job without a key', job, (found) => found?.outcome === 'no_key');

  const saved = await cli(['engines', 'key', 'set', 'openai-responses'], `${WRONG}\n`);
  expect(saved).toMatchObject({ code: 0, stderr: '' });
  expect(saved.stdout).toContain('whoever can read the files of this account');
  await waitFor('the refusal', job, (found) => found?.outcome === 'auth');
  const test = await cli(['engines', 'test', 'chatgpt']);
  expect(test).toMatchObject({ code: 1, stdout: '' });
  expect(test.stderr).toMatch(/did not accept the key.*Make a new key/s);
  expect((await cli(['engines', 'health'])).stdout).toContain('Save another key');

  await cli(['engines', 'key', 'set', 'openai-responses', '--json'], RIGHT);
  await waitFor('the answer', job, (found) => found?.state === 'done');
  const list = await cli(['engines', 'key', 'list']);
  expect(list.stdout).toContain('openai-responses  saved …6789');
  expect((await cli(['engines', 'test', 'chatgpt'])).stdout).toContain('ChatGPT answered');
  for (const said of [saved, test, list]) expect(JSON.stringify(said)).not.toContain('canary');
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    expect(readFileSync(path).includes('canary'), path).toBe(false);
  }
});

it('a list of engines, a forecast and status are those of the running server, whatever variables the command has', async () => {
  const projectId = readRows<{ id: string }>(dataDir, 'SELECT public_id AS id FROM project')[0]?.id ?? '';
  const withOwn = { ...env, PERPLEXITY_API_KEY: 'pplx-canary-0123456789' };
  const bare = { SIGHTLINE_KEYRING: 'off', XDG_STATE_HOME: join(root, 'state') };
  const ask = async <T>(variables: Record<string, string>, ...args: string[]) =>
    JSON.parse((await runCommand([...args, '--json', '--data-dir', dataDir], variables)).stdout) as T;
  const listed = (variables: Record<string, string>) =>
    ask<{ engine: string; route: string | null }[]>(variables, 'engines', 'list').then((states) =>
      states.flatMap(({ engine, route }) => (route === null ? [] : [engine])),
    );
  await waitFor(
    'what the server reaches',
    () => listed(bare),
    (engines) => engines.includes('mistral'),
  );
  // Mistral's key is the server's alone, Perplexity's the command's; ChatGPT's is saved.
  for (const variables of [bare, withOwn]) expect(await listed(variables)).toEqual(['chatgpt', 'mistral']);
  const forecast = await ask<{ calls: number; waitingCalls: number }>(withOwn, 'forecast', '--project', projectId);
  expect(forecast).toMatchObject({ calls: 1, waitingCalls: 0 });
  const status = await ask<{ engines: { engine: string; waiting: string | null }[] }>(withOwn, 'status');
  expect(status.engines.filter(({ waiting }) => waiting === null).map(({ engine }) => engine)).toEqual([
    'chatgpt',
    'mistral',
  ]);
  const routed = await ask<{ engine: string; route: string | null }[]>(
    bare,
    ...['engines', 'route', 'grok', 'openai-compatible', '--base-url', `${fake.baseUrl}/v1`],
  );
  expect(routed.find(({ engine }) => engine === 'grok')?.route).toBe('openai-compatible');
});

it('nothing on standard input is no key, and a route that takes none says so', async () => {
  expect(await cli(['engines', 'key', 'set', 'openai-responses'], '')).toMatchObject({ code: 1, stdout: '' });
  expect((await cli(['engines', 'key', 'set', 'nowhere'], RIGHT)).stderr).toBe('route is no known route\n');
});
