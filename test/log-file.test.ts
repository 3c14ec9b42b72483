/** The log never outgrows a few files, whoever writes to it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { KEPT_LOGS, LogFile } from '#main/log-file.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { expectOwnersOnly } from '#support/only-on.ts';

let root: string;
let folder: string;
let path: string;
beforeEach(() => {
  root = makeTempDir();
  folder = join(root, 'logs');
  mkdirSync(folder);
  path = join(folder, 'sightline.log');
});
afterEach(() => removeDir(root));

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

it('is put aside when it is large, and only the newest few are kept', () => {
  const log = new LogFile(path, 100);
  // Eleven lines of ten bytes fill a file.
  for (let line = 0; line < 100; line++) log.write(`line ${String(line).padStart(4, '0')}\n`);
  expect(readdirSync(folder).sort()).toEqual([
    'sightline.log',
    'sightline.log.1',
    'sightline.log.2',
    'sightline.log.3',
  ]);
  expect(KEPT_LOGS).toBe(3);
  expect(read('sightline.log.1').split('\n').slice(0, 2)).toEqual(['line 0088', 'line 0089']);
  expect(read('sightline.log').split('\n')[0]).toBe('line 0099');
  for (const name of readdirSync(folder)) {
    expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(110);
    expectOwnersOnly(join(folder, name));
  }
});

it('is followed to the new file by another process that has the old one open', () => {
  const [one, other] = [new LogFile(path, 100), new LogFile(path, 100)];
  for (let line = 0; line < 10; line++) one.write('0123456789\n');
  // Its file is the one that was put aside: this line is its last one there.
  other.write('last of it\n');
  other.write('first line\n');
  expect(read('sightline.log')).toBe('first line\n');
  expect(readdirSync(folder)).toHaveLength(2);
});

it('is not made anew where its folder is gone, and goes on in it when that is back', () => {
  const log = new LogFile(path, 100);
  renameSync(folder, join(root, 'away'));
  for (let line = 0; line < 30; line++) log.write('0123456789\n');
  expect(existsSync(folder)).toBe(false);
  renameSync(join(root, 'away'), folder);
  log.write('back\n');
  log.write('here\n');
  expect(read('sightline.log')).toBe('here\n');
  expect(read('sightline.log.1')).toMatch(/back\n$/);
});
