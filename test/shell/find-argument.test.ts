import { describe, expect, it } from 'vitest';

import { findArgument } from '#main/shell/find-argument.ts';

describe('an argument', () => {
  it('has its value after it or joined to it', () => {
    expect(findArgument(['.', '--data-dir', '/given', '--no-sample'], '--data-dir')).toBe('/given');
    expect(findArgument(['.', '--data-dir=/given=odd'], '--data-dir')).toBe('/given=odd');
  });

  it('is absent when it is not there, has no value, or only begins alike', () => {
    expect(findArgument(['.'], '--data-dir')).toBeUndefined();
    expect(findArgument(['--data-dir'], '--data-dir')).toBeUndefined();
    expect(findArgument(['--data-directory', '/x'], '--data-dir')).toBeUndefined();
  });
});
