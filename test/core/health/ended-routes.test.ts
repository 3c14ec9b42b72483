/** The owner is told of a service that has ended while calls over it are fresh. Day 20000 is 2024-10-04. */
import { expect, it } from 'vitest';

import { planEndedRoutes } from '#main/core/health/ended-routes.ts';
import type { RouteHealth } from '#main/core/health/health-facts.ts';
import { describeNotice } from '#shared/notices/describe-notice.ts';
import { NOTICES_ENGLISH } from '#shared/notices/english.ts';
import { NOTICES_GERMAN } from '#shared/notices/german.ts';

const DAY_MS = 86_400_000;
const NOW = 20_000 * DAY_MS;

const asked = (changes: Partial<RouteHealth>): RouteHealth => ({
  engine: 'perplexity',
  route: 'perplexity-chat',
  days: [],
  lately: { answers: 0, refusals: 0 },
  lastSuccessMs: null,
  lastFailure: null,
  failingSinceMs: null,
  drift: [],
  ...changes,
});
const overAgent = new Map([['perplexity', 'perplexity-agent'] as const]);

it('tells over which service the engine is asked now, in both languages', () => {
  const lastFailure = { reason: 'forbidden', message: 'no', atMs: NOW - DAY_MS };
  const [notice] = planEndedRoutes([asked({ lastFailure })], overAgent, NOW);
  expect(notice).toMatchObject({
    kind: 'route_ended',
    severity: 'warning',
    route: 'perplexity-agent',
    message: "Perplexity is asked over Perplexity Agent API now: Perplexity's chat interface ended on 2026-09-27.",
  });
  if (!notice) return;
  expect(describeNotice(notice, NOTICES_ENGLISH, 'en')).toMatchObject({ said: null });
  expect(describeNotice(notice, NOTICES_GERMAN, 'de').message).toContain('wird jetzt über');
});

it('tells nothing two weeks after the last call, of a route that goes on, or of an engine that is asked over none', () => {
  const old = asked({ lastSuccessMs: NOW - 15 * DAY_MS });
  expect(planEndedRoutes([old], overAgent, NOW)).toEqual([]);
  expect(planEndedRoutes([asked({ route: 'perplexity-agent', lastSuccessMs: NOW })], overAgent, NOW)).toEqual([]);
  expect(planEndedRoutes([asked({ lastSuccessMs: NOW })], new Map([['perplexity', null] as const]), NOW)).toEqual([]);
});
