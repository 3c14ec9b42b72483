/**
 * Counts what calls brought, by day, engine and route. Called inside the transactions that settle jobs, so that a call
 * counts exactly when its outcome is stored. Simulated calls say nothing of an engine and are left out.
 */
import { dayOf } from '#shared/time/day.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { isOtherHouse } from '#shared/vocabulary/model-houses.ts';
import type { Connection } from '../../storage/connection.ts';
import type { DriftSign } from '../engines/drift/find-drift.ts';
import type { CallFailure, ReadAnswer } from '../engines/engine-route.ts';

export interface CallTarget {
  engine: string;
  route: string;
}

const SIMULATED = 'simulated';

/** Counts an answer or a surface that showed nothing; `words` are those of the answer. */
export function noteOutcome(
  db: Connection,
  { engine, route }: CallTarget,
  outcome: { kind: 'not_shown' } | Pick<ReadAnswer, 'kind' | 'isRefusal' | 'isGrounded' | 'engineVersion'>,
  words: number,
  nowMs: number,
): void {
  if (route === SIMULATED) return;
  const isAnswer = outcome.kind === 'answer';
  const model = outcome.kind === 'answer' ? outcome.engineVersion : null;
  const otherModel = isOtherHouse(engine as Engine, model) ? model : null;
  const flag = (is: boolean) => (is ? 1 : 0);
  db.prepare(
    `INSERT INTO engine_day (engine, route, day, answers, not_shown, refusals, ungrounded, words, last_at, other_models, other_model)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET answers = answers + excluded.answers, not_shown = not_shown + excluded.not_shown,
       refusals = refusals + excluded.refusals, ungrounded = ungrounded + excluded.ungrounded,
       words = words + excluded.words, last_at = max(last_at, excluded.last_at),
       other_models = other_models + excluded.other_models, other_model = coalesce(excluded.other_model, other_model)`,
  ).run(
    engine,
    route,
    dayOf(nowMs),
    flag(isAnswer),
    flag(!isAnswer),
    flag(isAnswer && outcome.isRefusal),
    flag(isAnswer && !outcome.isGrounded),
    isAnswer ? words : 0,
    nowMs,
    flag(otherModel !== null),
    otherModel,
  );
}

/** Counts a failed call and keeps its newest sentence. A call that was stopped here is no failure of the engine. */
export function noteFailedCall(
  db: Connection,
  { engine, route }: CallTarget,
  failure: Pick<CallFailure, 'reason' | 'message'>,
  nowMs: number,
): void {
  if (route === SIMULATED || failure.reason === 'aborted') return;
  db.prepare(
    `INSERT INTO engine_failure_day VALUES (?, ?, ?, ?, 1, ?, ?, ?)
     ON CONFLICT DO UPDATE SET calls = calls + 1, last_at = excluded.last_at, message = excluded.message`,
  ).run(engine, route, dayOf(nowMs), failure.reason, nowMs, nowMs, failure.message);
}

/** Different signs that are kept of one route and day: names are text from outside. */
const MOST_SIGNS_A_DAY = 50;

/** Counts what a reply held that this version does not know, or did not hold. */
export function noteDrift(
  db: Connection,
  { engine, route }: CallTarget,
  signs: readonly DriftSign[],
  nowMs: number,
): void {
  if (route === SIMULATED || signs.length === 0) return;
  const day = dayOf(nowMs);
  const known = db
    .prepare('SELECT count(*) FROM engine_drift_day WHERE engine = ? AND route = ? AND day = ?')
    .pluck()
    .get(engine, route, day) as number;
  const add = db.prepare(
    known >= MOST_SIGNS_A_DAY
      ? `UPDATE engine_drift_day SET replies = replies + 1, last_at = max(last_at, :nowMs)
         WHERE engine = :engine AND route = :route AND day = :day AND kind = :kind AND name = :name`
      : `INSERT INTO engine_drift_day VALUES (:engine, :route, :day, :kind, :name, 1, :nowMs, :nowMs)
         ON CONFLICT DO UPDATE SET replies = replies + 1, last_at = max(last_at, excluded.last_at)`,
  );
  for (const { kind, name } of signs) add.run({ engine, route, day, kind, name, nowMs });
}
