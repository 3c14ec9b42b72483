/** What a tool answers: sentences, columnar tables and quotes, in one shape for all tools, as data and as text. */
import { z } from 'zod';

import type { Quote } from './untrusted.ts';

/**
 * `quoted`: text that an engine or a page wrote, to be read as data. `place`: 1 is first. `score`: 0-100. Rates are percent, their changes
 * points; `verdict` says whether a change holds.
 */
export const UNITS = [
  'text',
  'quoted',
  'id',
  'date',
  'count',
  '%',
  'points',
  'score',
  'place',
  'USD',
  'verdict',
] as const;
export type Unit = (typeof UNITS)[number];

export type Cell = string | number | boolean | null;

export interface Column {
  name: string;
  unit: Unit;
}

export interface Table {
  name: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  /** Rows there are, shown or not. */
  total: number;
  /** Which of them the first row is; only of a table that goes on by cursor. */
  offset?: number;
  /** Where a text goes on that the table is about, in place of rows. */
  next?: number;
}

/** Which answers a reply is about. */
export interface ScopeNote {
  project: string;
  projectId: string;
  /** Made-up data to try things on. */
  isTest: boolean;
  from: string;
  to: string;
  comparedFrom: string | null;
  comparedTo: string | null;
  about: string;
}

/** As a tool makes it, before it is held to its length. */
export interface Draft {
  /** What a reader needs first, in sentences. */
  summary: readonly string[];
  scope?: ScopeNote;
  tables?: readonly Table[];
  quotes?: readonly Quote[];
  /** What is not shown, and how to read what is. */
  notes?: readonly string[];
  /** What to ask next. */
  next?: readonly string[];
}

/** `engine:text` and the like. */
export function toColumns(...columns: readonly `${string}:${Unit}`[]): Column[] {
  return columns.map((column) => {
    const at = column.lastIndexOf(':');
    return { name: column.slice(0, at), unit: column.slice(at + 1) as Unit };
  });
}

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Of every tool. */
export const REPLY = z.object({
  summary: z.array(z.string()),
  scope: z
    .object({
      project: z.string(),
      project_id: z.string(),
      is_test: z.boolean(),
      from: z.string(),
      to: z.string(),
      compared_from: z.string().nullable(),
      compared_to: z.string().nullable(),
      about: z.string(),
    })
    .nullable(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), unit: z.enum(UNITS) })),
      rows: z.array(z.array(cell)),
      total: z.number(),
      not_shown: z.number(),
      cursor: z.string().nullable(),
    }),
  ),
  untrusted_quotes: z.array(
    z.object({
      kind: z.string(),
      engine: z.string(),
      date: z.string(),
      answer_id: z.string(),
      address: z.string(),
      prompt: z.string(),
      untrusted_text: z.string(),
    }),
  ),
  notes: z.array(z.string()),
  next: z.array(z.string()),
});

export type Reply = z.infer<typeof REPLY>;
