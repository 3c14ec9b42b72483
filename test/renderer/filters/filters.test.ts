import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toDate } from '#shared/time/day.ts';
import { ENGINES } from '#shared/vocabulary/engines.ts';
import { LANGUAGES } from '#shared/vocabulary/languages.ts';
import { SURFACES } from '#shared/vocabulary/surfaces.ts';

import {
  type Comparison,
  DEFAULT_FILTERS,
  type Filters,
  isNarrowed,
  type Period,
  PRESET_DAYS,
  toAddress,
  toFilters,
} from '../../../src-renderer/filters/filters.ts';

const day = fc.integer({ min: 18_000, max: 21_000 });
const period: fc.Arbitrary<Period> = fc.oneof(
  fc.constantFrom(...PRESET_DAYS).map((days) => ({ kind: 'preset' as const, days })),
  fc.tuple(day, day).map(([one, other]) => ({
    kind: 'range' as const,
    firstDate: toDate(Math.min(one, other)),
    lastDate: toDate(Math.max(one, other)),
  })),
);
const comparison: fc.Arbitrary<Comparison> = fc.oneof(
  fc.constantFrom<Comparison>({ kind: 'period_before' }, { kind: 'year_before' }),
  period.filter((each) => each.kind === 'range'),
);
const tag = fc
  .string({ minLength: 1 })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const filters: fc.Arbitrary<Filters> = fc.record({
  period,
  comparison,
  engines: fc.subarray([...ENGINES]),
  tags: fc.uniqueArray(tag, { maxLength: 5 }),
  language: fc.option(fc.constantFrom(...LANGUAGES)),
  branded: fc.option(fc.boolean()),
  surface: fc.option(fc.constantFrom(...SURFACES)),
});

const read = (search: string) => toFilters(new URLSearchParams(search));

describe('Filters in the address', () => {
  it('come back from the address as they were written, whatever tags hold', () => {
    fc.assert(
      fc.property(filters, (written) => {
        expect(toFilters(new URLSearchParams(toAddress(written).toString()))).toEqual(written);
      }),
    );
  });

  it('leave the address empty when nothing is set', () => {
    expect(toAddress(DEFAULT_FILTERS).toString()).toBe('');
    expect(read('')).toEqual(DEFAULT_FILTERS);
  });

  it('keep what belongs to others and drop what is no longer set', () => {
    const address = toAddress(
      DEFAULT_FILTERS,
      new URLSearchParams('engine=claude&tag=a&branded=0&surface=ui&view=table'),
    );
    expect(address.toString()).toBe('view=table');
  });

  it.each([
    'days=31',
    'engine=unknown',
    'language=xx',
    'from=2026-02-30&to=2026-03-01',
    'from=2026-03-02&to=2026-03-01',
    'from=2026-03-01',
    'from=1990-01-01&to=2026-01-01',
    'tag=%20',
    'branded=true',
    'branded=',
    'surface=moon',
    'against=month',
    'against=2026-03-02..2026-03-01',
    'against=2026-03-02',
  ])('treat %s as not set', (search) => {
    expect(read(search)).toEqual(DEFAULT_FILTERS);
  });

  it('say what is compared with by a word or two dates', () => {
    const address = (against: Comparison) => toAddress({ ...DEFAULT_FILTERS, comparison: against }).toString();
    expect(address({ kind: 'year_before' })).toBe('against=year');
    expect(address({ kind: 'range', firstDate: '2026-03-01', lastDate: '2026-03-28' })).toBe(
      'against=2026-03-01..2026-03-28',
    );
  });

  it('take a language in either spelling', () => {
    expect(read('language=ZH-TW').language).toBe('zh-tw');
  });

  it('say yes or no of prompts as 1 or 0', () => {
    expect([read('branded=1').branded, read('branded=0').branded, read('').branded]).toEqual([true, false, null]);
    expect(toAddress({ ...DEFAULT_FILTERS, branded: false, surface: 'serp' }).toString()).toBe(
      'branded=0&surface=serp',
    );
  });

  it('are narrowed by anything but the period', () => {
    expect(isNarrowed(read('days=7&against=year'))).toBe(false);
    for (const search of [
      'engine=grok',
      'engine=grok&engine=claude',
      'tag=a',
      'language=de',
      'branded=0',
      'branded=1',
      'surface=api',
    ]) {
      expect(isNarrowed(read(search)), search).toBe(true);
    }
  });
});
