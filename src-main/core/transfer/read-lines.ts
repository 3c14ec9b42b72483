/** Reads a text file line by line in constant memory. A byte order mark and blank lines are passed over. */
import { isUtf8 } from 'node:buffer';
import { closeSync, readSync } from 'node:fs';

import { validationError } from '#shared/app-error.ts';
import { openInputFile } from '../../storage/open-input-file.ts';

const CHUNK_BYTES = 1 << 20;
const MAX_LINE_BYTES = 16 << 20;
const LINE_BREAK = 0x0a;

export interface NumberedLine {
  number: number;
  /** Null where the bytes are no UTF-8: whatever they were meant to be, it would be other text. */
  text: string | null;
}

/** Throws VALIDATION_ERROR when the file cannot be read or a line is beyond all reason. */
export function* readLines(path: string): Generator<NumberedLine> {
  const file = openInputFile(path);
  try {
    const chunk = Buffer.alloc(CHUNK_BYTES);
    let rest: Buffer = Buffer.alloc(0);
    let number = 0;
    for (;;) {
      const bytes = readSync(file, chunk);
      const held = Buffer.concat([rest, chunk.subarray(0, bytes)]);
      // No byte of a longer character is a line break, so whole lines hold whole characters.
      const end = bytes > 0 ? held.lastIndexOf(LINE_BREAK) + 1 : held.length;
      for (const line of splitLines(held.subarray(0, end))) {
        number++;
        const text = number === 1 ? (line?.replace(/^\uFEFF/, '') ?? null) : line;
        if (text === null || text.trim() !== '') yield { number, text };
      }
      if (bytes === 0) return;
      rest = held.subarray(end);
      if (rest.length > MAX_LINE_BYTES) throw validationError([{ path: `line ${number + 1}`, message: 'is too long' }]);
    }
  } finally {
    closeSync(file);
  }
}

/** The lines of `bytes`, without their breaks; null for one that is no UTF-8. */
function splitLines(bytes: Buffer): (string | null)[] {
  if (bytes.length === 0) return [];
  const whole = bytes.at(-1) === LINE_BREAK ? bytes.subarray(0, -1) : bytes;
  if (isUtf8(whole)) return whole.toString('utf8').split('\n');
  const lines: (string | null)[] = [];
  for (let start = 0; start <= whole.length; ) {
    const found = whole.indexOf(LINE_BREAK, start);
    const line = whole.subarray(start, found === -1 ? whole.length : found);
    lines.push(isUtf8(line) ? line.toString('utf8') : null);
    start += line.length + 1;
  }
  return lines;
}
