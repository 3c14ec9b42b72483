import { expect, it } from 'vitest';
import { fromPublicId, newAnswerId, toPublicId } from '#main/core/answers/answer-id.ts';

it('an answer id is a UUID of version 7 that tells when it was stored, and comes back as its bytes', () => {
  const id = newAnswerId(Date.UTC(2026, 10, 21));
  const text = toPublicId(id);
  expect(text).toMatch(/^01a[0-9a-f]{5}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(text.replace('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 10, 21));
  expect(fromPublicId(text.toUpperCase())).toEqual(id);
});

it.each(['', 'x', '0'.repeat(36), '019a2b3c-0000-7000-8000-00000000000g'])('%j is no answer id', (text) => {
  expect(fromPublicId(text)).toBeNull();
});
