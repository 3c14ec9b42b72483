/** The monthly cap of a project is near, or will be passed. What was spent is of the day; the cap is the one that is set now. */
import { startOfDay } from '#shared/time/day.ts';
import { startOfNextMonth, toMonthText } from '#shared/time/month-text.ts';
import type { Connection } from '../../../storage/connection.ts';
import { toUsd } from '../../money/nano-usd.ts';
import { readTimeZone } from '../../money/owner-month.ts';
import type { AlertEvent, ConditionOf, DayOfProject } from '../alert-event.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** The pace is that of up to so many whole weeks: a weekly schedule spends all of a week's money on one day. */
const MOST_WEEKS = 4;

/** Another cap makes it another event: who raised it is notified again when it is near. */
export function evaluateCapNear(
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
  const spent = readSpent(db, { project: project.publicId, month, timeZone, endMs });
  const daysLeft = Math.max(0, (startOfNextMonth(endMs - 1, timeZone) - endMs) / DAY_MS);
  const used = spent.inMonth;
  const expected = spent.aDay === null ? null : Math.round(used + spent.aDay * daysLeft);
  const isNear = used >= (cap * percent) / 100;
  const willPass = forecast && expected !== null && expected > cap;
  if (!isNear && !willPass) return [];
  const facts = {
    kind: 'cap_near',
    month,
    usedUsd: toUsd(used),
    capUsd: toUsd(cap),
    forecastUsd: expected === null ? null : toUsd(expected),
  } as const;
  return [{ event: `${month}:${isNear ? 'near' : 'forecast'}:${cap}`, restDays: null, facts }];
}

interface Span {
  project: string;
  month: string;
  timeZone: string;
  endMs: number;
}

interface Spent {
  /** Since the month began. */
  inMonth: number;
  /** Over the newest whole weeks since the first call; null in the first week. */
  aDay: number | null;
}

/** All up to the end of the span. No more of the ledger is read than the months that its weeks lie in. */
function readSpent(db: Connection, { project, month, timeZone, endMs }: Span): Spent {
  const firstMonth = toMonthText(endMs - MOST_WEEKS * WEEK_MS, timeZone);
  const rows = db
    .prepare(
      `SELECT month = :month AS isInMonth, (:endMs - 1 - started_at) / ${WEEK_MS} AS weeksAgo, sum(nano) AS nano, min(started_at) AS firstMs
       FROM ledger_entry JOIN billing_period ON billing_period.id = billing_period_id
       WHERE project = :project AND month BETWEEN :firstMonth AND :month AND started_at < :endMs GROUP BY 1, 2`,
    )
    .all({ project, month, firstMonth, endMs }) as {
    isInMonth: 0 | 1;
    weeksAgo: number;
    nano: number;
    firstMs: number;
  }[];
  const isOlder = db.prepare('SELECT EXISTS (SELECT 1 FROM billing_period WHERE project = ? AND month < ?)').pluck();
  const firstMs = rows.reduce((least, row) => Math.min(least, row.firstMs), endMs);
  const known = isOlder.get(project, firstMonth) === 1 ? MOST_WEEKS : Math.floor((endMs - firstMs) / WEEK_MS);
  const weeks = Math.min(MOST_WEEKS, known);
  const sum = (isIn: (row: (typeof rows)[number]) => boolean) =>
    rows.reduce((total, row) => total + (isIn(row) ? row.nano : 0), 0);
  return {
    inMonth: sum(({ isInMonth }) => isInMonth === 1),
    aDay: weeks < 1 ? null : sum(({ weeksAgo }) => weeksAgo < weeks) / (weeks * 7),
  };
}
