import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { completeLock, planSystem } from '../../build/complete-lock.mjs';

describe('the system that a package is for', () => {
  it.each([
    ['@scope/tool-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@scope/tool-linux-arm64-gnu', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
    ['@scope/tool-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@scope/tool-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['@scope/tool-wasm32-wasi', { cpu: ['wasm32'] }],
    ['fsevents', null],
    ['linux-sounding-name', null],
  ])('is read from %s', (name, system) => {
    expect(planSystem(name)).toEqual(system);
  });
});

describe('a completed lock file', () => {
  const tool = {
    version: '2.0.0',
    dev: true,
    optionalDependencies: { 'tool-linux-x64': '2.0.0', 'tool-darwin-arm64': '2.0.0', 'tool-win32-x64': '^2.0.0' },
  };
  const lock = {
    packages: {
      '': {},
      'node_modules/tool': tool,
      'node_modules/tool-linux-x64': { version: '2.0.0', optional: true },
    },
  };

  it('names what was left out, in npm order, and changes nothing else', () => {
    const completed = completeLock(lock).packages;
    expect(Object.keys(completed)).toEqual([
      '',
      'node_modules/tool',
      'node_modules/tool-darwin-arm64',
      'node_modules/tool-linux-x64',
    ]);
    expect(completed['node_modules/tool-darwin-arm64']).toEqual({
      version: '2.0.0',
      dev: true,
      optional: true,
      os: ['darwin'],
      cpu: ['arm64'],
    });
    expect(completed['node_modules/tool-linux-x64']).toBe(lock.packages['node_modules/tool-linux-x64']);
  });

  it('is complete the second time', () => {
    const once = completeLock(lock);
    expect(completeLock(once)).toEqual(once);
  });
});

describe('the lock file of this project', () => {
  it('names every package for another system, so that a fresh clone installs', () => {
    const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
    expect(completeLock(lock)).toEqual(lock);
  });
});
