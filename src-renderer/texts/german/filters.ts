/** The words of the filter bar, in German. */
import type { Texts } from '../english/index.ts';

import { formatQuantity } from '../format.ts';

export const FILTERS: Texts['filters'] = {
  bar: 'Filter',
  period: 'Zeitraum',
  presets: { 7: '7 Tage', 30: '30 Tage', 90: '90 Tage' },
  custom: 'Eigener',
  customHint: 'Ersten und letzten Tag wählen (UTC)',
  comparison: 'Vergleich',
  comparisons: {
    period_before: 'Zeitraum davor',
    year_before: 'Dieselben Tage ein Jahr davor',
    range: 'Andere Tage …',
  },
  against: {
    period_before: 'ggü. Vorzeitraum',
    year_before: 'ggü. Vorjahr',
    range: (days) => `ggü. ${days}`,
  },
  namedDays: (name, days) => `${name} (${days})`,
  engine: 'KI-Dienst',
  allEngines: 'Alle KI-Dienste',
  engineCount: (count) => formatQuantity(count, 'KI-Dienst', 'KI-Dienste'),
  tags: 'Tags',
  anyTag: 'Alle Tags',
  tagCount: (count) => formatQuantity(count, 'Tag', 'Tags'),
  noTags: 'Kein Prompt dieses Projekts hat einen Tag',
  language: 'Sprache',
  allLanguages: 'Alle Sprachen',
  prompts: 'Prompts',
  allPrompts: 'Alle Prompts',
  branded: 'Prompts mit Markennamen',
  unbranded: 'Prompts ohne Markennamen',
  surface: 'Oberfläche',
  allSurfaces: 'Alle Oberflächen',
  clear: 'Filter zurücksetzen',
};
