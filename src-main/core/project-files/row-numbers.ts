/** Which number a staged row gets in the folder: those of a table move up together, so that their order stays. */
import type { Connection } from '../../storage/connection.ts';
import { refuseFile } from './refusals.ts';

interface Range {
  offset: number;
  first: number;
  last: number;
}

export class RowNumbers {
  readonly #ranges = new Map<string, Range>();
  readonly #shared = new Map<string, ReadonlyMap<number, number>>();

  /** Moves the rows of a table behind those of the folder, and gives the first number of them; null where there are none. It can be called again. */
  reserve(table: string, staged: Connection, folder: Connection): number | null {
    const [first, last] = [readEnd(staged, table, 'min'), readEnd(staged, table, 'max')];
    if (first === null || last === null) return null;
    if (first < 1) throw refuseFile('file_damaged', `a row of ${table} has the number ${first}`);
    const taken = readEnd(folder, table, 'max') ?? 0;
    const offset = taken + 1 - first;
    if (last + offset > MOST) throw refuseFile('file_damaged', `a row of ${table} has the number ${last}`);
    this.#ranges.set(table, { offset, first, last });
    return first + offset;
  }

  setShared(table: string, numbers: ReadonlyMap<number, number>): void {
    this.#shared.set(table, numbers);
  }

  setProject(staged: number, number: number): void {
    this.#shared.set('project', new Map([[staged, number]]));
  }

  /** Throws CONFLICT for a row that the file does not hold, where it has to. */
  readonly of = (table: string, number: number): number => {
    if (number === 0) return 0;
    const shared = this.#shared.get(table);
    if (shared) {
      const found = shared.get(number);
      if (found === undefined) throw refuseFile('file_damaged', `a row names ${table} ${number}, which is not there`);
      return found;
    }
    const range = this.#ranges.get(table);
    // How far somebody has looked goes beyond the last row; jobs that are over are removed before the rows about them.
    if (!range || number < range.first) return 0;
    return Math.min(number, range.last) + range.offset;
  };
}

function readEnd(db: Connection, table: string, end: 'min' | 'max'): number | null {
  const number = db.raw.prepare(`SELECT ${end}(id) FROM "${table}"`).pluck().get();
  return typeof number === 'number' ? number : null;
}

/** Facts have 32 bits for the number of a row. */
const MOST = 2 ** 31 - 1;
