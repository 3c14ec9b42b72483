import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';

import { isBuilt } from '../../build/build-bundles.mjs';
import { bundleFingerprint } from '../../build/fingerprint.mjs';

let root = '';

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

function markBuilt(): void {
  write('out/.build.json', JSON.stringify({ fingerprint: bundleFingerprint(root) }));
}

describe('whether the bundles are up to date', () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'sightline-build-'));
    write('src-main/main.ts', 'one');
    write('src-main/storage/open.ts', 'two');
  });

  it('no, before the first build', () => {
    expect(isBuilt(root)).toBe(false);
  });

  it('yes, while nothing changes', () => {
    markBuilt();
    expect(isBuilt(root)).toBe(true);
  });

  it('no, after a change deep inside', () => {
    markBuilt();
    write('src-main/storage/open.ts', 'three!');
    expect(isBuilt(root)).toBe(false);
  });

  it('no, after a change that put an older file in place', () => {
    markBuilt();
    utimesSync(path.join(root, 'src-main/main.ts'), 1000, 1000);
    expect(isBuilt(root)).toBe(false);
  });

  it('no, after a file was deleted', () => {
    markBuilt();
    rmSync(path.join(root, 'src-main/storage/open.ts'));
    expect(isBuilt(root)).toBe(false);
  });

  it.each(['migrations/0001-first.ts', 'src-renderer/index.html', 'src-shared/day.ts', 'package-lock.json'])(
    'no, after %s appeared',
    (file) => {
      markBuilt();
      write(file, 'new');
      expect(isBuilt(root)).toBe(false);
    },
  );

  it('yes, whatever happens to tests and documents', () => {
    markBuilt();
    write('test/a.test.ts', 'new');
    write('README.md', 'new');
    expect(isBuilt(root)).toBe(true);
  });

  it('no, when the stamp was cut short', () => {
    write('out/.build.json', '{"finger');
    expect(isBuilt(root)).toBe(false);
  });
});
