/** What is known of the calls to each engine over each route, day by day, as rows become facts. Judges nothing. */
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Connection } from '../../storage/connection.ts';
import type { DriftSign } from '../engines/drift/find-drift.ts';

export interface HealthDay {
  day: number;
  answers: number;
  notShown: number;
  refusals: number;
  ungrounded: number;
  /** Of all answers together. */
  words: number;
  /** Answers that name a model which is not known as one of the engine's own house, and the newest such model. */
  otherModels: number;
  otherModel: string | null;
  /** Failed calls by reason. */
  failures: Partial<Record<string, number>>;
}

export interface FailureFact {
  reason: string;
  message: string;
  atMs: number;
}

export interface AnswerCount {
  answers: number;
  refusals: number;
}

/** A sign that the wire changed, over the days looked at. */
export interface DriftFact extends DriftSign {
  replies: number;
  firstMs: number;
  lastMs: number;
}

export interface RouteHealth {
  engine: Engine;
  route: string;
  /** Days with calls, oldest first. */
  days: HealthDay[];
  /** The hour before the newest answer, or the newest few where they came further apart. */
  lately: AnswerCount;
  /** Last answer or empty surface within the days looked at; null when there is none. */
  lastSuccessMs: number | null;
  lastFailure: FailureFact | null;
  /** First failure after the last success; null when the newest call went well. */
  failingSinceMs: number | null;
  /** The newest first. */
  drift: DriftFact[];
}

interface DayRow {
  engine: Engine;
  route: string;
  day: number;
  answers: number;
  notShown: number;
  refusals: number;
  ungrounded: number;
  words: number;
  otherModels: number;
  otherModel: string | null;
  lastAt: number;
}

interface FailureRow {
  engine: Engine;
  route: string;
  day: number;
  reason: string;
  calls: number;
  firstAt: number;
  lastAt: number;
  message: string;
}

interface DriftRow extends DriftFact {
  engine: Engine;
  route: string;
}

/** Every engine and route with calls from `firstDay` on, by engine and route. */
export function readRouteHealth(db: Connection, firstDay: number): RouteHealth[] {
  const days = db
    .prepare(
      `SELECT engine, route, day, answers, not_shown AS notShown, refusals, ungrounded, words, other_models AS otherModels,
         other_model AS otherModel, last_at AS lastAt
       FROM engine_day WHERE day >= ?`,
    )
    .all(firstDay) as DayRow[];
  const failures = db
    .prepare(
      `SELECT engine, route, day, reason, calls, first_at AS firstAt, last_at AS lastAt, message
       FROM engine_failure_day WHERE day >= ?`,
    )
    .all(firstDay) as FailureRow[];
  const lately = countLately(db);
  const drift = db
    .prepare(
      `SELECT engine, route, kind, name, sum(replies) AS replies, min(first_at) AS firstMs, max(last_at) AS lastMs
       FROM engine_drift_day WHERE day >= ? GROUP BY engine, route, kind, name ORDER BY lastMs DESC, kind, name`,
    )
    .all(firstDay) as DriftRow[];
  const keyOf = (row: { engine: string; route: string }) => `${row.engine}\t${row.route}`;
  const daysOf = Map.groupBy(days, keyOf);
  const failuresOf = Map.groupBy(failures, keyOf);
  const driftOf = Map.groupBy(drift, keyOf);
  const keys = [...new Set([...daysOf.keys(), ...failuresOf.keys()])].sort();
  return keys.map((key) => ({
    ...toRouteHealth(key, daysOf.get(key) ?? [], failuresOf.get(key) ?? []),
    lately: lately.get(key) ?? { answers: 0, refusals: 0 },
    drift: (driftOf.get(key) ?? []).map(({ engine: _, route: __, ...fact }) => fact),
  }));
}

/** So many of the newest answers of all engines are looked at. */
const NEWEST_ANSWERS = 500;
const LATELY_MS = 3_600_000;
const FEWEST_LATELY = 2;

/** By engine and route. Days would hide an engine that answered in the morning and refuses since noon. */
function countLately(db: Connection): Map<string, AnswerCount> {
  const rows = db
    .prepare(
      `SELECT engine || char(9) || route AS key, is_refusal AS isRefusal, answered_at AS answeredAt
       FROM (SELECT engine, provenance_id, is_refusal, answered_at, import_batch_id FROM answer ORDER BY id DESC LIMIT ${NEWEST_ANSWERS})
         JOIN provenance ON provenance.id = provenance_id
       WHERE import_batch_id IS NULL ORDER BY answered_at DESC`,
    )
    .all() as { key: string; isRefusal: 0 | 1; answeredAt: number }[];
  const counts = [...Map.groupBy(rows, ({ key }) => key)].map(([key, answers]): [string, AnswerCount] => {
    const sinceMs = (answers[0]?.answeredAt ?? 0) - LATELY_MS;
    const counted = answers.filter(({ answeredAt }, index) => answeredAt >= sinceMs || index < FEWEST_LATELY);
    return [key, { answers: counted.length, refusals: counted.filter(({ isRefusal }) => isRefusal === 1).length }];
  });
  return new Map(counts);
}

function toRouteHealth(key: string, days: DayRow[], failures: FailureRow[]): Omit<RouteHealth, 'lately' | 'drift'> {
  const [engine, route] = key.split('\t') as [Engine, string];
  const lastSuccessMs = days.length === 0 ? null : Math.max(...days.map((day) => day.lastAt));
  const newest = failures.toSorted((a, b) => b.lastAt - a.lastAt)[0];
  return {
    engine,
    route,
    days: toDays(days, failures),
    lastSuccessMs,
    lastFailure: newest ? { reason: newest.reason, message: newest.message, atMs: newest.lastAt } : null,
    failingSinceMs: planFailingSince(failures, lastSuccessMs),
  };
}

const NO_CALLS = { answers: 0, notShown: 0, refusals: 0, ungrounded: 0, words: 0, otherModels: 0, otherModel: null };

function toDays(days: DayRow[], failures: FailureRow[]): HealthDay[] {
  const found = new Map<number, HealthDay>();
  for (const { engine: _engine, route: _route, lastAt: _lastAt, ...counts } of days) {
    found.set(counts.day, { ...counts, failures: {} });
  }
  for (const { day, reason, calls } of failures) {
    const entry = found.get(day) ?? { ...NO_CALLS, day, failures: {} };
    entry.failures[reason] = calls;
    found.set(day, entry);
  }
  return [...found.values()].sort((a, b) => a.day - b.day);
}

/** A day's failures of one reason are kept as first and last: the first that is known to be after the success. */
function planFailingSince(failures: FailureRow[], lastSuccessMs: number | null): number | null {
  const after = failures.filter((row) => row.lastAt > (lastSuccessMs ?? Number.NEGATIVE_INFINITY));
  if (after.length === 0) return null;
  return Math.min(...after.map((row) => (row.firstAt > (lastSuccessMs ?? 0) ? row.firstAt : row.lastAt)));
}
