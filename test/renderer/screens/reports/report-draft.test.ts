import { describe, expect, it } from 'vitest';

import { OPERATIONS } from '#shared/contract/index.ts';

import { DEFAULT_FILTERS } from '../../../../src-renderer/filters/filters.ts';
import {
  isSameReport,
  newReport,
  toDefinition,
  toNarrowing,
  toReportFilters,
} from '../../../../src-renderer/screens/reports/report-draft.ts';

const CHOSEN = { engines: ['claude'], tags: ['a'], language: 'de', branded: false, surface: 'ui' } as const;

describe('The draft of a report', () => {
  it('begins with the filters of the screens, and with none where nothing is narrowed', () => {
    expect(newReport('R', 'en', DEFAULT_FILTERS).filters).toEqual({});
    const { filters } = newReport('R', 'en', { ...DEFAULT_FILTERS, ...CHOSEN });
    expect(filters).toEqual({ model: ['claude'], language: 'de', surface: 'ui', branded: false, tags: ['a'] });
    expect(toNarrowing(filters)).toEqual(CHOSEN);
  });

  it('is sent in a form that the contract accepts', () => {
    const draft = newReport('R', 'en', { ...DEFAULT_FILTERS, ...CHOSEN });
    const sent = OPERATIONS['reports.build'].input.parse({ projectId: 'p', ...toDefinition(draft) });
    expect(sent.filters).toEqual(draft.filters);
  });

  it('differs from the kept one when a filter does, in whatever order filters stand', () => {
    const draft = newReport('R', 'en', DEFAULT_FILTERS);
    const narrowed = { ...draft, filters: toReportFilters(CHOSEN) };
    expect(isSameReport(draft, narrowed)).toBe(false);
    const turned = Object.fromEntries(Object.entries(narrowed.filters).reverse());
    expect(isSameReport(narrowed, { ...draft, filters: turned })).toBe(true);
  });
});
