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

/** Writes to `logs/sightline.log` of the data folder. */
export function createLog(dataDir: string): Logger {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return pino(
    { ...LOG_OPTIONS, redact: [...LOG_OPTIONS.redact] },
    pino.destination({ dest: join(folder, 'sightline.log'), sync: true, mode: 0o600 }),
  );
}
