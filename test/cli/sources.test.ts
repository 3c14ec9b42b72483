/** Where to be named on the command line, beside a running service; the numbers are worked out by hand. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { type FolderService, makeTempDir, removeDir, startFolderService } from '#support/folder-service.ts';
import { runCommand } from '#support/run-command.ts';

const root = makeTempDir();
const dataDir = join(root, 'data');
const env = { SIGHTLINE_KEYRING: 'off', XDG_STATE_HOME: join(root, 'state') };
let service: FolderService;
let projectId: string;

const cli = (...args: string[]) => runCommand([...args, '--project', projectId, '--data-dir', dataDir], env);
const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const LIST = 'https://plannerlist.example/best-planners';

beforeAll(async () => {
  service = await startFolderService({ dataDir });
  const site = { language: 'en', websiteUrl: 'https://kordiva.example' } as const;
  projectId = (await service.call('projects.create', { name: 'Kordiva', ...site })).id;
  await service.call('competitors.add', { projectId, name: 'Brimlane', domain: 'brimlane.example' });
  const lines = ['Brimlane.', 'Brimlane it is.', 'Kordiva and Brimlane.'].map((text) =>
    JSON.stringify({ prompt: 'Which planner?', model: 'chatgpt', answeredAt: yesterday, text, sources: [LIST] }),
  );
  const file = join(root, 'answers.ndjson');
  writeFileSync(file, lines.join('\n'));
  await service.call('answers.import', { projectId, path: file });
});
afterAll(async () => {
  await service.close();
  removeDir(root);
});

it('sources gaps lists sites with what speaks for them, as text and as JSON', async () => {
  const { code, stdout } = await cli('sources', 'gaps');
  expect(code).toBe(0);
  const lines = stdout.trim().split('\n');
  expect(lines[0]).toBe('2 of 3 answers show a competitor and not the brand.');
  // 2 gaps x 0.6.
  expect(lines[2]).toBe('plannerlist.example  Comparison, best-of: 2 of 3 answers without the brand x 60 % = 1.2');
  expect(lines).toContain('  named there: Brimlane 3, Kordiva 1');
  expect(lines).toContain('  engines: chatgpt 2');
  const json = JSON.parse((await cli('sources', 'gaps', '--json')).stdout) as OperationOutput<'sources.gapDomains'>;
  expect(json.domains.map(({ domain, gapCount }) => [domain, gapCount])).toEqual([['plannerlist.example', 2]]);
  expect((await cli('sources', 'gaps', '--kind', 'wiki')).stdout.trim().split('\n')).toHaveLength(1);
});

it('sources outreach makes a task, and a site without a gap is refused', async () => {
  const { code, stdout } = await cli('sources', 'outreach', 'plannerlist.example');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^created: [\w-]+ {2}Get Kordiva named on plannerlist\.example\n/);
  expect((await cli('sources', 'outreach', 'plannerlist.example')).stdout).toMatch(/^updated: /);
  expect((await cli('sources', 'outreach', 'elsewhere.example')).code).not.toBe(0);
  expect((await cli('sources', 'gaps')).stdout).toMatch(/\n {2}task [\w-]+: open\n/);
});
