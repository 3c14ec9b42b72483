/** What a watch makes of a log that is no more there: its writer died with it, or somebody took it away. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FolderWatch } from '#main/storage/folder-watch.ts';
import type { AppError } from '#shared/app-error.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';

const LOOK_MS = 1_000;

let dir: string;
let database: Database.Database;
let watch: FolderWatch;
let isOpen = true;
let reopened = 0;
const faults: (AppError | null)[] = [];

const openDatabase = () => {
  database = new Database(join(dir, 'sightline.db'));
  database.pragma('journal_mode = WAL');
  database.exec('CREATE TABLE IF NOT EXISTS one (id); INSERT INTO one VALUES (1)');
};

beforeEach(async () => {
  dir = makeTempDir();
  openDatabase();
  isOpen = true;
  reopened = 0;
  faults.length = 0;
  watch = new FolderWatch(dir, {
    isOpen: () => isOpen,
    reopen: async () => {
      reopened++;
      database.close();
      openDatabase();
      watch.noteOpened();
    },
  });
  watch.onChange((fault) => faults.push(fault));
});
afterEach(() => {
  watch.stop();
  database.close();
  removeDir(dir);
});

it('reports no log that went with its writer, though the end of the writer is known later', async () => {
  // Closed by the last who has it open, which removes the log; the watch looks before it knows.
  database.close();
  await sleep(1.4 * LOOK_MS);
  isOpen = false;
  await sleep(2 * LOOK_MS);
  expect(faults).toEqual([]);
  expect(reopened).toBe(0);
});

it('reports a log that is gone under its writer, and opens the database again', async () => {
  // Once the watch has seen what was opened.
  await sleep(LOOK_MS / 2);
  rmSync(join(dir, 'sightline.db-wal'));
  await vi.waitFor(() => expect(faults).toHaveLength(2), 30 * LOOK_MS);
  expect(faults[0]).toMatchObject({ code: 'CONFLICT', details: { reason: 'log_gone' } });
  expect(faults[1]).toBeNull();
  expect(reopened).toBe(1);
});
