/** Rules about what is or is not the case: an engine that is blind, a cap that is near, a name that recurs, a report or data files that failed. */
import { dayOf, startOfDay, toDate } from '#shared/time/day.ts';
import { startOfNextMonth, toMonthText } from '#shared/time/month-text.ts';
import type { DataFormat } from '#shared/vocabulary/data-tables.ts';
import type { Connection } from '../../../storage/connection.ts';
import { readRouteHealth } from '../../health/health-facts.ts';
import { toUsd } from '../../money/nano-usd.ts';
import { readTimeZone } from '../../money/owner-month.ts';
import type { AlertEvent, ConditionOf, DayOfProject } from '../alert-event.ts';

const DAY_MS = 86_400_000;
const BLIND_DAYS = 2;
/** Days that are looked back at for calls: a weekly schedule has two within them. */
const LOOK_BACK_DAYS = 28;

/** An engine of the project that was called on its newest two days with calls, and brought no answer over any route. */
export function judgeEngineBlind(
  db: Connection,
  _condition: ConditionOf<'engine_blind'>,
  { project, day }: DayOfProject,
): AlertEvent[] {
  const health = readRouteHealth(db, day - LOOK_BACK_DAYS).filter(({ engine }) => project.models.includes(engine));
  return [...Map.groupBy(health, ({ engine }) => engine)].flatMap(([engine, routes]): AlertEvent[] => {
    const known = routes.flatMap(({ days }) => days).filter((each) => each.day <= day);
    const byDay = Map.groupBy(known, (each) => each.day);
    const newest = [...byDay.keys()].sort((a, b) => b - a);
    const hasAnswer = (each: number) => (byDay.get(each) ?? []).some(({ answers }) => answers > 0);
    const seen = newest.findIndex(hasAnswer);
    const blind = seen < 0 ? newest : newest.slice(0, seen);
    if (blind.length < BLIND_DAYS || (newest[0] ?? 0) < day - 7) return [];
    const since = toDate(blind.at(-1) ?? day);
    const failures = (byDay.get(blind[0] ?? day) ?? []).flatMap((each) => Object.entries(each.failures));
    const reason = failures.sort(([, a = 0], [, b = 0]) => b - a)[0]?.[0] ?? null;
    return [{ event: `${engine}:${since}`, restDays: null, facts: { kind: 'engine_blind', engine, since, reason } }];
  });
}

/** The forecast is the month at the pace of its days so far, once there are some. */
const FEWEST_DAYS = 3;

/** What was spent is of the day; the cap is the one that is set now. */
export function judgeCapNear(
  db: Connection,
  { percent, forecast }: ConditionOf<'cap_near'>,
  { project, day }: DayOfProject,
): AlertEvent[] {
  const cap = db.prepare('SELECT cap_nano FROM spend_cap WHERE scope = ?').pluck().get(project.publicId) as
    | number
    | undefined;
  if (cap === undefined) return [];
  const endMs = startOfDay(day + 1);
  const timeZone = readTimeZone(db);
  const month = toMonthText(endMs - 1, timeZone);
  const used = db
    .prepare(
      `SELECT coalesce(sum(nano), 0) FROM ledger_entry JOIN billing_period ON billing_period.id = billing_period_id
       WHERE project = ? AND month = ? AND started_at < ?`,
    )
    .pluck()
    .get(project.publicId, month, endMs) as number;
  const monthEndMs = startOfNextMonth(endMs - 1, timeZone);
  const [year = 0, number = 1] = month.split('-').map(Number);
  const monthDays = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const daysLeft = Math.max(0, Math.round((monthEndMs - endMs) / DAY_MS));
  const daysGone = monthDays - daysLeft;
  const expected = daysGone < FEWEST_DAYS ? null : (used / daysGone) * monthDays;
  const isNear = used >= (cap * percent) / 100;
  const willPass = forecast && expected !== null && expected > cap;
  if (!isNear && !willPass) return [];
  const facts = {
    kind: 'cap_near',
    month,
    usedUsd: toUsd(used),
    capUsd: toUsd(cap),
    forecastUsd: expected === null ? null : toUsd(Math.round(expected)),
  } as const;
  return [{ event: `${month}:${isNear ? 'near' : 'forecast'}`, restDays: null, facts }];
}

/** Names that are suggested have counts and no days: they are news once, and cannot be tried on history. */
export function judgeNewCompetitor(
  db: Connection,
  { answers: least }: ConditionOf<'new_competitor'>,
  { project }: DayOfProject,
): AlertEvent[] {
  const rows = db
    .prepare(
      `SELECT name_key AS key, name, answers FROM suggestion
       WHERE project_id = ? AND state = 'suggested' AND answers >= ? AND head_answers > 0 ORDER BY answers DESC, name_key LIMIT 100`,
    )
    .all(project.id, least) as { key: string; name: string; answers: number }[];
  return rows.map(({ key, name, answers }) => ({
    event: key,
    restDays: null,
    facts: { kind: 'new_competitor', name, answers },
  }));
}

export function judgeReportFailed(
  db: Connection,
  _condition: ConditionOf<'report_failed'>,
  { project, day }: DayOfProject,
): AlertEvent[] {
  const rows = db
    .prepare(
      `SELECT public_id AS id, name, format, reason FROM report_build
       WHERE project_id = ? AND failures > 0 AND built_at IS NULL AND failed_at < ? ORDER BY report_build.id`,
    )
    .all(project.id, startOfDay(day + 1)) as { id: string; name: string; format: string; reason: string | null }[];
  return rows.map(({ id, ...facts }) => ({ event: id, restDays: null, facts: { kind: 'report_failed', ...facts } }));
}

/** Of schedules that write files of this project; from the first try that failed until one succeeds it is one event. */
export function judgeExportFailed(
  db: Connection,
  _condition: ConditionOf<'export_failed'>,
  { project, day }: DayOfProject,
): AlertEvent[] {
  const rows = db
    .prepare(
      `SELECT public_id AS id, last_slot AS lastSlot, coalesce(wish ->> '$.format', 'parquet') AS format, written_at AS writtenAt
       FROM data_export_schedule WHERE failures > 0 AND failed_at < ?
         AND (wish ->> '$.projectIds' IS NULL OR EXISTS (SELECT 1 FROM json_each(wish, '$.projectIds') WHERE value = ?))
       ORDER BY data_export_schedule.id`,
    )
    .all(startOfDay(day + 1), project.publicId) as {
    id: string;
    lastSlot: string;
    format: DataFormat;
    writtenAt: number | null;
  }[];
  return rows.map(({ id, lastSlot, format, writtenAt }) => ({
    event: `${id}:${lastSlot}`,
    restDays: null,
    facts: { kind: 'export_failed', format, lastDate: writtenAt === null ? null : toDate(dayOf(writtenAt)) },
  }));
}
