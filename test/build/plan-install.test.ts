import { describe, expect, it } from 'vitest';

import { isInstalledFrom, planInstall } from '../../build/install-dependencies.mjs';

const complete = { stamp: 'a', wanted: 'a', hasNode: true, isLinked: false, isMatching: () => true };

describe('the plan for installing', () => {
  it('does nothing when the stamp names this lock file and Node is there', () => {
    expect(planInstall(complete)).toBe('ready');
  });

  it('installs on a fresh clone', () => {
    const fresh = { ...complete, stamp: null, hasNode: false, isMatching: () => false };
    expect(planInstall(fresh)).toBe('install');
  });

  it('installs again when the lock file changed', () => {
    expect(planInstall({ ...complete, wanted: 'b', isMatching: () => false })).toBe('install');
  });

  it('fetches only Node when the packages are there', () => {
    expect(planInstall({ ...complete, hasNode: false })).toBe('complete');
  });

  it('takes over what npm installed by hand from the same lock file', () => {
    expect(planInstall({ ...complete, stamp: null })).toBe('complete');
  });

  it('never replaces a linked folder', () => {
    const linked = { ...complete, stamp: null, isLinked: true, isMatching: () => false };
    expect(planInstall(linked)).toBe('ready');
    expect(planInstall({ ...linked, hasNode: false })).toBe('complete');
  });
});

describe('an installed folder', () => {
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/for-another-system': { version: '2.0.0', optional: true },
    },
  };

  it('matches when everything that is not optional is there in its version', () => {
    expect(isInstalledFrom(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true);
  });

  it.each([
    ['a missing package', { packages: {} }],
    ['another version', { packages: { 'node_modules/a': { version: '1.0.1' } } }],
    [
      'another version of an optional package',
      {
        packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/for-another-system': { version: '1.9.0' } },
      },
    ],
    ['no record, as after an interrupted install', null],
  ])('does not match with %s', (_what, installed) => {
    expect(isInstalledFrom(lock, installed)).toBe(false);
  });
});
