import { describe, expect, it } from 'vitest';

import { AppError } from '#shared/app-error.ts';

import { unreachable } from '../../../src-renderer/api/app-client.ts';
import { shouldRetry } from '../../../src-renderer/api/operation-query.ts';

describe('Retrying a read', () => {
  it('does not repeat what the core refused', () => {
    expect(shouldRetry(0, new AppError('NOT_FOUND', 'Gone.'))).toBe(false);
    expect(shouldRetry(0, new AppError('UNAUTHORIZED', 'Sign in.'))).toBe(false);
  });

  it('asks once more after a fault or a lost connection, and then gives up', () => {
    for (const error of [new AppError('INTERNAL', 'Oops.'), unreachable(null), new Error('odd')]) {
      expect(shouldRetry(0, error)).toBe(true);
      expect(shouldRetry(1, error)).toBe(false);
    }
  });
});
