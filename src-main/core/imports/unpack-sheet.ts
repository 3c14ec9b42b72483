/**
 * A sheet of a workbook (.xlsx) as CSV, a record for each of its rows. Nothing in it is believed: every part is unpacked and measured
 * before anything is read as XML. Formulas are not run; what the program that saved the workbook made of them is read.
 */

import { closeSync, fstatSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';

import type { CellValue } from 'hucre';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

import { AppError, validationError } from '#shared/app-error.ts';
import { openInputFile } from '../../storage/open-input-file.ts';

const MOST_BYTES = 50 << 20;
/** Of all parts together: some hundred thousand rows. Texts of a sheet are held in memory. */
const MOST_UNPACKED = 100 << 20;
const MOST_PARTS = 10_000;
const MOST_COLUMNS = 2000;
/** No sheet has more. */
const MOST_ROWS = 1_048_576;
const PIECE = 1 << 18;
const HAS_DESCRIPTOR = 0x08;

/** Whether it begins as a zip does. */
export function isPacked(path: string): boolean {
  const file = openInputFile(path);
  try {
    const start = Buffer.alloc(4);
    return readSync(file, start) === 4 && start.toString('latin1') === 'PK\x03\x04';
  } finally {
    closeSync(file);
  }
}

export interface UnpackedSheet {
  sheet: string;
  /** Names of those that are shown, in their order. */
  sheets: string[];
}

/** Adds the rows of a sheet to `to`; null: of the first that is shown and holds anything. Throws VALIDATION_ERROR for what is no workbook, is too large, or has no such sheet. */
export async function unpackSheet(from: string, to: string, wanted: string | null): Promise<UnpackedSheet> {
  try {
    await checkParts(from);
    const workbook = readWhole(from);
    const sheets = await listSheets(workbook);
    for (const sheet of wanted === null ? sheets : [wanted])
      if (await writeRows(workbook, to, sheet)) return { sheet, sheets };
    throw wanted === null ? refuse('is empty') : refuse(`is not in the workbook, or is empty: "${wanted}"`, 'sheet');
  } catch (error) {
    if (error instanceof AppError) throw error;
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    throw refuse('is packed and no workbook (.xlsx) that can be read: save its sheet as CSV');
  }
}

function refuse(message: string, path = 'file'): AppError {
  return validationError([{ path, message }]);
}

function readWhole(path: string): Uint8Array {
  const file = openInputFile(path);
  try {
    if (fstatSync(file).size > MOST_BYTES) throw refuse('is a workbook of more than 50 MB: save its sheet as CSV');
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/** What a zip says of the sizes of its parts is held against what they unpack to. */
async function checkParts(path: string): Promise<void> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
  try {
    // What stands after the list of parts could be read as another list.
    if (zip.comment !== '' || zip.entryCount > MOST_PARTS)
      throw refuse('is packed as no workbook is: save its sheet as CSV');
    let bytes = 0;
    for (const entry of await listEntries(zip)) {
      if (
        entry.compressedSize === 0 &&
        (entry.generalPurposeBitFlag & HAS_DESCRIPTOR) !== 0 &&
        !entry.fileName.endsWith('/')
      )
        throw refuse('is packed as no workbook is: save its sheet as CSV');
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        bytes += (chunk as Buffer).length;
        if (bytes > MOST_UNPACKED) throw refuse('unpacks to more than 100 MB: save its sheet as CSV');
      }
    }
  } finally {
    zip.close();
  }
}

function listEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

/** Bodies of sheets are not read. */
async function listSheets(workbook: Uint8Array): Promise<string[]> {
  const { readXlsx } = await import('hucre/xlsx');
  const names: string[] = [];
  await readXlsx(workbook, {
    sheets: ({ name, hidden, veryHidden }) => {
      if (!hidden && !veryHidden) names.push(name);
      return false;
    },
  });
  return names;
}

/** A row that is not there is an empty line, so that every record has the number of its row. False where there are none. */
async function writeRows(workbook: Uint8Array, to: string, sheet: string): Promise<boolean> {
  const { streamXlsxRows } = await import('hucre/xlsx');
  const file = openSync(to, 'a', 0o600);
  try {
    let next = 0;
    let held = '';
    for await (const { index, values } of streamXlsxRows(workbook, { sheet })) {
      if (index >= MOST_ROWS || index < next) throw refuse('has rows out of order: save its sheet as CSV');
      if (values.length > MOST_COLUMNS) throw refuse(`has more than ${MOST_COLUMNS} columns`);
      held += `${'\n'.repeat(index - next)}${values.map(toCell).join(',')}\n`;
      next = index + 1;
      if (held.length < PIECE) continue;
      writeFileSync(file, held);
      held = '';
    }
    writeFileSync(file, held);
    return next > 0;
  } finally {
    closeSync(file);
  }
}

function toCell(value: CellValue): string {
  return `"${toText(value).replaceAll('"', '""')}"`;
}

function toText(value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date) return toDateText(value);
  return typeof value === 'number' ? toNumberText(value) : String(value);
}

/** A sheet knows no time zones. Its moments are fractions of a day, which are never quite even. */
function toDateText(date: Date): string {
  const ms = Math.round(date.getTime() / 1000) * 1000;
  if (Number.isNaN(ms)) return '';
  const text = new Date(ms).toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, -14) : text.slice(0, -5).replace('T', ' ');
}

/** With as many digits as a spreadsheet has. Three decimals could be thousands to somebody; four cannot. */
function toNumberText(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}
