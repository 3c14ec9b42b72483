import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { planDataDir } from '#main/shell/data-dir.ts';

const env = { SIGHTLINE_DATA_DIR: '/from/environment' };

describe('the data folder of a start', () => {
  it('is the argument before the environment before the default', () => {
    expect(planDataDir(['.', '--data-dir', '/given'], env, '/default')).toBe('/given');
    expect(planDataDir(['.', '--data-dir=/given'], env, '/default')).toBe('/given');
    expect(planDataDir(['.'], env, '/default')).toBe('/from/environment');
    expect(planDataDir(['.'], {}, '/default')).toBe('/default');
  });

  it('is absolute', () => {
    expect(planDataDir(['--data-dir', 'here'], {}, '/default')).toBe(path.resolve('here'));
  });

  it('falls back when the argument has no value', () => {
    expect(planDataDir(['--data-dir'], {}, '/default')).toBe('/default');
  });
});
