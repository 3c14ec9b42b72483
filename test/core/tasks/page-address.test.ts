import { describe, expect, it } from 'vitest';

import { isInsecure, toPath } from '#main/core/tasks/page-address.ts';

describe('an address', () => {
  it('is read without fetching it', () => {
    expect(toPath('https://nortivo.example')).toBe('');
    expect(toPath('https://nortivo.example/a/b/?q=1')).toBe('/a/b');
    expect(isInsecure('http://nortivo.example')).toBe(true);
    expect(isInsecure('https://nortivo.example')).toBe(false);
  });
});
