/** Health as commands: the history of each route, the facts behind notices, and which routes ever worked. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { dayOf, toDate } from '#shared/time/day.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineRead } from '../../storage/command.ts';
import { planEndedRoutes } from './ended-routes.ts';
import { type HealthDay, type RouteHealth, readRouteHealth } from './health-facts.ts';
import { NOTICE_DAYS, planNotices } from './plan-notices.ts';

type Health = OperationOutput<'engines.health'>;

/** The newest `days` UTC days, today included. */
export const loadHealth = defineRead(
  'health.list',
  (db, input: { days: number; nowMs: number }): Health =>
    readRouteHealth(db, dayOf(input.nowMs) - input.days + 1).map((health) => ({
      engine: health.engine,
      route: health.route,
      lastSuccessAt: toDateTime(health.lastSuccessMs),
      lastFailure: health.lastFailure && {
        at: new Date(health.lastFailure.atMs).toISOString(),
        reason: health.lastFailure.reason,
        message: health.lastFailure.message,
      },
      drift: health.drift.map(({ kind, name, replies, firstMs, lastMs }) => ({
        kind,
        name,
        replies,
        firstAt: new Date(firstMs).toISOString(),
        lastAt: new Date(lastMs).toISOString(),
      })),
      days: health.days.map(toWireDay),
    })),
);

/** `routes` is how each engine is reached now: an engine that was moved to another route is judged by that one alone. */
export const loadNotices = defineRead(
  'health.notices',
  (db, input: { nowMs: number; routes: { engine: Engine; route: string | null }[] }) => {
    const inUse = new Map(input.routes.map(({ engine, route }) => [engine, route]));
    const isInUse = (health: RouteHealth) => inUse.get(health.engine) === health.route;
    const known = readRouteHealth(db, dayOf(input.nowMs) - NOTICE_DAYS + 1);
    const facts = known.filter(isInUse);
    return [...planNotices(facts, input.nowMs), ...planEndedRoutes(known, inUse, input.nowMs)];
  },
);

/** Ids of the routes that ever brought an answer. */
export const loadWorkingRoutes = defineRead(
  'health.working',
  (db, _input: null): string[] => db.prepare('SELECT DISTINCT route FROM engine_day').pluck().all() as string[],
);

function toWireDay({
  day,
  words,
  failures,
  otherModel: _otherModel,
  ...counts
}: HealthDay): Health[number]['days'][number] {
  const counted = Object.fromEntries(Object.entries(failures).map(([reason, calls]) => [reason, calls ?? 0]));
  const failed = Object.values(counted).reduce((sum, calls) => sum + calls, 0);
  return {
    date: toDate(day),
    calls: counts.answers + counts.notShown + failed,
    ...counts,
    averageWords: counts.answers === 0 ? null : words / counts.answers,
    failures: counted,
  };
}

function toDateTime(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
