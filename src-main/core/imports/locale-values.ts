/**
 * Dates and amounts as people write them where they are. How a whole column is meant is decided once: by values that can be read in one
 * way only, else by the owner's locale, else nobody knows and the owner is asked. Pure.
 */
import { fromDate, isCalendarDate } from '#shared/time/day.ts';

export const DATE_ORDERS = ['ymd', 'dmy', 'mdy'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];
export type DecimalMark = '.' | ',';

export interface Decided<T> {
  /** Null: nothing in the column needs it, or nobody knows. */
  value: T | null;
  by: 'owner' | 'values' | 'locale' | 'nothing' | 'nobody';
}

const THREE = /^(\d{1,4})\s*[./\-年]\s*(\d{1,2})\s*[./\-月]\s*(\d{1,4})\s*(?:日|\.)?(?:,?[\sT]+(.+))?$/;
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?\s*([ap]\.?m\.?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i;
const DAY_MS = 86_400_000;

/** Full-width digits are digits. */
const clean = (text: string) => text.normalize('NFKC').trim();

/** Gathers what a column of dates says about its order. */
export class DateColumn {
  readonly #seen = { dmy: 0, mdy: 0, either: 0 };

  look(text: string): void {
    const match = THREE.exec(clean(text));
    if (!match || (match[1] ?? '').length > 2) return;
    const [first, second] = [Number(match[1]), Number(match[2])];
    if (first > 12 && second <= 12) this.#seen.dmy++;
    else if (second > 12 && first <= 12) this.#seen.mdy++;
    else if (first !== second) this.#seen.either++;
  }

  decide(owner: DateOrder | null, locale: string | null): Decided<DateOrder> {
    if (owner !== null) return { value: owner, by: 'owner' };
    const { dmy, mdy, either } = this.#seen;
    if (dmy !== mdy) return { value: dmy > mdy ? 'dmy' : 'mdy', by: 'values' };
    if (dmy + either === 0) return { value: 'ymd', by: 'nothing' };
    return locale === null ? { value: null, by: 'nobody' } : { value: orderOf(locale), by: 'locale' };
  }
}

/** Milliseconds; null for what is no date. A date without a zone is one of `timeZone`. */
export function toLocalMoment(text: string, order: DateOrder, timeZone: string): number | null {
  const match = THREE.exec(clean(text));
  if (!match) return null;
  const [, first = '', second = '', third = '', clock] = match;
  const isYearFirst = first.length === 4;
  if (!isYearFirst && order === 'ymd' && third.length === 4 && first !== second) return null;
  const parts = isYearFirst
    ? [first, second, third]
    : order === 'mdy'
      ? [third, first, second]
      : [third, second, first];
  const [year = '', month = '', day = ''] = parts;
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isCalendarDate(date)) return null;
  const time = clock === undefined ? { ms: 0, zone: null } : toTime(clock);
  if (time === null) return null;
  const local = fromDate(date) * DAY_MS + time.ms;
  return time.zone === null ? local - offsetAt(local, timeZone) : local - time.zone;
}

function toTime(text: string): { ms: number; zone: number | null } | null {
  const match = CLOCK.exec(text.trim());
  if (!match) return null;
  const [, hours = '', minutes = '', seconds = '0', half, zone] = match;
  const isAfternoon = half?.toLowerCase().startsWith('p');
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const ms = ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return { ms, zone: zone === undefined ? null : toOffset(zone) };
}

function toOffset(zone: string): number {
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (!match) return 0;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) * 60_000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far clocks of a zone are ahead of UTC when they show `localMs`; an hour that a clock skips counts as before it. */
function offsetAt(localMs: number, timeZone: string): number {
  const guess = offsetOf(localMs, timeZone);
  return offsetOf(localMs - guess, timeZone);
}

function offsetOf(epochMs: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
    formats.set(timeZone, format);
  }
  const part = Object.fromEntries(format.formatToParts(epochMs).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(epochMs / 1000) * 1000;
}

function orderOf(locale: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => type === 'year' || type === 'month' || type === 'day');
  if (parts[0] === 'year') return 'ymd';
  return parts[0] === 'month' ? 'mdy' : 'dmy';
}

const PLAIN = /^\d+$/;
const ONE_GROUP = /^\d{1,3}[.,]\d{3}$/;

/** Gathers what a column of amounts says about its decimal mark. */
export class AmountColumn {
  readonly #seen = { '.': 0, ',': 0, either: 0 };

  look(text: string): void {
    const digits = toDigits(text);
    if (PLAIN.test(digits) || !/^[\d.,]+$/.test(digits)) return;
    if (ONE_GROUP.test(digits)) {
      this.#seen.either++;
      return;
    }
    const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
    const mark = digits[last] as DecimalMark;
    const isGroup = digits.split(mark).length > 2;
    this.#seen[isGroup ? (mark === '.' ? ',' : '.') : mark]++;
  }

  decide(owner: DecimalMark | null, locale: string | null): Decided<DecimalMark> {
    if (owner !== null) return { value: owner, by: 'owner' };
    const { '.': dots, ',': commas, either } = this.#seen;
    if (dots !== commas) return { value: dots > commas ? '.' : ',', by: 'values' };
    if (dots + either === 0) return { value: '.', by: 'nothing' };
    if (locale === null) return { value: null, by: 'nobody' };
    const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;
    return { value: decimal === ',' ? ',' : '.', by: 'locale' };
  }
}

/** Null for what is no amount, such as one with its groups in the wrong places. */
export function toLocalAmount(text: string, mark: DecimalMark): number | null {
  const digits = toDigits(text);
  const group = mark === '.' ? ',' : '.';
  const [whole = '', fraction, ...more] = digits.split(mark);
  if (more.length > 0 || (fraction !== undefined && !PLAIN.test(fraction))) return null;
  const groups = whole.split(group);
  const isGrouped = groups.length > 1 && groups.every((part, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));
  if (!isGrouped && !PLAIN.test(whole)) return null;
  return Number(`${groups.join('')}.${fraction ?? '0'}`);
}

function toDigits(text: string): string {
  return clean(text).replace(/[\s\p{Sc}'’]|\p{L}+/gu, '');
}

const SYMBOLS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₩': 'KRW',
  '₹': 'INR',
  '₺': 'TRY',
  zł: 'PLN',
  Kč: 'CZK',
};

/** The currency that an amount is written with; null where it says none. A bare dollar or crown may be any. */
export function findCurrency(text: string): string | null {
  const code = /(?<!\p{L})[A-Z]{3}(?!\p{L})/u.exec(text)?.[0];
  if (code) return code;
  return Object.entries(SYMBOLS).find(([symbol]) => clean(text).includes(clean(symbol)))?.[1] ?? null;
}
