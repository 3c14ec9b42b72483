/** Days as somebody says them: `last 30 days`, `last month`, `October 2026`, `2026-10-01 to 2026-10-31`. UTC days, Monday first. Pure. */
import { fromDate, isCalendarDate, toDate } from '#shared/time/day.ts';
import { cleanLine } from '../reply/untrusted.ts';
import { ToolProblem } from '../tool-problem.ts';

/** Both inclusive, in days since 1970-01-01. */
export interface Days {
  first: number;
  last: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const UNITS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const MOST_DAYS = 3660;

export const PERIOD_EXAMPLES =
  '"last 30 days" (the usual one), "7d", "last week", "last month", "this month", "October 2026", "2026-10", "Q3 2026", "2026", "2026-10-01 to 2026-10-31"';

/** Relative ones end yesterday, the newest whole day. Throws ToolProblem for what is no period. */
export function readPeriod(asked: string | undefined, today: number): Days {
  const text = (asked ?? '')
    .toLowerCase()
    .replace(/[,“”"']/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^the /, '');
  const days =
    text === '' ? lastDays(30, today) : (readDates(text) ?? readRelative(text, today) ?? readNamed(text, today));
  if (days === null || days.last < days.first) {
    throw new ToolProblem(
      `“${cleanLine(asked ?? '', 60)}” is no period that is understood here. Try ${PERIOD_EXAMPLES}.`,
    );
  }
  return { first: Math.max(0, Math.max(days.first, days.last - MOST_DAYS + 1)), last: days.last };
}

function lastDays(count: number, today: number): Days {
  return { first: today - Math.min(count, MOST_DAYS), last: today - 1 };
}

/** One day, or two with something between them. */
function readDates(text: string): Days | null {
  const dates = text.match(/\d{4}-\d{2}-\d{2}/g) ?? [];
  if (dates.length === 0 || dates.length > 2 || !dates.every(isCalendarDate)) return null;
  const rest = text.replace(/\d{4}-\d{2}-\d{2}/g, '').replace(/\b(from|since|to|until|till|and|between)\b/g, '');
  if (/[a-z0-9]/.test(rest)) return null;
  const [first, last] = dates.map(fromDate);
  return first === undefined ? null : { first, last: last ?? first };
}

function readRelative(text: string, today: number): Days | null {
  if (text === 'yesterday') return { first: today - 1, last: today - 1 };
  if (text === 'today') return { first: today, last: today };
  if (/^(all|all time|ever|everything)$/.test(text)) return lastDays(MOST_DAYS, today);
  const [, count, unit] =
    /^(?:(?:in |over |for )?(?:the )?(?:last|past|previous) )?(\d{1,4}|[a-z]+) ?-?(d|day|week|month|year)s?$/.exec(
      text,
    ) ?? [];
  const number = count === undefined ? 0 : /^\d/.test(count) ? Number(count) : NUMBERS.indexOf(count) + 1;
  if (unit !== undefined && number > 0) return lastDays(number * (UNITS[unit] ?? 1), today);
  return readCalendar(text, today);
}

/** Weeks, months, quarters and years that calendars know. */
function readCalendar(text: string, today: number): Days | null {
  const date = new Date(today * 86_400_000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const monday = today - ((date.getUTCDay() + 6) % 7);
  switch (text.replace(/^previous |^past /, 'last ').replace(/^current /, 'this ')) {
    case 'this week':
      return { first: monday, last: today };
    case 'last week':
      return { first: monday - 7, last: monday - 1 };
    case 'this month':
    case 'month to date':
      return { ...ofMonths(year, month, 1), last: today };
    case 'last month':
      return ofMonths(year, month - 1, 1);
    case 'this quarter':
      return { ...ofMonths(year, month - (month % 3), 3), last: today };
    case 'last quarter':
      return ofMonths(year, month - (month % 3) - 3, 3);
    case 'this year':
    case 'year to date':
    case 'ytd':
      return { ...ofMonths(year, 0, 12), last: today };
    case 'last year':
      return ofMonths(year - 1, 0, 12);
    default:
      return null;
  }
}

/** A month, quarter or year by its name; one without a year is the newest that has begun. */
function readNamed(text: string, today: number): Days | null {
  const [, years, numbered] = /^(\d{4})(?:-(\d{2}))?$/.exec(text) ?? [];
  if (years !== undefined) {
    const month = numbered === undefined ? 0 : Number(numbered) - 1;
    return month > 11 || month < 0
      ? null
      : until(ofMonths(Number(years), month, numbered === undefined ? 12 : 1), today);
  }
  const [, quarter, quarterYear] = /^q([1-4])(?: ?(\d{4}))?$/.exec(text) ?? [];
  if (quarter !== undefined) return newest((Number(quarter) - 1) * 3, 3, quarterYear, today);
  const [, name, nameYear] = /^(?:in )?([a-z]{3,9})\.?(?: (\d{4}))?$/.exec(text) ?? [];
  const month = name === undefined ? -1 : MONTHS.indexOf(name.slice(0, 3));
  const isMonth = month >= 0 && FULL[month]?.startsWith(name ?? '?') === true;
  return isMonth ? newest(month, 1, nameYear, today) : null;
}

const FULL = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

function newest(month: number, count: number, year: string | undefined, today: number): Days {
  const thisYear = new Date(today * 86_400_000).getUTCFullYear();
  const days = ofMonths(year === undefined ? thisYear : Number(year), month, count);
  return until(year === undefined && days.first > today ? ofMonths(thisYear - 1, month, count) : days, today);
}

/** Days to come have no answers. */
function until({ first, last }: Days, today: number): Days {
  return { first, last: first > today ? last : Math.min(last, today) };
}

function ofMonths(year: number, month: number, count: number): Days {
  const dayOfMonth = (at: number) => Math.floor(Date.UTC(year, at, 1) / 86_400_000);
  return { first: dayOfMonth(month), last: dayOfMonth(month + count) - 1 };
}

/** What a period is compared with: the equally long one before, the same days a year before, or another period. */
export function readComparison(asked: string | undefined, { first, last }: Days, today: number): Days {
  const length = last - first + 1;
  const text = (asked ?? '').toLowerCase().trim();
  if (/^(|previous|before|previous period|period before|the period before)$/.test(text)) {
    return { first: first - length, last: first - 1 };
  }
  if (/^(a |one )?(last year|year before|year earlier|year ago|previous year|yoy)$/.test(text)) {
    const shift = (day: number) => {
      const [year = '', rest = ''] = [toDate(day).slice(0, 4), toDate(day).slice(4)];
      return fromDate(`${Number(year) - 1}${rest === '-02-29' ? '-02-28' : rest}`);
    };
    return { first: shift(first), last: shift(last) };
  }
  return readPeriod(asked, today);
}
