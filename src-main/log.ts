/** The log: JSON lines in the data folder, with everything that could hold a secret blotted out. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import pino, { type Logger } from 'pino';

import { LogFile, toLogFault } from './log-file.ts';
import { redactText } from './redact-key.ts';

const SECRET_FIELDS = ['key', 'apiKey', 'authorization', 'cookie', 'token', 'password'];

export const LOG_OPTIONS = {
  level: 'info',
  base: null,
  redact: [...SECRET_FIELDS, ...SECRET_FIELDS.map((field) => `*.${field}`), 'headers', '*.headers'],
} as const;

const REMOVED = '[removed]';

/** Shorter values of a variable are no secrets, and would eat ordinary words. */
const SHORTEST_SECRET = 6;

/**
 * Writes to `logs/sightline.log` of the data folder. Fields that hold secrets are blotted out by name; after that every
 * line once more by what secrets look like, and the values of the environment's keys wherever they stand: an error may
 * quote what it was given. Throws with a clear message when the file cannot be opened.
 */
export function createLog(dataDir: string, env: NodeJS.ProcessEnv = process.env): Logger {
  const known = listSecrets(env);
  return pino(
    { ...LOG_OPTIONS, redact: [...LOG_OPTIONS.redact], hooks: { streamWrite: (line) => redactLine(line, known) } },
    openLogFile(join(dataDir, 'logs')),
  );
}

function openLogFile(folder: string): LogFile {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return new LogFile(join(folder, 'sightline.log'));
  } catch (error) {
    throw toLogFault(folder, error);
  }
}

function listSecrets(env: NodeJS.ProcessEnv): string[] {
  const named = Object.entries(env).filter(([name]) => /(?:KEY|TOKEN|SECRET|PASSWORD)$/i.test(name));
  return named.map(([, value]) => value?.trim() ?? '').filter((value) => value.length >= SHORTEST_SECRET);
}

function redactLine(line: string, known: readonly string[]): string {
  const clean = known.reduce((text, secret) => text.replaceAll(secret, REMOVED), line);
  return redactText(clean, null)
    .replace(/\bsk_(?:live|test)_[\w-]+/g, REMOVED)
    .replace(/\/\/[^\s/?#"'\\]+@/g, `//${REMOVED}@`)
    .replace(/\btoken=[\w-]+/g, `token=${REMOVED}`);
}
