/** Why the core refused something, in words. English is what the core itself speaks: only the names of fields are the window's here. */
import type { ErrorDetails, ValidationIssue } from '#shared/app-error.ts';
import type { ErrorReason } from '#shared/vocabulary/error-reasons.ts';

export type ReasonWords = Readonly<Partial<Record<ErrorReason, (details: ErrorDetails) => string>>>;
export type IssueWords = (field: string, issue: ValidationIssue) => string;

export interface Refusals {
  /** Those that are missing are said by the core. */
  reasons: ReasonWords;
  /** What is wrong with one field; null: as the core says it. */
  issue: IssueWords | null;
  /** Fields of operations as forms name them. */
  fields: Readonly<Record<FieldName, string>>;
  /** What a check of the data folder found, by its name; those that are missing are said by the core. */
  checks: Readonly<Partial<Record<CheckName, Readonly<{ sound: string; fault: string }>>>>;
}

export type FieldName = keyof typeof FIELDS;
export type CheckName =
  | 'integrity'
  | 'references'
  | 'contents'
  | 'replies'
  | 'moments'
  | 'rollups'
  | 'money'
  | 'search'
  | 'set_aside';

const FIELDS = {
  accountName: 'Name',
  aliases: 'Other names',
  amountUsd: 'Amount',
  answeredAt: 'Seen on',
  assignee: 'Assignee',
  baseUrl: 'Base address',
  brandAliases: 'Other names',
  capUsd: 'Cap',
  caseSensitiveAliases: 'Names that must match letter for letter',
  competitors: 'Competitors',
  concurrency: 'Most calls at once',
  country: 'Country',
  currency: 'Currency',
  description: 'Description',
  domain: 'Domain',
  domainAliases: 'Other domains',
  email: 'E-mail',
  endDate: 'Last day',
  excludedPhrases: 'Excluded phrases',
  withoutRules: 'Ways of writing that count',
  nearbyWords: 'Words of which one must be near',
  key: 'Key',
  language: 'Language',
  maxOutputTokens: 'Longest answer',
  model: 'Model',
  models: 'Engines',
  monthlyCapUsd: 'Monthly cap',
  name: 'Name',
  paceMs: 'Least time between calls',
  path: 'File',
  perUsd: 'Exchange rate',
  prompt: 'Prompt',
  promptId: 'Prompt',
  promptIds: 'Prompts',
  prompts: 'Prompts',
  route: 'Service',
  samplesPerRun: 'Answers per prompt and engine',
  sections: 'Sections',
  sources: 'Sources',
  startDate: 'First day',
  tags: 'Tags',
  text: 'Answer',
  timeoutMs: 'Longest wait',
  timeZone: 'Time zone',
  title: 'Title',
  websiteUrl: 'Website',
};

export const REFUSALS: Refusals = { reasons: {}, issue: null, fields: FIELDS, checks: {} };
