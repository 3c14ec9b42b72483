/** One row of a file as what it is imported as, or why it cannot be. Nothing is looked up here but what the project is. */

import { z } from 'zod';
import { characters, countryField, languageField, tagName } from '#shared/contract/fields.ts';
import { readInput, toProblem } from '#shared/contract/read-input.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { ImportKind } from '#shared/vocabulary/imports.ts';
import { type CsvResponse, toCsvResponse } from '../attribution/csv-response.ts';
import { type AnswerLine, parseAnswerLine } from '../transfer/answer-line.ts';
import { NO_FIELD, type RowFault, toRefused } from '../transfer/row-fault.ts';
import type { FieldColumns } from './fields.ts';
import { findEngine } from './find-engine.ts';
import { type DateOrder, type DecimalMark, findCurrency, toLocalAmount, toLocalMoment } from './locale-values.ts';

export interface PromptItem {
  prompt: string;
  language?: string | undefined;
  country?: string | undefined;
  model?: Engine | undefined;
  tags: string[];
}

export type ImportItem =
  | { kind: 'prompts' | 'tags'; prompt: PromptItem }
  | { kind: 'answers'; answer: AnswerLine }
  | { kind: 'attribution'; response: CsvResponse };

export interface RowContext {
  kind: ImportKind;
  columns: FieldColumns;
  nowMs: number;
  timeZone: string;
  /** Null: nobody knows, so that rows which need it are bad. */
  dateOrder: DateOrder | null;
  decimal: DecimalMark | null;
  /** Of amounts that say none. */
  currency: string | undefined;
  /** As the owner says that a file calls engines. */
  engines: Readonly<Record<string, Engine>>;
  /** Of rows that name none; null: they are bad. */
  engine: Engine | null;
}

const promptRow = z.strictObject({
  prompt: characters(1, 500),
  language: languageField.optional(),
  country: countryField.optional(),
  tags: z.array(tagName).max(100),
});

export interface Problem {
  problem: string;
  fault: RowFault;
}

export function toItem(cells: readonly string[], context: RowContext): { item: ImportItem } | Problem {
  const { kind, columns, nowMs } = context;
  if (kind === 'attribution') {
    const single = new Map([...columns].map(([field, [index = -1]]) => [field, index])) as Parameters<
      typeof toCsvResponse
    >[1];
    const response = toCsvResponse(cells, single, nowMs, {
      toAmount: (text) => (context.decimal === null ? null : toLocalAmount(text, context.decimal)),
      toMoment: (text) => toMoment(text, context),
      findCurrency: (text) => findCurrency(text) ?? context.currency,
      hint: '',
    });
    return 'problem' in response ? response : { item: { kind, response } };
  }
  const cell = (field: string) => cells[columns.get(field)?.[0] ?? -1] || undefined;
  const given = cell('model');
  const model =
    given === undefined
      ? kind === 'answers'
        ? (context.engine ?? undefined)
        : undefined
      : findEngine(given, context.engines);
  if (model === null)
    return {
      problem: `model: "${given}" is no engine that is known; say which one it is`,
      fault: { code: 'unknown_engine', field: 'model', value: given ?? '', issue: null },
    };
  const tags = (cell('tags') ?? '').split(/[,;|\n]/).flatMap((tag) => tag.trim() || []);
  const prompt = cell('prompt')?.replace(/\s+/gu, ' ');
  if (kind === 'answers') {
    const moment = cell('answeredAt');
    const answeredMs = moment === undefined ? undefined : toMoment(moment, context);
    if (answeredMs === null)
      return {
        problem: `answeredAt: "${moment}" is no date`,
        fault: { code: 'no_date', field: 'answeredAt', value: moment ?? '', issue: null },
      };
    const line = parseAnswerLine(
      JSON.stringify({
        ...{ prompt, model, tags, text: cell('text'), externalId: cell('externalId') },
        answeredAt: answeredMs === undefined ? undefined : new Date(answeredMs).toISOString(),
        language: cell('language'),
        country: cell('country'),
        sources: (columns.get('sources') ?? []).flatMap((index) => splitSources(cells[index] ?? '')),
      }),
      nowMs,
    );
    return 'problem' in line ? line : { item: { kind, answer: line.line } };
  }
  const read = readInput(promptRow, {
    prompt,
    language: cell('language'),
    country: cell('country'),
    tags: [...new Set(tags)],
  });
  if ('issues' in read) return { problem: toProblem(read.issues), fault: toRefused(read.issues) };
  if (kind === 'tags' && tags.length === 0)
    return { problem: 'tags: none is there', fault: { code: 'no_tags', ...NO_FIELD } };
  return { item: { kind, prompt: { ...read.data, model } } };
}

function toMoment(text: string, { dateOrder, timeZone }: RowContext): number | null {
  const iso = /^\d{4}-\d{2}-\d{2}/.test(text.trim());
  if (dateOrder === null && !iso) return null;
  return toLocalMoment(text, dateOrder ?? 'ymd', timeZone);
}

/** Addresses hold commas too; what parts them is followed by another one. */
function splitSources(cell: string): string[] {
  return cell.split(/[\s;|]+|,(?=\s*(?:https?:|www\.))/).filter(Boolean);
}
