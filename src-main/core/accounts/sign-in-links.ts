/**
 * Links that sign a browser in as the owner, made by any process on the folder and taken by the server that runs on it. Only
 * hashes of their tokens are stored, each until it is used or too old.
 */
import { createHash, randomBytes } from 'node:crypto';

import { defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';

const TOKENS_KEY = 'sign-in.tokens';
const SERVER_KEY = 'sign-in.server';
/** A link in a terminal may wait for its reader, but not for whoever scrolls back the next day. */
export const TOKEN_MS = 12 * 3_600_000;
const MOST_TOKENS = 50;

interface StoredToken {
  hash: string;
  endsAtMs: number;
}

export interface Server {
  /** `http://127.0.0.1:PORT` */
  address: string;
  pid: number;
}

/** A secret for one link; what is stored is its hash. */
export function createToken(): { token: string; hash: string } {
  const token = randomBytes(24).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Returns when the link ends. Of more than fifty open links the oldest go. */
export const saveSignInToken = defineWrite('signIn.saveToken', (db, hash: string, { nowMs }): number => {
  const endsAtMs = nowMs + TOKEN_MS;
  saveJson(db, TOKENS_KEY, [...readOpenTokens(db, nowMs), { hash, endsAtMs }].slice(-MOST_TOKENS));
  return endsAtMs;
});

/** True once for a token that is stored and not too old. */
export const takeSignInToken = defineWrite('signIn.takeToken', (db, hash: string, { nowMs }): boolean => {
  const open = readOpenTokens(db, nowMs);
  const others = open.filter((token) => token.hash !== hash);
  if (others.length === open.length) return false;
  saveJson(db, TOKENS_KEY, others);
  return true;
});

/** Where the server of this folder listens; null when it stopped. */
export const saveServer = defineWrite('signIn.saveServer', (db, server: Server | null): null => {
  saveJson(db, SERVER_KEY, server);
  return null;
});

/** The server that was noted last; it may have died since. */
export const loadServer = defineRead('signIn.server', (db, _input: null) =>
  readJson<Server | null>(db, SERVER_KEY, null),
);

function readOpenTokens(db: Connection, nowMs: number): StoredToken[] {
  return readJson<StoredToken[]>(db, TOKENS_KEY, []).filter(({ endsAtMs }) => endsAtMs > nowMs);
}

function readJson<T>(db: Connection, key: string, absent: T): T {
  const row = db.prepare('SELECT value FROM setting WHERE key = ?').get(key) as { value: string } | undefined;
  return row ? (JSON.parse(row.value) as T) : absent;
}

function saveJson(db: Connection, key: string, value: unknown): void {
  db.prepare('INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value').run(
    key,
    JSON.stringify(value),
  );
}
