/** Reads a text file line by line in constant memory. A byte order mark and blank lines are passed over. */
import { closeSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

import { validationError } from '#shared/app-error.ts';
import { openInputFile } from '../../storage/open-input-file.ts';

const CHUNK_BYTES = 1 << 20;
const MAX_LINE_CHARACTERS = 16 << 20;

export interface NumberedLine {
  number: number;
  text: string;
}

/** Throws VALIDATION_ERROR when the file cannot be read or a line is beyond all reason. */
export function* readLines(path: string): Generator<NumberedLine> {
  const file = openInputFile(path);
  try {
    const decoder = new StringDecoder('utf8');
    const chunk = Buffer.alloc(CHUNK_BYTES);
    let rest = '';
    let number = 0;
    for (;;) {
      const bytes = readSync(file, chunk);
      rest += bytes > 0 ? decoder.write(chunk.subarray(0, bytes)) : decoder.end();
      const lines = rest.split('\n');
      if (bytes > 0) rest = lines.pop() ?? '';
      for (const line of lines) {
        number++;
        const text = number === 1 ? line.replace(/^\uFEFF/, '') : line;
        if (text.trim() !== '') yield { number, text };
      }
      if (bytes === 0) return;
      if (rest.length > MAX_LINE_CHARACTERS)
        throw validationError([{ path: `line ${number + 1}`, message: 'is too long' }]);
    }
  } finally {
    closeSync(file);
  }
}
