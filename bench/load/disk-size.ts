/**
 * What an answer takes on disk, by table: pages of the database file, indexes told apart, and the file itself with its free pages.
 * The builder has packed what upkeep would have packed.
 */
import Database from 'better-sqlite3';

import { databasePath } from '#main/storage/data-folder.ts';
import type { BenchFolder } from '../folder/build-folder.ts';
import type { Figure } from '../report/verdict.ts';

const MOST_BYTES = 1_600;
const MOST_INDEX_BYTES = 400;
/** Tables and indexes below this many bytes an answer are not told. */
const LEAST_TOLD = 5;

export function measureDisk(folder: BenchFolder): Figure[] {
  const db = new Database(databasePath(folder.dataDir), { readonly: true });
  try {
    const rows = db.prepare('SELECT name, pgsize AS bytes FROM dbstat WHERE aggregate = TRUE').all() as {
      name: string;
      bytes: number;
    }[];
    const sum = (some: typeof rows) => some.reduce((bytes, row) => bytes + row.bytes, 0);
    const indexRows = rows.filter(({ name }) => /^(answer_)?index_/.test(name));
    const toFigure = (name: string, bytes: number): Figure => ({
      name,
      value: bytes / folder.answers,
      unit: 'bytes/answer',
      target: null,
      note: '',
    });
    const parts = rows
      .filter(({ bytes }) => bytes / folder.answers >= LEAST_TOLD)
      .sort((a, b) => b.bytes - a.bytes)
      .map(({ name, bytes }) => toFigure(`  ${name}`, bytes));
    const whole = {
      ...toFigure('disk', sum(rows) - sum(indexRows)),
      target: { most: MOST_BYTES },
      note: 'text, raw reply, figures, indexes of the database',
    };
    const words = {
      ...toFigure('index of words', sum(indexRows)),
      target: { most: MOST_INDEX_BYTES },
      note: `made in ${((folder.indexingCpuSeconds * 1e6) / folder.answers).toFixed(0)} us of processor time an answer`,
    };
    const pages = (pragma: string) => db.pragma(pragma, { simple: true }) as number;
    const file = {
      ...toFigure('  the file', pages('page_count') * pages('page_size')),
      note: 'with free pages, which are used again',
    };
    const packing = {
      ...toFigure('packing', 0),
      value: (folder.packingCpuSeconds * 1e6) / folder.answers,
      unit: 'us/answer',
      note: 'processor time, packs grown day by day',
    };
    return [whole, words, ...parts, file, packing];
  } finally {
    db.close();
  }
}
