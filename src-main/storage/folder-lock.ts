/**
 * Who has a data folder open, over all processes: everybody shares a hold on `sightline.lock`, and only who holds it alone
 * may move database files. The lock is SQLite's own, on an empty file, so that it ends with its process, however that ends.
 */
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

import { readFaultReason } from './storage-fault.ts';

export interface FolderLock {
  release(): void;
}

/** Others hold a folder alone for as long as moving files takes. */
const SHARED_WAIT_MS = 15_000;
const ALONE_WAIT_MS = 1_500;

/** Shares the folder with others. Throws what SQLite says when the file cannot be used. */
export function lockFolder(dataDir: string): FolderLock {
  const lock = openLock(dataDir, SHARED_WAIT_MS);
  try {
    // A read transaction that stays open is a shared lock.
    lock.exec('BEGIN');
    lock.prepare('SELECT count(*) FROM sqlite_schema').get();
  } catch (error) {
    lock.close();
    throw error;
  }
  return { release: () => void lock.close() };
}

/** Holds the folder alone; null when somebody else, or this process, has it open. */
export function lockFolderAlone(dataDir: string, waitMs = ALONE_WAIT_MS): FolderLock | null {
  let lock: Database.Database | null = null;
  try {
    lock = openLock(dataDir, waitMs);
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (readFaultReason(error) === 'locked') return null;
    throw error;
  }
  return { release: () => void lock.close() };
}

function openLock(dataDir: string, timeout: number): Database.Database {
  const path = join(dataDir, 'sightline.lock');
  // Made with its final mode, and never opened beside SQLite: a process that closes a file loses all locks that it has on it.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  const lock = new Database(path, { timeout });
  try {
    // Nothing is ever written to it, hence nothing to roll back from a file.
    lock.pragma('journal_mode = MEMORY');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}
