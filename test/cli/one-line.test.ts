/** What the command line says when it is asked for half of something: one line on stderr, nothing on stdout. */
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { runCommand } from '#support/run-command.ts';

const root = makeTempDir();
const dataDir = join(root, 'data');
afterAll(() => removeDir(root));

const cli = (...args: string[]) => runCommand([...args, '--data-dir', dataDir]);

describe('half a command', () => {
  it.each([
    [['keys'], /create, list, revoke/],
    [['account', 'set'], /--tier/],
    [['backup', join(root, 'none', 'a.db')], /there is no folder/],
  ])('%j fails in one line that says what is missing', async (args, said) => {
    const { code, stdout, stderr } = await cli(...args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toMatch(said);
  });

  it('no command at all does too, and help that was asked for is shown whole', async () => {
    const nothing = await runCommand([]);
    expect([nothing.code, nothing.stdout, nothing.stderr.trim().split('\n').length]).toEqual([1, '', 1]);
    const help = await runCommand(['keys', '--help']);
    expect([help.code, help.stderr]).toEqual([0, '']);
    expect(help.stdout.split('\n').length).toBeGreaterThan(8);
  });
});
