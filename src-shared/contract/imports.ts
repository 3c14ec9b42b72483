/** Importing files of other programs: what their columns hold, what would become of each row, receipts, and taking an import back. */
import { z } from 'zod';

import { isTimeZone } from '../time/month-text.ts';
import { IMPORT_SOURCES } from '../vocabulary/channels.ts';
import { isCurrency } from '../vocabulary/currencies.ts';
import { FOUND_BY, IMPORT_KINDS, ROW_FATES, ROW_FAULTS } from '../vocabulary/imports.ts';
import { ISSUE_CODES } from '../vocabulary/issue-codes.ts';
import { callToken, dateTime, engineField, languageField, projectIdParam, tagName, wholeNumber } from './fields.ts';
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
    .record(z.string(), z.union([z.string(), z.array(z.string()).max(100)]))
    .optional()
    .describe(
      'Columns by field, several of them for `sources`, an empty list where a field has none; found by their heads and contents when left out',
    ),
  separator: z.enum([',', ';', '\t', '|']).optional(),
  sheet: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Of a workbook (.xlsx); the first that holds anything when left out'),
  hasHeads: z
    .boolean()
    .optional()
    .describe('Whether the first row names the columns; false only for plain lists when left out'),
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
  engine: engineField.optional().describe('Of answers whose rows name none'),
  language: languageField.optional().describe('Of rows that say none; that of the project when left out'),
  token: callToken.optional().describe('Of the caller: by it the import is told about and can be stopped'),
} as const;

const checkFile = (input: z.ZodObject) =>
  input.check((context) => {
    const { path, file } = context.value as { path?: string; file?: string };
    if ((path === undefined) !== (file === undefined)) return;
    const message = 'either path or file must be sent';
    context.issues.push({ code: 'custom', path: ['file'], message, input: context.value });
  });

const rowFault = z.object({
  code: z.enum(ROW_FAULTS),
  field: z.string().nullable(),
  value: z.string().nullable(),
  issue: z.enum(ISSUE_CODES).nullable(),
  limit: z.number().nullable(),
});

export const importPreview = z.object({
  encoding: z.string().describe('xlsx: a sheet of a workbook'),
  sheet: z.string().nullable().describe('That of a workbook which was read; null: the file is none'),
  sheets: z.array(z.string()).describe('Names of the sheets of a workbook that are shown, in their order'),
  separator: z.string().nullable().describe('null: a JSON object a line'),
  heads: z.array(z.string()),
  columns: z.record(z.string(), z.array(z.string())).describe('The heads of each field'),
  foundBy: z.record(z.string(), z.enum(FOUND_BY)).describe('How the columns of each field were found'),
  missing: z
    .array(z.string())
    .describe('Fields that are needed and have no column: name it, nothing is imported before'),
  unused: z.array(z.string()).describe('Columns that hold no field'),
  examples: z.array(z.array(z.string())).describe('What stands in the first rows of each column'),
  unknownEngines: z
    .array(z.string())
    .describe('Names of engines that nobody knows, at most twenty: say in `engines` which they are'),
  isHeadless: z.boolean().describe('The first row is one like the others'),
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
        fault: rowFault.nullable().describe('The same in codes'),
        of: z.string().nullable().describe('The prompt that asks the same'),
        cells: z.record(z.string(), z.string()).describe('The beginnings of its cells by field'),
      }),
    )
    .describe(
      'The first two hundred, and the first hundred bad ones after them; of one fate alone where that was asked for',
    ),
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
    scope: 'read',
    reads: 'snapshot',
    params: { projectId: projectIdParam },
    body: {
      ...fileFields,
      only: z.enum(ROW_FATES).optional().describe('Rows of this fate alone are listed'),
      after: wholeNumber(0, 1_000_000_000).optional().describe('Rows are listed below this line'),
    },
    check: checkFile,
    output: importPreview,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  }),
  'imports.run': operation({
    name: 'imports.run',
    summary: 'Read prompts, tags, answers of other trackers or responses from a file; bad rows are left out',
    http: { method: 'POST', path: '/projects/{projectId}/imports' },
    scope: 'write',
    changes: ['answers', 'attribution', 'prompts', 'runs'],
    params: { projectId: projectIdParam },
    body: {
      ...fileFields,
      allOrNothing: z.boolean().optional().describe('Nothing is written when any row is bad'),
      state: z.enum(['active', 'paused']).optional().describe('Of prompts; paused when left out'),
      tags: z.array(tagName).max(100).optional().describe('Of all prompts'),
      takes: z
        .array(z.enum(['new', 'off_topic']))
        .optional()
        .describe('Fates whose rows become prompts: new where left out'),
    },
    check: checkFile,
    output: importPreview.extend({ importId: z.string().nullable().describe('Of its receipt') }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'model_not_enabled', 'website_url_required'],
  }),
  'imports.stop': operation({
    name: 'imports.stop',
    summary: 'Stop a preview or an import; what it wrote is taken back',
    http: 'window',
    closed: { cli: 'window' },
    scope: null,
    changes: [],
    body: { token: callToken },
    output: z.object({ token: z.string() }),
  }),
  'imports.list': operation({
    name: 'imports.list',
    summary: 'Receipts of the imports of a project, newest first',
    http: { method: 'GET', path: '/projects/{projectId}/imports' },
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
    scope: 'write',
    changes: ['answers', 'attribution', 'prompts', 'runs'],
    params: { projectId: projectIdParam, importId: z.string() },
    output: z.object({ undone: z.literal(true) }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
};
