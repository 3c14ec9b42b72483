/** A sign-in link from the command line: taken by the server that runs on the same folder, refused in one line without one. */
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { makeTempDir, removeDir, startFolderService } from '#support/folder-service.ts';
import { runCommand } from '#support/run-command.ts';
import { signIn } from '#support/session-transport.ts';

const root = makeTempDir();
const dataDir = join(root, 'data');
const cli = () => runCommand(['sign-in', '--data-dir', dataDir]);

afterAll(() => removeDir(root));

it('leads a second browser to the running server, and to nothing once that stopped', async () => {
  const service = await startFolderService({ dataDir });
  const made = await cli();
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const link = made.stdout.trim();
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{32}$/);
  expect(await signIn(link)).toMatch(/^sightline_\d+=/);
  expect(await signIn(link)).toBeNull();
  await service.close();
  const stopped = await cli();
  expect(stopped).toMatchObject({ code: 1, stdout: '' });
  expect(stopped.stderr).toBe('No app or server runs on this data folder. Start one first: npm run serve\n');
});
