/** The tables of the data files, and the formats that they are written in. */

export const TABLE_NAMES = [
  'answers',
  'mentions',
  'citations',
  'fanouts',
  'daily_figures',
  'prompts',
  'tags',
  'brands',
  'calls',
  'runs',
  'tasks',
  'attribution',
] as const;
export type TableName = (typeof TABLE_NAMES)[number];

export const DATA_FORMATS = ['parquet', 'csv', 'ndjson'] as const;
export type DataFormat = (typeof DATA_FORMATS)[number];

export const EXPORT_RHYTHMS = ['daily', 'weekly', 'monthly'] as const;
export type ExportRhythm = (typeof EXPORT_RHYTHMS)[number];
