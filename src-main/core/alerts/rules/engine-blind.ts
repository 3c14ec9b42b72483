/** An engine of the project that was called on its newest two days with calls, by whichever project, and brought no answer over any route. */
import { toDate } from '#shared/time/day.ts';
import type { Connection } from '../../../storage/connection.ts';
import type { AlertEvent, ConditionOf, DayOfProject } from '../alert-event.ts';

const BLIND_DAYS = 2;
/** Without a call for so long it is not asked any more. */
const MOST_DAYS_SINCE = 7;
/** Where nothing failed and surfaces were empty: so many of them, after as many answers. Fewer may be all that there was to show. */
const FEWEST_EMPTY = 8;

export function evaluateEngineBlind(
  db: Connection,
  _condition: ConditionOf<'engine_blind'>,
  { project, day }: DayOfProject,
): AlertEvent[] {
  return [...new Set(project.models)].flatMap((engine): AlertEvent[] => {
    const blind = readBlindDays(db, engine, day);
    if (blind === null || blind.days < BLIND_DAYS || blind.last < day - MOST_DAYS_SINCE) return [];
    const reason = readReason(db, engine, blind.last);
    if (reason === null && (blind.empty < FEWEST_EMPTY || readAnswers(db, engine, blind.first - 1) < FEWEST_EMPTY))
      return [];
    const since = toDate(blind.first);
    return [{ event: `${engine}:${since}`, restDays: null, facts: { kind: 'engine_blind', engine, since, reason } }];
  });
}

interface BlindDays {
  days: number;
  first: number;
  last: number;
  /** Surfaces that showed nothing. */
  empty: number;
}

/** Days with calls after the newest one with an answer, however long ago that is: the event keeps its name. */
function readBlindDays(db: Connection, engine: string, day: number): BlindDays | null {
  const row = db
    .prepare(
      `WITH called AS (
         SELECT day, not_shown FROM engine_day WHERE engine = :engine AND day <= :day
         UNION ALL SELECT day, 0 FROM engine_failure_day WHERE engine = :engine AND day <= :day)
       SELECT count(DISTINCT day) AS days, coalesce(min(day), 0) AS first, coalesce(max(day), 0) AS last, coalesce(sum(not_shown), 0) AS empty
       FROM called WHERE day > coalesce((SELECT max(day) FROM engine_day WHERE engine = :engine AND day <= :day AND answers > 0), 0)`,
    )
    .get({ engine, day }) as BlindDays;
  return row.days === 0 ? null : row;
}

/** Why most calls of a day failed; null: none did. */
function readReason(db: Connection, engine: string, day: number): string | null {
  const reason = db
    .prepare(
      'SELECT reason FROM engine_failure_day WHERE engine = ? AND day = ? GROUP BY reason ORDER BY sum(calls) DESC, reason LIMIT 1',
    )
    .pluck()
    .get(engine, day);
  return (reason as string | undefined) ?? null;
}

/** Up to a day. */
function readAnswers(db: Connection, engine: string, lastDay: number): number {
  const sum = db.prepare('SELECT coalesce(sum(answers), 0) FROM engine_day WHERE engine = ? AND day <= ?').pluck();
  return sum.get(engine, lastDay) as number;
}
