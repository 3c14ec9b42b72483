/** What the command line prints of names that others chose: no escape sequence, no turned text, no second line. */
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { toTerminalText } from '#main/cli/terminal-text.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { runCommand } from '#support/run-command.ts';

const root = makeTempDir();
afterAll(() => removeDir(root));

/** Titles, clears, moves the cursor, writes to the clipboard, links, turns text around, rings. */
const HOSTILE =
  'A\u001b]0;owned\u0007\u001b[2J\u001b[1A\u001b]52;c;cm0gLXJm\u0007\u009b31m\u202egnp.exe\u2066\u200f\u0085\u2028B';
const UNSAFE = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

describe('text for a terminal', () => {
  it('spells out what commands it and keeps everything else', () => {
    expect(toTerminalText(HOSTILE)).not.toMatch(UNSAFE);
    expect(toTerminalText('a\u001b[2J\u202eb\r')).toBe('a\\u001b[2J\\u202eb\\u000d');
    expect(toTerminalText('Zoë — 名前 👩‍👩‍👧 \u05d0\n\tb')).toBe('Zoë — 名前 👩‍👩‍👧 \u05d0\n\tb');
  });

  it('is the same value where it is JSON', () => {
    expect(JSON.parse(toTerminalText(JSON.stringify({ name: HOSTILE }, null, 2)))).toEqual({ name: HOSTILE });
  });

  it('is all that commands print, of names, of files and of errors', { timeout: 240_000 }, async () => {
    const dataDir = join(root, 'data');
    const run = (...args: string[]) => runCommand([...args, '--data-dir', dataDir]);
    for (const args of [
      // Control characters are refused in names; what turns text around is not.
      ['keys', 'create', '--name', 'a\u202eb', '--env', 'live'],
      ['keys', 'create', '--name', HOSTILE, '--env', 'live'],
      ['keys', 'create', '--name', HOSTILE, '--env', 'live', '--json'],
      ['keys', 'list'],
      ['keys', 'list', '--json'],
      ['keys', 'revoke', HOSTILE],
      ['import', 'answers', join(root, HOSTILE), '--project', HOSTILE],
      ['backup', join(root, HOSTILE)],
      ['restore', join(root, HOSTILE)],
      [HOSTILE],
    ]) {
      const { stdout, stderr } = await run(...args);
      expect(`${stdout}${stderr}`, args[0]).not.toMatch(UNSAFE);
      expect(`${stdout}${stderr}`).not.toBe('');
    }
  });
});
