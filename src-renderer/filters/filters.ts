/** The filters that all screens share, and their form in the address. Pure: it neither reads nor writes the address. */
import { fromDate, isCalendarDate } from '#shared/time/day.ts';
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { LANGUAGES, type Language } from '#shared/vocabulary/languages.ts';
import { SURFACES, type Surface } from '#shared/vocabulary/surfaces.ts';

/** Periods one click away, in days; each of them ends today. */
export const PRESET_DAYS = [7, 30, 90] as const;
export type PresetDays = (typeof PRESET_DAYS)[number];

/** Dates are UTC calendar days, `YYYY-MM-DD`, both inclusive. */
export type DateRange = { kind: 'range'; firstDate: string; lastDate: string };
export type Period = { kind: 'preset'; days: PresetDays } | DateRange;

/** What figures are compared with; a range may be of any length. */
export type Comparison = { kind: 'period_before' } | { kind: 'year_before' } | DateRange;

/** What narrows figures beside the period. */
export interface Narrowing {
  /** Any of these; empty: all engines. */
  engines: readonly Engine[];
  /** Any of these; empty: all prompts. */
  tags: readonly string[];
  /** Lower-case code; null: all languages. */
  language: Language | null;
  /** Only prompts that name the own brand (true) or only the others (false); null: all prompts. */
  branded: boolean | null;
  /** Null: wherever answers were met. */
  surface: Surface | null;
}

export interface Filters extends Narrowing {
  period: Period;
  comparison: Comparison;
}

export const DEFAULT_FILTERS: Filters = {
  period: { kind: 'preset', days: 30 },
  comparison: { kind: 'period_before' },
  engines: [],
  tags: [],
  language: null,
  branded: null,
  surface: null,
};

/** The contract's longest window. */
const MAX_RANGE_DAYS = 3660;
/** The keys of the address that the filters take. */
export const FILTER_KEYS = [
  'days',
  'from',
  'to',
  'against',
  'engine',
  'tag',
  'language',
  'branded',
  'surface',
] as const;

const YEAR_BEFORE = 'year';
const BETWEEN_DATES = '..';

function toPeriod(address: URLSearchParams): Period {
  const range = toRange(address.get('from'), address.get('to'));
  if (range) return range;
  const days = PRESET_DAYS.find((preset) => String(preset) === address.get('days'));
  return days === undefined ? DEFAULT_FILTERS.period : { kind: 'preset', days };
}

function toRange(from: string | null | undefined, to: string | null | undefined): DateRange | null {
  if (!from || !to || !isCalendarDate(from) || !isCalendarDate(to)) return null;
  const isRange = from <= to && fromDate(to) - fromDate(from) < MAX_RANGE_DAYS;
  return isRange ? { kind: 'range', firstDate: from, lastDate: to } : null;
}

function toComparison(against: string | null): Comparison {
  if (against === YEAR_BEFORE) return { kind: 'year_before' };
  const [from, to] = against?.split(BETWEEN_DATES) ?? [];
  return toRange(from, to) ?? DEFAULT_FILTERS.comparison;
}

/** Reads filters from an address; what it does not understand counts as not set. */
export function toFilters(address: URLSearchParams): Filters {
  const language = address.get('language')?.toLowerCase();
  return {
    period: toPeriod(address),
    comparison: toComparison(address.get('against')),
    engines: toEngines(address.getAll('engine')),
    tags: [...new Set(address.getAll('tag').map((tag) => tag.trim()))].filter((tag) => tag !== ''),
    language: LANGUAGES.find((known) => known === language) ?? null,
    branded: toYesOrNo(address.get('branded')),
    surface: SURFACES.find((surface) => surface === address.get('surface')) ?? null,
  };
}

/** In one order, whichever was chosen first: the same filters are the same address. */
export function toEngines(names: readonly string[]): Engine[] {
  return ENGINES.filter((engine) => names.includes(engine));
}

/** `1` and `0`, as all yes or no in the address. */
function toYesOrNo(text: string | null): boolean | null {
  if (text === '1') return true;
  return text === '0' ? false : null;
}

/** Writes filters into a copy of an address, leaving out the defaults and keeping what belongs to others. */
export function toAddress(filters: Filters, base: URLSearchParams = new URLSearchParams()): URLSearchParams {
  const address = new URLSearchParams(base);
  for (const key of FILTER_KEYS) address.delete(key);
  const { period, comparison, engines, tags, language, branded, surface } = filters;
  if (period.kind === 'range') {
    address.set('from', period.firstDate);
    address.set('to', period.lastDate);
  } else if (DEFAULT_FILTERS.period.kind === 'preset' && period.days !== DEFAULT_FILTERS.period.days) {
    address.set('days', String(period.days));
  }
  if (comparison.kind === 'year_before') address.set('against', YEAR_BEFORE);
  if (comparison.kind === 'range') {
    address.set('against', `${comparison.firstDate}${BETWEEN_DATES}${comparison.lastDate}`);
  }
  for (const engine of engines) address.append('engine', engine);
  for (const tag of tags) address.append('tag', tag);
  if (language !== null) address.set('language', language);
  if (branded !== null) address.set('branded', branded ? '1' : '0');
  if (surface !== null) address.set('surface', surface);
  return address;
}

/** True when something other than the period narrows the figures. */
export function isNarrowed({ engines, tags, language, branded, surface }: Narrowing): boolean {
  return engines.length > 0 || tags.length > 0 || language !== null || branded !== null || surface !== null;
}
