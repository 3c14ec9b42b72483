/** Windows and filters to ask every figure for, as query strings and as what they mean. Today is 2026-03-10. Data only. */
import type { Filter } from './counted-answer.ts';

export const FIGURES_TODAY = '2026-03-10';

export interface AskedFilter {
  query: string;
  filter: Filter;
}

interface AskedWindow {
  query: Record<string, string>;
  first: string;
  last: string;
}

interface AskedTags {
  query?: string;
  tags?: string[];
}

/** Windows besides the default one, which differs between figures. */
const WINDOWS: readonly AskedWindow[] = [
  { query: { timeframe: '7d' }, first: '2026-03-03', last: '2026-03-09' },
  { query: { timeframe: '90d' }, first: '2025-12-10', last: '2026-03-09' },
  { query: { startDate: '2026-01-01', endDate: '2026-01-31' }, first: '2026-01-01', last: '2026-01-31' },
  {
    query: { startDate: FIGURES_TODAY, endDate: FIGURES_TODAY, timeframe: '7d' },
    first: FIGURES_TODAY,
    last: FIGURES_TODAY,
  },
  { query: { startDate: '2020-01-01', endDate: '2020-01-02' }, first: '2020-01-01', last: '2020-01-02' },
];
const DEFAULT_30_DAYS: AskedWindow = { query: {}, first: '2026-02-08', last: '2026-03-09' };
const DEFAULT_90_DAYS: AskedWindow = { query: {}, first: '2025-12-10', last: '2026-03-09' };
const MODELS = [undefined, 'chatgpt', 'ai_overview', 'mistral'];
const LANGUAGES = [undefined, 'en', 'DE'];
const TAGS: readonly AskedTags[] = [
  {},
  { query: 'pricing', tags: ['pricing'] },
  { query: 'BRAND, long tail', tags: ['brand', 'long tail'] },
  { query: '["Europe","no such tag"]', tags: ['europe', 'no such tag'] },
  { query: 'no such tag', tags: ['no such tag'] },
];
/** Kinds of prompts and surfaces take turns, seven against seven, so that each meets each and all of the other filters. */
const BRANDED = [undefined, true, undefined, false, undefined, true, false];
const SURFACES = [undefined, 'import', undefined, 'api', undefined, undefined, 'ui'];

/** Every combination of window, model, language and tags, with kinds of prompts and surfaces in turn. */
export function listFilters(): AskedFilter[] {
  const asked = [DEFAULT_30_DAYS, ...WINDOWS].flatMap((window) =>
    MODELS.flatMap((model) =>
      LANGUAGES.flatMap((language) => TAGS.map((tags) => ({ window, tags, chosen: { model, language } }))),
    ),
  );
  return asked.map(({ window, tags, chosen }, index) => toAsked(window, tags, { ...chosen, ...takeTurn(index) }));
}

/** `all`, from the first answer to yesterday, with every choice of tags. */
export function listAllTimeFilters(firstDay: string): AskedFilter[] {
  const window = { query: { timeframe: 'all' }, first: firstDay, last: '2026-03-09' };
  return TAGS.map((tags, index) => toAsked(window, tags, takeTurn(index + 4)));
}

/** For fan-outs, which start from 90 days and do not look at model and language. */
export function listFanoutFilters(firstDay: string): AskedFilter[] {
  const dated = [DEFAULT_90_DAYS, ...WINDOWS].flatMap((window) => TAGS.map((tags) => ({ window, tags })));
  const asked = dated.map(({ window, tags }, index) => toAsked(window, tags, takeTurn(index)));
  return [...asked, ...listAllTimeFilters(firstDay)];
}

function takeTurn(index: number): Pick<Filter, 'branded' | 'surface'> {
  const [branded, surface] = [BRANDED[index % 7], SURFACES[Math.floor(index / 7) % 7]];
  return { ...(branded !== undefined && { branded }), ...(surface !== undefined && { surface }) };
}

function toAsked(
  window: AskedWindow,
  { query: tagQuery, tags }: AskedTags,
  filters: { [K in 'model' | 'language' | 'surface' | 'branded']?: Filter[K] | undefined },
): AskedFilter {
  const chosen: Partial<Filter> = Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined),
  );
  const query = new URLSearchParams({ ...window.query, ...(tagQuery ? { tags: tagQuery } : {}) });
  for (const [key, value] of Object.entries(chosen)) query.set(key, String(value));
  const filter = { first: window.first, last: window.last, ...chosen, ...(tags ? { tags } : {}) };
  return { query: query.toString(), filter };
}
