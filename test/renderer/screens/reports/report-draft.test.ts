import { describe, expect, it } from 'vitest';

import { OPERATIONS } from '#shared/contract/index.ts';

import { DEFAULT_FILTERS } from '../../../../src-renderer/filters/filters.ts';
import {
  findReportFaults,
  isSameReport,
  newReport,
  toDefinition,
  toNarrowing,
  toReportFilters,
  withSections,
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

  it('shows the sections of its kind where none are named, and names none where they are the usual ones', () => {
    const draft = newReport('R', 'en', DEFAULT_FILTERS);
    expect(draft.sections.length).toBeGreaterThan(5);
    expect(toDefinition(draft).sections).toEqual([]);
    expect(withSections({ ...draft, sections: [] }).sections).toEqual(draft.sections);
    const turned = draft.sections.toReversed();
    expect(toDefinition({ ...draft, sections: turned }).sections).toEqual(turned);
    expect(findReportFaults({ ...draft, sections: [] })).toEqual(['sections']);
  });

  it('sends days of a comparison and a baseline only where they count', () => {
    const draft = newReport('R', 'en', DEFAULT_FILTERS);
    const days = { compareStart: '2026-01-01', compareEnd: '2026-01-31', baselineId: 'b' };
    expect(toDefinition({ ...draft, ...days })).toEqual(toDefinition(draft));
    const { baselineId: _, ...dates } = days;
    expect(toDefinition({ ...draft, ...days, comparison: 'dates' })).toMatchObject({ ...dates, baselineId: null });
    expect(findReportFaults({ ...draft, comparison: 'baseline' })).toEqual(['baseline']);
  });

  it('differs from the kept one when a filter does, in whatever order filters stand', () => {
    const draft = newReport('R', 'en', DEFAULT_FILTERS);
    const narrowed = { ...draft, filters: toReportFilters(CHOSEN) };
    expect(isSameReport(draft, narrowed)).toBe(false);
    const turned = Object.fromEntries(Object.entries(narrowed.filters).reverse());
    expect(isSameReport(narrowed, { ...draft, filters: turned })).toBe(true);
  });
});
