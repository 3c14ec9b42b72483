import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestService, type TestService } from '#support/test-service.ts';
import { ApiError, createClient } from '../../docs/examples/client.ts';

let test: TestService;
let base: string;
let key: string;

beforeAll(async () => {
  test = await startTestService();
  base = `${test.address}/v1`;
  key = await test.issueKey({ environment: 'live' });
  const { id } = await test.call('projects.create', { name: 'Kordiva', language: 'en', domain: 'kordiva.example' });
  const lines = ['Kordiva is calm.', 'Brimlane.', 'Try Kordiva.', 'None.'].map((text, index) => ({
    prompt: 'Which planner?',
    model: 'chatgpt',
    answeredAt: `2026-03-0${index + 1}T08:00:00Z`,
    text,
  }));
  await test.importLines(id, lines);
});
afterAll(() => test.close());

// Two of the four answers name the brand, none cites anything: 50 %.
it('run as a script, the example client prints the visibility of each project', async () => {
  const script = new URL('../../docs/examples/client.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [script, base, key]);
  expect(stdout).toBe('Kordiva: visible in 50.0 % of 4 answers\n');
});

it('the example client sends path, query and body where they belong', async () => {
  const call = createClient(base, key);
  const [project] = await call('projects.list', {});
  const projectId = project?.id ?? '';
  const failure = call('prompts.create', { projectId, prompt: 'Which board?' });
  await expect(failure).rejects.toMatchObject({ code: 'website_url_required' });
  const { competitors, pagination } = await call('competitors.list', { projectId, search: 'kord', limit: 1 });
  expect(competitors.map(({ name, totalMentions }) => [name, totalMentions])).toEqual([['Kordiva', 2]]);
  expect(pagination).toEqual({ page: 1, limit: 1, total: 1, hasMore: false });
});

it('the example client throws what the service says', async () => {
  const failure = createClient(base, 'sk_live_unknown')('projects.list', {});
  await expect(failure).rejects.toBeInstanceOf(ApiError);
  await expect(failure).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
