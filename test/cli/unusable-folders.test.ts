/** A data folder that cannot be used is one clear line and an exit code. Every kind of folder: `unusable-folders.long.test.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { beginServer, runCli } from '#support/spawn-program.ts';

const root = makeTempDir();
afterAll(() => removeDir(root));
const file = join(root, 'file');
writeFileSync(file, 'mine');

it('a file in its place is refused by the command line and by the server', async () => {
  const programs = [runCli(['account', 'set', '--tier', 'pro', '--data-dir', file]), beginServer(file).ended];
  for (const { code, stdout, stderr } of await Promise.all(programs)) {
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The data folder .* cannot be used: there is a file in its place\.\n$/);
  }
});
