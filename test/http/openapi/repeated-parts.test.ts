import { expect, it } from 'vitest';

import { RepeatedParts } from '#main/http/openapi/repeated-parts.ts';

it('writes once what occurs twice, under names of their own, and leaves the rest where it stands', () => {
  const parts = new RepeatedParts('parameters');
  const short = [parts.add('days', { limit: 30 }), parts.add('days', { limit: 30 })];
  const long = [parts.add('days', { limit: 90 }), parts.add('days', { limit: 90 })];
  const single = parts.add('days', { limit: 365 });
  expect(parts.share()).toEqual({ days: { limit: 30 }, days2: { limit: 90 } });
  expect(short).toEqual([{ $ref: '#/components/parameters/days' }, { $ref: '#/components/parameters/days' }]);
  expect(long).toEqual([{ $ref: '#/components/parameters/days2' }, { $ref: '#/components/parameters/days2' }]);
  expect(single).toEqual({ limit: 365 });
});
