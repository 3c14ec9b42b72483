/** The command line and the server where a program with another ICU measured the folder: programs of their own, threads and all. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { runCommand } from '#support/run-command.ts';
import { runCli, startServer } from '#support/spawn-program.ts';

const root = makeTempDir();
const dataDir = join(root, 'data');
const preload = fileURLToPath(new URL('../support/other-icu.ts', import.meta.url));
const OTHER = { NODE_OPTIONS: `--import ${preload}`, SIGHTLINE_TEST_ICU: 'other' };
const OWN = {};
let id = '';

/** What an ICU tells is read as a process starts. */
const cli = (env: Record<string, string>, ...args: string[]) =>
  (env === OWN ? runCommand : runCli)([...args, '--data-dir', dataDir], env);

async function importOne(env: Record<string, string>, day: string): Promise<void> {
  const file = join(root, `${day}.ndjson`);
  const text = '東京の店でメルカリが一番です。';
  const line = { prompt: 'どれ？', model: 'chatgpt', language: 'ja', answeredAt: `${day}T08:00:00Z`, text };
  writeFileSync(file, JSON.stringify(line));
  expect(await cli(env, 'import', 'answers', file, '--project', id)).toMatchObject({ code: 0, stderr: '' });
}

beforeAll(async () => {
  const server = await startServer(dataDir);
  const made = await cli(OWN, 'keys', 'create', '--name', 'n', '--env', 'live', '--scopes', 'read,write', '--json');
  const { key } = JSON.parse(made.stdout) as { key: string };
  const reply = await fetch(`${server.api}/projects`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'メルカリ', language: 'ja', websiteUrl: 'https://m.example' }),
  });
  id = ((await reply.json()) as { data: { id: string } }).data.id;
  await server.kill();
  await importOne(OWN, '2026-03-02');
});
afterAll(() => removeDir(root));

it('says nothing to the program that measured it', async () => {
  expect((await cli(OWN, 'status')).stdout).not.toContain('word boundaries');
  expect((await cli(OWN, 'doctor')).stdout).toMatch(/^ok {4}boundaries: All answers were measured by/m);
});

it('says so to another one, which measures again when it is asked to', async () => {
  expect((await cli(OTHER, 'status')).stdout).toMatch(
    /^WARNING Answers of メルカリ in JA were measured by other word/m,
  );
  expect(await cli(OTHER, 'doctor')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^ok {4}boundaries: メルカリ \(JA\) was measured by other word boundaries than/m),
  });
  await importOne(OTHER, '2026-03-03');
  expect(await cli(OTHER, 'doctor')).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^FAULT boundaries: メルカリ \(JA\) was measured in part/m),
  });
  const { stdout } = await cli(OTHER, 'projects', 'remeasure', id);
  expect(stdout).toBe('Measured again; 2 answers were measured again, 1 of them changed.\n');
  expect((await cli(OTHER, 'status')).stdout).not.toContain('word boundaries');
});

it('is mended by doctor as well', async () => {
  expect((await cli(OWN, 'doctor', '--repair')).stdout).toMatch(/^ok {4}boundaries: Measured again by/m);
  expect((await cli(OWN, 'status')).stdout).not.toContain('word boundaries');
});

it('is noticed on the threads of a server', async () => {
  const server = await startServer(dataDir, OTHER);
  const seen = await cli(OTHER, 'status', '--json');
  await server.kill();
  expect((JSON.parse(seen.stdout) as { notices: unknown[] }).notices).toMatchObject([{ kind: 'other_boundaries' }]);
});
