/** What a verification holds routes against is what the table of routes says of them. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { ENGINE_ROUTES } from '#main/core/engines/registry.ts';
import { ROUTE_FACTS } from '#main/core/engines/verify/route-facts.ts';

const README = new URL('../../../../src-main/core/engines/README.md', import.meta.url);
const rows = readFileSync(README, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const QUERIES: Readonly<Record<string, string>> = {
  told: 'told',
  hidden: 'hidden',
  'told, at times hidden': 'at_times',
  none: 'none',
};
const real = ENGINE_ROUTES.filter(({ surface }) => surface !== 'simulated');

it('every route is described, and no other', () => {
  expect(Object.keys(ROUTE_FACTS).sort()).toEqual(real.map(({ id }) => id).sort());
});

it.each(real.map(({ id }) => id))('%s: queries, cost and the last verification stand in the table', (id) => {
  const row = rows.find((cells) => cells[1] === `\`${id}\``);
  const [, , , , queries = '', cost, , , verified] = row ?? [];
  expect(ROUTE_FACTS[id]).toMatchObject({ queries: QUERIES[queries], cost });
  expect(verified).toMatch(/^(?:\*never\*|20\d\d-\d\d-\d\d)$/);
});
