/** Claude, DeepSeek and Mistral through the real service: keys from the environment, replies over real HTTP. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type FakeMessages,
  makeSearchBlocks,
  makeTextBlock,
  startFakeMessages,
  toError,
} from '#support/fake-messages.ts';
import { type FakeMistral, startFakeMistral } from '#support/fake-mistral.ts';
import { type LiveProject, startLiveProject, waitForRun } from '#support/live-project.ts';

const PAGE = { url: 'https://www.kordiva.example/pricing', title: 'Kordiva pricing' };
const ENGINES = ['claude', 'deepseek', 'mistral'] as const;

let live: LiveProject;
let claude: FakeMessages;
let deepSeek: FakeMessages;
let mistral: FakeMistral;

beforeEach(async () => {
  claude = await startFakeMessages('');
  deepSeek = await startFakeMessages('/anthropic');
  mistral = await startFakeMistral();
  const servers = { ANTHROPIC: claude.url, DEEPSEEK: deepSeek.url, MISTRAL: mistral.url };
  for (const [name, url] of Object.entries(servers)) {
    process.env[`${name}_API_KEY`] = `key-of-${name.toLowerCase()}`;
    process.env[`${name}_BASE_URL`] = url;
  }
  live = await startLiveProject({});
  await live.service.call('projects.update', { projectId: live.projectId, models: [...ENGINES] });
});
afterEach(async () => {
  await live.close();
  await Promise.all([claude.close(), deepSeek.close(), mistral.close()]);
  for (const name of ['ANTHROPIC', 'DEEPSEEK', 'MISTRAL']) {
    delete process.env[`${name}_API_KEY`];
    delete process.env[`${name}_BASE_URL`];
  }
});

it('answers come over each of the three routes, grounded or not as the reply says', async () => {
  claude.setTurns([
    { blocks: makeSearchBlocks('srvtoolu_a', 'planning tools', [PAGE]), searches: 1 },
    { blocks: [makeTextBlock('**Kordiva** leads', [PAGE]), makeTextBlock('.')] },
  ]);
  deepSeek.setTurns([{ blocks: [makeTextBlock('Kordiva, from memory.')] }]);
  mistral.setReply({ content: ['Kordiva', PAGE, '.'], queries: ['outils'] });
  await live.service.call('prompts.create', { projectId: live.projectId, prompt: 'Which tool?' });
  const run = await waitForRun(live);
  expect(run?.jobs).toMatchObject({ done: 3 });
  const answers = live.rows(
    'SELECT engine, route, is_grounded, engine_version FROM answer JOIN provenance ON provenance.id = provenance_id ORDER BY engine',
  );
  expect(answers).toEqual([
    { engine: 'claude', route: 'anthropic-messages', is_grounded: 1, engine_version: 'claude-sonnet-5' },
    { engine: 'deepseek', route: 'deepseek-messages', is_grounded: 0, engine_version: 'claude-sonnet-5' },
    { engine: 'mistral', route: 'mistral-conversations', is_grounded: 1, engine_version: 'mistral-medium-2508' },
  ]);
  const kept = live.rows<{ engine: string; replies: number }>(
    'SELECT engine, count(*) AS replies FROM answer_raw JOIN answer ON answer.id = answer_id GROUP BY engine ORDER BY engine',
  );
  expect(kept).toEqual([
    { engine: 'claude', replies: 1 },
    { engine: 'deepseek', replies: 1 },
    { engine: 'mistral', replies: 1 },
  ]);
});

it('an empty balance at one server stops that engine alone', async () => {
  const balance = toError(400, 'invalid_request_error', 'Your credit balance is too low to access the API.');
  claude.setTurns([balance]);
  deepSeek.setTurns([{ blocks: [makeTextBlock('Kordiva.')] }]);
  mistral.setReply({ content: 'Kordiva.' });
  await live.service.call('prompts.create', { projectId: live.projectId, prompt: 'Which tool?' });
  await expect
    .poll(async () => (await live.service.call('runs.list', { projectId: live.projectId }))[0])
    .toMatchObject({ jobs: { done: 2, waiting: 1 }, problems: [{ engine: 'claude', reason: 'quota' }] });
  expect(claude.requests).toHaveLength(1);
});
