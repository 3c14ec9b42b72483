/** The words of the filter bar. */
import { formatQuantity } from '../format.ts';

export const FILTERS = {
  bar: 'Filters',
  period: 'Period',
  presets: { 7: '7 days', 30: '30 days', 90: '90 days' },
  custom: 'Custom',
  customHint: 'Choose the first and the last day (UTC)',
  comparison: 'Compared with',
  comparisons: {
    period_before: 'The period before',
    year_before: 'The same days a year before',
    range: 'Other days …',
  },
  /** What is chosen, short. */
  against: {
    period_before: 'vs. before',
    year_before: 'vs. a year ago',
    range: (days: string) => `vs. ${days}`,
  },
  namedDays: (name: string, days: string) => `${name} (${days})`,
  engine: 'Engine',
  allEngines: 'All engines',
  engineCount: (count: number) => formatQuantity(count, 'engine', 'engines'),
  tags: 'Tags',
  anyTag: 'Any tag',
  tagCount: (count: number) => formatQuantity(count, 'tag', 'tags'),
  noTags: 'No prompt of this project has a tag',
  language: 'Language',
  allLanguages: 'All languages',
  prompts: 'Prompts',
  allPrompts: 'All prompts',
  branded: 'Prompts naming the brand',
  unbranded: 'Prompts not naming it',
  surface: 'Surface',
  allSurfaces: 'All surfaces',
  clear: 'Clear filters',
};
