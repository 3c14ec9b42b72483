import { describe, expect, it } from 'vitest';

import { AppError } from '#shared/app-error.ts';

import { unreachable } from '../../../src-renderer/api/app-client.ts';
import { planError } from '../../../src-renderer/ui/plan-error.ts';

describe('Words for an error', () => {
  it('say that data is safe when the core is gone or has failed', () => {
    for (const error of [unreachable(null), new AppError('INTERNAL', 'secret cause'), new Error('secret cause')]) {
      expect(planError(error).help).toContain('data is safe');
      expect(planError(error).detail).toBeNull();
    }
  });

  it('tell a lost core from a failing one', () => {
    expect(planError(unreachable(null)).title).not.toBe(planError(new AppError('INTERNAL', '')).title);
  });

  it('repeat what the core said about a refused request', () => {
    expect(planError(new AppError('VALIDATION_ERROR', 'startDate is too early')).detail).toBe('startDate is too early');
  });

  it('offer no second try for what is not there', () => {
    expect(planError(new AppError('NOT_FOUND', 'Project was not found.')).canRetry).toBe(false);
    expect(planError(new AppError('INTERNAL', '')).canRetry).toBe(true);
  });
});
