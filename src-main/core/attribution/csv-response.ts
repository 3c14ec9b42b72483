/** One record of an export as an attribution response, held to the same rules as one that comes over the API. */
import { createHash } from 'node:crypto';

import { z } from 'zod';

import { attributionFields } from '#shared/contract/attribution.ts';
import { readInput, toProblem } from '#shared/contract/read-input.ts';
import { findMomentFault } from '#shared/time/reported-moment.ts';
import { type RowFault, toRefused } from '../transfer/row-fault.ts';
import type { NewAttribution } from './attribution-store.ts';
import type { Columns, CsvField } from './csv-columns.ts';
import { toAmount, toChannelId, toMoment } from './csv-values.ts';

/** A response of a file. `createdAt` in milliseconds; null when the file does not say. */
export interface CsvResponse {
  response: NewAttribution;
  createdAt: number | null;
}

/** How amounts and moments of a file are written. */
export interface ValueReaders {
  toAmount(text: string): number | null;
  toMoment(text: string): number | null;
  /** Of an amount that says its own; undefined: none. */
  findCurrency(text: string): string | undefined;
  /** How dates should be written, as the end of a sentence. */
  hint: string;
}

const PLAIN_VALUES: ValueReaders = {
  toAmount,
  toMoment,
  findCurrency: () => undefined,
  hint: '; write it as YYYY-MM-DD or an ISO date-time',
};

const schema = z.strictObject(attributionFields);

/** The problem is one sentence that names the field. Empty cells count as not given. */
export function toCsvResponse(
  cells: readonly string[],
  columns: Columns,
  nowMs: number,
  values: ValueReaders = PLAIN_VALUES,
): CsvResponse | { problem: string; fault: RowFault } {
  const cell = (field: CsvField) => cells[columns.get(field) ?? -1] || undefined;
  const channel = cell('channelId');
  const amount = cell('dealValue');
  const dealValue = amount === undefined ? undefined : values.toAmount(amount);
  if (dealValue === null) {
    const fault: RowFault = { code: 'no_amount', field: 'dealValue', value: amount ?? '', issue: null };
    return { problem: `dealValue: "${amount}" is no amount`, fault };
  }
  const moment = cell('createdAt');
  const createdAt = moment === undefined ? null : values.toMoment(moment);
  if (moment !== undefined && (createdAt === null || findMomentFault(createdAt, nowMs) !== null)) {
    const fault: RowFault = { code: 'no_date', field: 'createdAt', value: moment, issue: null };
    return { problem: `createdAt: "${moment}" is no past date${values.hint}`, fault };
  }
  const read = readInput(schema, {
    channelId: channel === undefined ? undefined : toChannelId(channel),
    respondentEmail: cell('respondentEmail'),
    respondentName: cell('respondentName'),
    respondentExternalId: cell('respondentExternalId'),
    dealValue,
    dealCurrency: cell('dealCurrency') ?? values.findCurrency(amount ?? ''),
    formId: cell('formId'),
    pageUrl: cell('pageUrl'),
  });
  return 'data' in read
    ? { response: read.data, createdAt }
    : { problem: toProblem(read.issues), fault: toRefused(read.issues) };
}

/**
 * Gives each response of a file a key that it has again when the file, or a longer export that holds the same rows, is
 * read again: a hash of what it says and of how many equal ones came before it.
 */
export class ImportKeys {
  readonly #source: string;
  readonly #seen = new Map<string, number>();

  constructor(source: string) {
    this.#source = source;
  }

  next({ response, createdAt }: CsvResponse): string {
    const identity = JSON.stringify([this.#source, createdAt, Object.entries(response).sort()]);
    const hash = createHash('sha256').update(identity).digest('base64url');
    const before = this.#seen.get(hash) ?? 0;
    this.#seen.set(hash, before + 1);
    return `${hash}.${before}`;
  }
}
