/** Importing files of other programs: what their columns hold, what would become of each row, receipts, and taking an import back. */
import { z } from 'zod';

import { isTimeZone } from '../time/month-text.ts';
import { IMPORT_SOURCES } from '../vocabulary/channels.ts';
import { isCurrency } from '../vocabulary/currencies.ts';
import { IMPORT_KINDS, ROW_FATES } from '../vocabulary/imports.ts';
import { dateTime, engineField, languageField, projectIdParam } from './fields.ts';
import { operation } from './operation.ts';

const DATE_ORDERS = ['ymd', 'dmy', 'mdy'] as const;
const DECIDED_BY = ['owner', 'values', 'locale', 'nothing', 'nobody'] as const;

const isLocale = (text: string) => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([text]).length > 0;
  } catch {
    return false;
  }
};

export const rowCounts = z.object({
  new: z.int(),
  change: z.int(),
  duplicate: z.int(),
  off_topic: z.int(),
  bad: z.int(),
});

const fileFields = {
  kind: z.enum(IMPORT_KINDS),
  file: z.base64().min(1).max(8_000_000).optional().describe('The file, base64; or send `path`'),
  path: z.string().min(1).optional().describe('A file of this machine; its owner alone may name one'),
  fileName: z.string().min(1).max(200).optional().describe('As the receipt calls it'),
  map: z
    .record(z.string(), z.union([z.string(), z.array(z.string()).min(1).max(100)]))
    .optional()
    .describe('Columns by field, several of them for `sources`; found by their heads when left out'),
  separator: z.enum([',', ';', '\t', '|']).optional(),
  locale: z
    .string()
    .refine(isLocale, 'must be a locale, for example de-DE')
    .optional()
    .describe('Whose way of writing dates and amounts decides where their values do not'),
  dateOrder: z.enum(DATE_ORDERS).optional(),
  decimal: z.enum(['.', ',']).optional().describe('What stands before decimals'),
  timeZone: z
    .string()
    .refine(isTimeZone, 'must be a time zone, for example Europe/Berlin')
    .optional()
    .describe('Of dates that say none; UTC when left out'),
  currency: z
    .string()
    .refine(isCurrency, 'must be an ISO 4217 currency code, for example EUR')
    .optional()
    .describe('Of amounts that say none'),
  source: z.enum(IMPORT_SOURCES).optional().describe('Where responses come from; form_tool_a when left out'),
  engines: z.record(z.string(), engineField).optional().describe('How the file calls engines, beside what is known'),
  language: languageField.optional().describe('Of rows that say none; that of the project when left out'),
} as const;

const checkFile = (input: z.ZodObject) =>
  input.check((context) => {
    const { path, file } = context.value as { path?: string; file?: string };
    if ((path === undefined) !== (file === undefined)) return;
    const message = 'either path or file must be sent';
    context.issues.push({ code: 'custom', path: ['file'], message, input: context.value });
  });

export const importPreview = z.object({
  encoding: z.string(),
  separator: z.string().nullable().describe('null: a JSON object a line'),
  heads: z.array(z.string()),
  columns: z.record(z.string(), z.array(z.string())).describe('The heads of each field'),
  dates: z
    .object({ value: z.enum(DATE_ORDERS).nullable(), by: z.enum(DECIDED_BY) })
    .describe('The order of its dates, one for the whole column; nobody: it has to be said before anything is written'),
  amounts: z.object({ value: z.enum(['.', ',']).nullable(), by: z.enum(DECIDED_BY) }),
  counts: rowCounts,
  rows: z
    .array(
      z.object({
        line: z.int().describe('Of the file, from 1'),
        fate: z.enum(ROW_FATES),
        problem: z.string().nullable(),
        of: z.string().nullable().describe('The prompt that asks the same'),
        cells: z.record(z.string(), z.string()).describe('The beginnings of its cells by field'),
      }),
    )
    .describe('The first two hundred, and the first hundred bad ones after them'),
});

export const importReceipt = z.object({
  id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  importedAt: dateTime,
  undoneAt: dateTime.nullable(),
  counts: rowCounts.partial(),
});

export const importOperations = {
  'imports.preview': operation({
    name: 'imports.preview',
    summary: 'What would become of every row of a file, before anything is written',
    http: { method: 'POST', path: '/projects/{projectId}/imports/preview' },
    closed: { screen: 'scripts' },
    scope: 'read',
    reads: 'snapshot',
    params: { projectId: projectIdParam },
    body: fileFields,
    check: checkFile,
    output: importPreview,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  'imports.run': operation({
    name: 'imports.run',
    summary: 'Read prompts, tags, answers of other trackers or responses from a file; bad rows are left out',
    http: { method: 'POST', path: '/projects/{projectId}/imports' },
    closed: { screen: 'scripts' },
    scope: 'write',
    changes: ['answers', 'attribution', 'prompts', 'runs'],
    params: { projectId: projectIdParam },
    body: {
      ...fileFields,
      allOrNothing: z.boolean().optional().describe('Nothing is written when any row is bad'),
      state: z.enum(['active', 'paused']).optional().describe('Of prompts; paused when left out'),
    },
    check: checkFile,
    output: importPreview.extend({ importId: z.string().nullable().describe('Of its receipt') }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'model_not_enabled', 'website_url_required'],
  }),
  'imports.list': operation({
    name: 'imports.list',
    summary: 'Receipts of the imports of a project, newest first',
    http: { method: 'GET', path: '/projects/{projectId}/imports' },
    closed: { screen: 'scripts' },
    scope: 'read',
    reads: ['answers', 'attribution', 'prompts'],
    params: { projectId: projectIdParam },
    output: z.object({ imports: z.array(importReceipt) }),
    errors: ['NOT_FOUND'],
  }),
  'imports.undo': operation({
    name: 'imports.undo',
    summary: 'Take an import back whole, unless later work rests on it',
    http: { method: 'POST', path: '/projects/{projectId}/imports/{importId}/undo' },
    closed: { screen: 'scripts' },
    scope: 'write',
    changes: ['answers', 'attribution', 'prompts', 'runs'],
    params: { projectId: projectIdParam, importId: z.string() },
    output: z.object({ undone: z.literal(true) }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
};
