/** The log: JSON lines in the data folder, with everything that could hold a secret blotted out. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import pino, { type Logger } from 'pino';

const SECRET_FIELDS = ['key', 'apiKey', 'authorization', 'cookie', 'token', 'password'];

export const LOG_OPTIONS = {
  level: 'info',
  base: null,
  redact: [...SECRET_FIELDS, ...SECRET_FIELDS.map((field) => `*.${field}`), 'headers', '*.headers'],
} as const;

/** Writes to `logs/sightline.log` of the data folder. Throws with a clear message when the file cannot be opened. */
export function createLog(dataDir: string): Logger {
  const folder = join(dataDir, 'logs');
  return pino({ ...LOG_OPTIONS, redact: [...LOG_OPTIONS.redact] }, openLogFile(folder));
}

function openLogFile(folder: string): ReturnType<typeof pino.destination> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = pino.destination({ dest: join(folder, 'sightline.log'), sync: true, mode: 0o600 });
    // A line that a full disk has no room for is lost; the service must not end for it.
    file.on('error', () => {});
    return file;
  } catch (error) {
    const why = (error as Error).message;
    throw new Error(`The log in ${folder} cannot be written: ${why}`, { cause: error });
  }
}
