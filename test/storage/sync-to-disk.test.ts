/** What is to be on the disk, and systems that sync no folders. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { makeSyncedFolder, syncFile, syncFolder } from '#main/storage/sync-to-disk.ts';

let dir: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'sightline-sync-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const refuse = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

it('leaves names to a system that opens or syncs no folders, and tells every other fault', () => {
  expect(() => syncFolder(dir)).not.toThrow();
  for (const code of ['EPERM', 'EISDIR', 'EACCES', 'EINVAL', 'ENOTSUP', 'EBADF'])
    expect(() => syncFolder(dir, refuse(code))).not.toThrow();
  for (const code of ['EIO', 'ENOSPC', 'EROFS']) expect(() => syncFolder(dir, refuse(code))).toThrow(code);
  expect(() => syncFolder(join(dir, 'nowhere'))).toThrow('ENOENT');
  expect(() => syncFile(join(dir, 'nowhere'))).toThrow('ENOENT');
});

it('makes the folders above it too, again without harm, and none where a file stands', () => {
  const deep = join(dir, 'a', 'b', 'c');
  makeSyncedFolder(deep);
  makeSyncedFolder(deep);
  expect(existsSync(deep)).toBe(true);
  writeFileSync(join(dir, 'file'), '');
  expect(() => makeSyncedFolder(join(dir, 'file'))).toThrow('EEXIST');
  expect(() => makeSyncedFolder(join(dir, 'file', 'below'))).toThrow(/ENOTDIR|EEXIST/);
});
