/**
 * A write-ahead log that is cut while it is open. Within a commit its length tells nothing afterwards: there is a gap of zeros. The next
 * write notices it, the database stays whole, and what is missing is told.
 */
import { statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createPrompt } from '#main/core/prompts/create-prompt.ts';
import { defineRead, defineWrite, type Storage } from '#main/storage/command.ts';
import type { LogState } from '#main/storage/connection.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { copyFolder } from '#support/kill-folders.ts';
import { waitFor } from '#support/live-project.ts';
import { fillQueue } from '#support/queued-folder.ts';
import { seededChoice } from '#support/seeded-choice.ts';
import { makeStorageFolder, type StorageFolder } from '#support/storage-folder.ts';

/** A prompt, which is confirmed, and some pages beside it. */
const addPrompt = defineWrite('test.addPrompt', (db, number: number, context): null => {
  createPrompt.run(db, { projectId: 1, text: `Prompt ${number}?` }, context);
  db.prepare('INSERT INTO setting (key, value) VALUES (?, ?)').run(`test.${number}`, `${number}`.repeat(10_000));
  return null;
});
const dropPage = defineWrite('test.dropPage', (db, number: number): null => {
  db.prepare('DELETE FROM setting WHERE key = ?').run(`test.${number}`);
  return null;
});
const readState = defineRead('test.state', (db, _input: null) => ({
  integrity: db.raw.pragma('integrity_check', { simple: true }),
  prompts: db.prepare("SELECT text FROM prompt WHERE text LIKE 'Prompt %' ORDER BY id").pluck().all().length,
  pages: db.prepare("SELECT count(*) FROM setting WHERE key LIKE 'test.%'").pluck().get(),
}));
const readLog = defineRead('test.log', (db, _input: null) => db.readLog());

let filled: StorageFolder;
let folder: StorageFolder;
let dir: string;
let storage: Storage;
let reader: Database.Database;
const log = () => join(dir, 'sightline.db-wal');

beforeAll(async () => {
  filled = makeStorageFolder();
  await fillQueue(filled.dataDir, { prompts: 1, engines: [] });
});
afterAll(() => filled.remove());
beforeEach(() => {
  folder = makeStorageFolder();
  dir = copyFolder(filled.dataDir, folder.dataDir);
  storage = openInlineStorage(dir, Date.now);
  reader = new Database(join(dir, 'sightline.db'), { readonly: true });
});
afterEach(async () => {
  if (reader.open) reader.close();
  await storage.close().catch(() => {});
  folder.remove();
});

async function addPrompts(from: number, count: number): Promise<void> {
  for (let number = from; number < from + count; number++) await storage.write(addPrompt, number);
}

/** From now on nothing that is written can leave the log. */
function beginReading(): void {
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM prompt').get();
}

function movePart(): void {
  const other = new Database(join(dir, 'sightline.db'));
  other.pragma('wal_checkpoint(PASSIVE)');
  other.close();
}

/** Soon after a write the writer moves what it may. */
const waitForLog = (what: string, isIt: (log: LogState) => boolean) =>
  waitFor(what, () => storage.read(readLog, null), isIt);

const CUTS: [string, (bytes: number) => void][] = [
  ['cut to a part', (bytes) => truncateSync(log(), bytes)],
  [
    'cut to a part and grown again by what came next',
    (bytes) => {
      const { size } = statSync(log());
      truncateSync(log(), bytes);
      truncateSync(log(), size);
    },
  ],
];

describe.each(CUTS)('a log that is %s', (_, cut) => {
  it.each([1, 2, 3, 4, 5, 6])('is noticed by the next write, wherever it was cut (seed %i)', async (seed) => {
    const choice = seededChoice(seed);
    await addPrompts(0, 5);
    beginReading();
    await addPrompts(5, 5);
    // What the reader began with is in the database as well then, so that a log which ends before that is older than the database.
    if (choice.isTrue(0.5)) reader.exec('COMMIT');
    if (!reader.inTransaction) beginReading();
    if (choice.isTrue(0.7)) movePart();
    await addPrompts(10, 5);
    const bytes = choice.below(statSync(log()).size);
    cut(bytes);
    await expect(storage.write(addPrompt, 99)).rejects.toMatchObject({ details: { reason: 'log_gone' } });
    reader.close();
    await storage.close();
    expect(() => openInlineStorage(dir, Date.now)).toThrow(/but .* were stored on .* was lost or damaged/);
    storage = openInlineStorage(dir, Date.now, { acceptsLoss: true });
    const { integrity, prompts, pages } = await storage.read(readState, null);
    expect(integrity).toBe('ok');
    expect(pages).toBe(prompts);
    expect(prompts).toBeLessThan(15);
  });
});

describe('a log of which a reader let only the beginning into the database', () => {
  it.each([
    ['this program', () => {}],
    ['another one', movePart],
  ])('leaves a whole database when it is cut to nothing, moved by %s', async (_, move) => {
    await addPrompts(0, 5);
    await waitForLog('an empty log', ({ frames }) => frames === 0);
    for (const number of [1, 2, 3]) await storage.write(dropPage, number);
    await addPrompts(5, 5);
    beginReading();
    // These change pages again that the beginning changed: in the database such a page stays as it was before both.
    await addPrompts(10, 5);
    move();
    const { moved, frames } = await waitForLog('a log that is moved in part', ({ moved }) => moved > 0);
    expect(moved).toBeLessThan(frames);
    await addPrompts(15, 1);
    truncateSync(log(), 0);
    await expect(storage.write(addPrompt, 99)).rejects.toMatchObject({ details: { reason: 'log_gone' } });
    reader.close();
    await storage.close();
    expect(() => openInlineStorage(dir, Date.now)).toThrow(/but .* were stored on .* was lost or damaged/);
    storage = openInlineStorage(dir, Date.now, { acceptsLoss: true });
    expect(await storage.read(readState, null)).toEqual({ integrity: 'ok', prompts: 10, pages: 7 });
  });
});

describe('a log that others may empty', () => {
  it('is never taken for one that was cut', async () => {
    const choice = seededChoice(7);
    const other = openInlineStorage(dir, Date.now);
    for (let number = 0; number < 150; number++) {
      await (choice.isTrue(0.5) ? storage : other).write(addPrompt, number);
      if (choice.isTrue(0.3) && !reader.inTransaction) beginReading();
      if (choice.isTrue(0.2)) reader.close();
      if (!reader.open) reader = new Database(join(dir, 'sightline.db'));
      if (choice.isTrue(0.4) && !reader.inTransaction && !reader.readonly)
        reader.pragma(`wal_checkpoint(${choice.pick(['PASSIVE', 'FULL', 'RESTART', 'TRUNCATE'])})`);
    }
    await other.close();
    expect(await storage.read(readState, null)).toEqual({ integrity: 'ok', prompts: 150, pages: 150 });
  });
});
