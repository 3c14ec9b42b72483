/** A project file that has no room: one sentence, and nothing is left of it. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';

import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { generateAnswers, toNdjson } from '#support/generate-answers.ts';
import { onLinux } from '#support/only-on.ts';
import { fillQueue, LOCAL_ENGINES } from '#support/queued-folder.ts';
import { runCommand } from '#support/run-command.ts';
import { runCli } from '#support/spawn-program.ts';

let dir: string;
let projectId: string;
beforeAll(async () => {
  dir = makeTempDir();
  projectId = await fillQueue(dir, { prompts: 40, engines: LOCAL_ENGINES.slice(0, 2) });
  const file = join(dir, 'history.ndjson');
  writeFileSync(file, toNdjson(generateAnswers({ count: 600, seed: 1, lastDay: '2026-03-09', days: 20 })));
  expect((await runCommand(['import', 'answers', file, '--project', projectId, '--data-dir', dir])).code).toBe(0);
}, 120_000);
afterAll(() => removeDir(dir));

onLinux('prlimit').it('says that the disk is full while a project is saved', { timeout: 60_000 }, async () => {
  const path = join(dir, 'client.sightline');
  // What a full disk is to a file: it may not grow beyond this. The whole one is larger.
  const args = ['export', 'archive', path, '--project', projectId, '--data-dir', dir];
  const done = await runCli(args, {}, undefined, ['prlimit', '--fsize=60000:60000']);
  expect(done).toMatchObject({ code: 1, stdout: '' });
  expect(done.stderr.trim()).toMatch(/^The disk is full or a quota is used up[^\n]*$/);
  expect(readdirSync(dir).filter((name) => name.startsWith('client'))).toEqual([]);
  expect((await runCommand(args)).code).toBe(0);
});
