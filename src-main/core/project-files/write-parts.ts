/** The parts of a project file as streams: rows of a table as lines of JSON, bytes as base64, each with its hash. Reads only. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';

import type { Connection } from '../../storage/connection.ts';
import { BLANKED, type SavedTable, selectRows } from './saved-tables.ts';
import type { Column } from './schema-tables.ts';

const CHUNK_CHARACTERS = 1 << 18;

export interface WrittenPart {
  name: string;
  bytes: number;
  sha256: string;
  rows: number;
}

/** `onRows` is called with every chunk, and may throw to stop it. */
export function streamTable(
  db: Connection,
  kept: SavedTable,
  projectId: number,
  { onRows, onEnd }: { onRows: (rows: number) => void; onEnd: (part: Omit<WrittenPart, 'name'>) => void },
): Readable {
  const { table } = kept;
  const hash = createHash('sha256');
  let [bytes, rows] = [0, 0];
  function* chunks(): Generator<Buffer> {
    let lines: string[] = [];
    let length = 0;
    const flush = () => {
      const chunk = Buffer.from(lines.join(''));
      onRows(lines.length);
      rows += lines.length;
      bytes += chunk.length;
      hash.update(chunk);
      [lines, length] = [[], 0];
      return chunk;
    };
    // What walks over rows keeps its connection to itself: it has one of its own.
    const read = db.raw.prepare(selectRows(kept)).raw();
    for (const row of read.iterate({ project: projectId })) {
      if (!Array.isArray(row)) continue;
      const line = `${JSON.stringify(toLine(table.name, table.columns, row, projectId))}\n`;
      lines.push(line);
      length += line.length;
      if (length >= CHUNK_CHARACTERS) yield flush();
    }
    if (lines.length > 0) yield flush();
    onEnd({ bytes, rows, sha256: hash.digest('hex') });
  }
  return Readable.from(chunks(), { objectMode: false });
}

function toLine(table: string, columns: readonly Column[], row: readonly unknown[], projectId: number) {
  return Object.fromEntries(
    columns.map(({ name, type }, index) => {
      const value = row[index] ?? null;
      if (value !== null && `${table}.${name}` in BLANKED) return [name, BLANKED[`${table}.${name}`]];
      // What is noted beside the tables has the project's number behind its name.
      if (table === 'setting' && name === 'key') return [name, (value as string).slice(0, -`.${projectId}`.length)];
      if (type === 'BLOB' && value !== null) return [name, Buffer.from(value as Uint8Array).toString('base64')];
      return [name, value];
    }),
  );
}

export function streamFile(path: string, onEnd: (part: Omit<WrittenPart, 'name' | 'rows'>) => void): Readable {
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      onEnd({ bytes, sha256: hash.digest('hex') });
      done();
    },
  });
  const file = createReadStream(path);
  file.on('error', (error) => counted.destroy(error));
  return file.pipe(counted);
}
