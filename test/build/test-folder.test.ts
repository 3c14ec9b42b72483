/** Where a test run keeps its folders. */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { makeTestFolder } from '../../build/test-folder.mjs';

describe('the folder of a test run', () => {
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'test-folder-'));
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  it('is on the disk where there is no room in memory, or none is wished', () => {
    for (const memory of [join(parent, 'none'), null]) {
      const folder = makeTestFolder(parent, memory);
      expect([dirname(folder), existsSync(folder)]).toEqual([parent, true]);
    }
  });

  it('is in memory else, and takes away what runs that are over have left there, nothing besides', () => {
    const over = join(parent, 'sightline-tests-4194999-abc');
    const others = ['sightline-tests-', `sightline-tests-${process.pid}-abc`, 'of-somebody-else'];
    for (const path of [over, ...others.map((name) => join(parent, name))]) mkdirSync(path);
    const folder = makeTestFolder(join(parent, 'disk'), parent, 1);
    expect([dirname(folder), existsSync(folder), existsSync(over)]).toEqual([parent, true, false]);
    expect(others.map((name) => existsSync(join(parent, name)))).toEqual([true, true, true]);
  });
});
