import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { ENGINE_ROUTES } from '#main/core/engines/registry.ts';

const FILES = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' }).map((file) =>
  basename(file),
);

// The simulated engine has no wire to conform to: its own tests hold it.
it.each(ENGINE_ROUTES.map((route) => route.id).filter((id) => id !== 'simulated'))(
  'the route %s passes the conformance suite',
  (id) => {
    expect(FILES).toContain(`${id}.conformance.test.ts`);
  },
);

it.each(ENGINE_ROUTES.map((route) => route.id))('the route %s is in the table of the README', (id) => {
  const readme = readFileSync(new URL('../../../../src-main/core/engines/README.md', import.meta.url), 'utf8');
  expect(readme).toMatch(new RegExp(`^\\| \`${id}\` `, 'm'));
});
