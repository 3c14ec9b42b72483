/** The memory of redirect links forgets what is too old to be of use, once a day, and nothing else. */
import { afterEach, beforeEach, expect, it } from 'vitest';

import { planRedirectPruning } from '#main/core/redirects/prune-redirects.ts';
import { readTargets, saveRedirects } from '#main/core/redirects/redirect-store.ts';
import type { Storage } from '#main/storage/command.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { openDatabase } from '#main/storage/open-database.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';
import { createClock, DAY_MS } from '#support/test-clock.ts';

const clock = createClock();
const link = (index: number) => `https://links.example/${index}`;
let dir: string;
let storage: Storage;

beforeEach(() => {
  dir = makeTempDir();
  putFreshDatabase(dir);
  storage = openInlineStorage(dir, clock.now);
});
afterEach(async () => {
  await storage.close();
  removeDir(dir);
});

const save = (from: number, to: number) =>
  storage.write(
    saveRedirects,
    Array.from({ length: to - from }, (_, index) => ({ url: link(from + index), target: 'https://page.example/' })),
  );

function countKnown(from: number, to: number): number {
  const db = openDatabase(dir);
  const urls = Array.from({ length: to - from }, (_, index) => link(from + index));
  const { size } = readTargets(db, urls);
  db.close();
  return size;
}

it('forgets links after 90 days, however many there are, and keeps younger ones', async () => {
  await save(0, 2_500);
  clock.advance(60 * DAY_MS);
  await save(2_500, 3_000);
  const prune = planRedirectPruning(storage, clock.now);
  await prune();
  expect(countKnown(0, 3_000)).toBe(3_000);
  clock.advance(31 * DAY_MS);
  await prune();
  expect([countKnown(0, 2_500), countKnown(2_500, 3_000)]).toEqual([0, 500]);
});

it('looks once a day', async () => {
  const prune = planRedirectPruning(storage, clock.now);
  await prune();
  await save(0, 1);
  clock.advance(91 * DAY_MS);
  const later = planRedirectPruning(storage, clock.now);
  await later();
  expect(countKnown(0, 1)).toBe(0);
  clock.advance(-91 * DAY_MS);
  await save(0, 1);
  clock.advance(91 * DAY_MS);
  await later();
  expect(countKnown(0, 1)).toBe(1);
});
