/** The names of services that screens show belong to the routes that there are. */
import { expect, it } from 'vitest';

import { ENGINE_ROUTES, RETIRED_ROUTES } from '#main/core/engines/registry.ts';
import { ROUTE_LABELS } from '#shared/vocabulary/routes.ts';

it('every route but the simulated one has a name of its own on the screens, and the core begins with it', () => {
  const routes = ENGINE_ROUTES.filter(({ surface }) => surface !== 'simulated');
  expect(Object.keys(ROUTE_LABELS).sort()).toEqual([...routes, ...RETIRED_ROUTES].map(({ id }) => id).sort());
  for (const { id, label } of routes) expect(label.startsWith(ROUTE_LABELS[id] ?? '-'), id).toBe(true);
});
