/**
 * Which public ids rows get where a file is opened: their own; where the project is there already and stays, new ones; where it is
 * replaced, their own once the old rows have given them up. Until then they are parked.
 */
import { createHmac, randomBytes } from 'node:crypto';

import type { Connection } from '../../storage/connection.ts';
import { fromPublicId } from '../answers/answer-id.ts';
import type { Column } from './schema-tables.ts';

/** `same`: the folder has no such project. */
export type OpenMode = 'same' | 'beside' | 'replace';

/** Before an id that another row still has, and before that of a row which gave its own up; ids of ours begin with neither. */
export const PARKED = { text: '~', bytes: '00' } as const;
export const GIVEN_UP = { text: '!', bytes: '01' } as const;

export class NewIds {
  readonly way: OpenMode;
  readonly #staged: Connection;
  readonly #secret = randomBytes(32);
  readonly #tables: readonly { name: string; isBytes: boolean }[];

  /** `tables`: those of the staged project whose rows have public ids. */
  constructor(way: OpenMode, staged: Connection, tables: readonly { name: string; isBytes: boolean }[]) {
    this.way = way;
    this.#staged = staged;
    this.#tables = tables;
  }

  /** Of a row. */
  of(value: string | Uint8Array): string | Uint8Array {
    if (this.way === 'same') return value;
    if (this.way === 'beside') return typeof value === 'string' ? this.#renew(value) : this.#renewBytes(value);
    return typeof value === 'string'
      ? `${PARKED.text}${value}`
      : Buffer.concat([Buffer.from(PARKED.bytes, 'hex'), value]);
  }

  /** Of an id that stands in a text, or that another table names; null where it stays as it is. */
  inText(id: string): string | null {
    if (this.way !== 'beside' || !this.#isOfProject(id)) return null;
    return this.#renew(id);
  }

  inBytes(id: Uint8Array): Uint8Array {
    return this.way === 'beside' ? this.#renewBytes(id) : id;
  }

  /** In one go for a value of a column that is no id itself. */
  rewrite(column: Column, value: unknown): unknown {
    if (this.way !== 'beside' || column.type !== 'TEXT' || typeof value !== 'string') return value;
    return value.replace(PUBLIC_ID, (id) => this.inText(id) ?? id);
  }

  #isOfProject(id: string): boolean {
    const bytes = fromPublicId(id);
    return this.#tables.some(({ name, isBytes }) => {
      const key = isBytes ? bytes : id;
      return key !== null && this.#staged.prepare(`SELECT 1 FROM "${name}" WHERE public_id = ?`).get(key) !== undefined;
    });
  }

  /** The same id comes to the same new one, and nothing has to be remembered. */
  #renew(id: string): string {
    const digest = this.#digest(id);
    if (!id.includes('-')) return digest.toString('hex').slice(0, id.length);
    const hex = this.#renewBytes(Buffer.from(id.replaceAll('-', ''), 'hex')).toString('hex');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  }

  /** It has the same moment, and is of the same version: lists go by that. */
  #renewBytes(id: Uint8Array): Buffer {
    const digest = this.#digest(Buffer.from(id).toString('hex'));
    const renewed = Buffer.from(id);
    const isTimed = (renewed[6] ?? 0) >> 4 === 7;
    for (let at = isTimed ? 6 : 0; at < renewed.length; at++) {
      const kept = at === 6 ? 0xf0 : at === 8 ? 0xc0 : 0;
      renewed[at] = ((renewed[at] ?? 0) & kept) | ((digest[at] ?? 0) & ~kept & 0xff);
    }
    return renewed;
  }

  #digest(id: string): Buffer {
    return createHmac('sha256', this.#secret).update(id).digest();
  }
}

/** As it stands in a text: of a project, or of anything else. */
const PUBLIC_ID = /\b(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24})\b/g;
