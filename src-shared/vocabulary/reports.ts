/** What a report can hold, which period it can speak of, and how often it can be built. Data only. */

/** What a report is for. `portfolio` is about all projects of an account; the others are about one. */
export const REPORT_KINDS = ['client', 'pitch', 'battle_card', 'before_after', 'portfolio'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

const CLIENT_SECTIONS = [
  'summary',
  'key_figures',
  'visibility',
  'why',
  'won_lost',
  'missing',
  'competitors',
  'engines',
  'gaps',
  'proof',
  'next_steps',
  'attribution',
  'sources',
  'prompts',
  'method',
  'answers',
] as const;
export const RIVAL_SECTIONS = [
  'rival_figures',
  'rival_wins',
  'rival_losses',
  'rival_sources',
  'rival_sentences',
] as const;
export const EFFECT_SECTIONS = ['effect', 'effect_prompts', 'effect_answers'] as const;

/** All there are. */
export const REPORT_SECTIONS = [...CLIENT_SECTIONS, ...RIVAL_SECTIONS, ...EFFECT_SECTIONS] as const;
export type ReportSection = (typeof REPORT_SECTIONS)[number];

/** What a report of a kind can hold, in its usual order. The parts of a portfolio are not chosen. */
export const SECTIONS_OF_KIND: Readonly<Record<ReportKind, readonly ReportSection[]>> = {
  client: CLIENT_SECTIONS,
  pitch: ['summary', 'key_figures', 'competitors', 'missing', 'gaps', 'next_steps'],
  battle_card: [...RIVAL_SECTIONS, 'method'],
  before_after: [...EFFECT_SECTIONS, 'method'],
  portfolio: [],
};

/** Those that hold no figures of their own: they cannot be saved as data. */
const WORDS_ALONE = ['summary', 'method'] as const;
export type DataSection = Exclude<ReportSection, (typeof WORDS_ALONE)[number]>;

/** Sections that hold figures, and so can be saved as data. */
export const DATA_SECTIONS = REPORT_SECTIONS.filter(
  (section): section is DataSection => !WORDS_ALONE.some((alone) => alone === section),
);

/** What the figures of a report are compared with, as the filters of the screens have it, or the window of a baseline. */
export const REPORT_COMPARISONS = ['period_before', 'year_before', 'baseline', 'dates'] as const;
export type ReportComparison = (typeof REPORT_COMPARISONS)[number];

export const REPORT_FONTS = ['sans', 'humanist', 'serif'] as const;
export type ReportFontName = (typeof REPORT_FONTS)[number];

/** `days_N` end on the day that the report is due or asked for, as in the app; the others are the last whole local week or month. */
export const REPORT_PERIODS = ['last_week', 'last_month', 'days_7', 'days_30', 'days_90', 'days_365', 'dates'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

export const REPORT_LANGUAGES = ['en', 'de'] as const;
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];

export const REPORT_RHYTHMS = ['weekly', 'monthly'] as const;
export type ReportRhythm = (typeof REPORT_RHYTHMS)[number];

export const REPORT_FORMATS = ['csv', 'json'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** In place of the id of a report: the usual one, which nobody saved. */
export const STANDARD_REPORT = 'standard';

/** Why a build failed: the folder is gone, cannot be written, holds no more; what a format needs is missing; anything else. */
export const BUILD_FAULTS = ['folder_missing', 'folder_refused', 'disk_full', 'not_buildable', 'other'] as const;
export type BuildFault = (typeof BUILD_FAULTS)[number];

/** A failed build is tried again for so long. */
export const RETRY_DAYS = 30;

/** Longest logo, as the text of a data address: about 400 KB of picture. */
export const MAX_LOGO_CHARACTERS = 560_000;

/** The files that a whole report can be. */
export const REPORT_FILE_FORMATS = ['html', 'pdf', 'pptx', 'xlsx', 'md'] as const;
export type ReportFileFormat = (typeof REPORT_FILE_FORMATS)[number];
