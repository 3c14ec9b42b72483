/** What a report can hold, which period it can speak of, and how often it can be built. Data only. */

/** In the order in which they are in a report. */
export const REPORT_SECTIONS = [
  'key_figures',
  'visibility',
  'engines',
  'competitors',
  'sources',
  'prompts',
  'proof',
  'method',
] as const;
export type ReportSection = (typeof REPORT_SECTIONS)[number];

/** Sections that hold figures, and so can be saved as data. */
export const DATA_SECTIONS = [
  'key_figures',
  'visibility',
  'engines',
  'competitors',
  'sources',
  'prompts',
  'proof',
] as const;
export type DataSection = (typeof DATA_SECTIONS)[number];

/** `days_N` end on the day that the report is due or asked for, as in the app; the others are the last whole local week or month. */
export const REPORT_PERIODS = ['last_week', 'last_month', 'days_7', 'days_30', 'days_90', 'days_365', 'dates'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

export const REPORT_LANGUAGES = ['en', 'de'] as const;
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];

export const REPORT_RHYTHMS = ['never', 'weekly', 'monthly'] as const;
export type ReportRhythm = (typeof REPORT_RHYTHMS)[number];

export const REPORT_FORMATS = ['csv', 'json'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Longest logo, as the text of a data address: about 400 KB of picture. */
export const MAX_LOGO_CHARACTERS = 560_000;
