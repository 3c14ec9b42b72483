/** Outputs that are JSON text: written where they were read, handed over in chunks, and only as fast as they are taken. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChunkQueue } from '#main/storage/chunk-queue.ts';
import type { Storage } from '#main/storage/command.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import type { JsonText } from '#main/storage/json-text.ts';
import { openThreadedStorage } from '#main/storage/threaded-storage.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';
import { breakDown, echo, writeLong } from '#support/probe-commands.ts';
import { PROBE_ENTRY } from '#support/probe-entry.ts';
import { makeStorageFolder, type StorageFolder } from '#support/storage-folder.ts';

const VALUE = { list: [1, 'zwei', null, { deep: 'é “x” 𝄞' }], nothing: undefined };

let folder: StorageFolder;
let storage: Storage;
beforeAll(async () => {
  folder = makeStorageFolder();
  putFreshDatabase(folder.dataDir);
  storage = await openThreadedStorage({ dataDir: folder.dataDir, entry: PROBE_ENTRY, now: () => 0, readers: 1 });
});
afterAll(async () => {
  await storage.close();
  folder.remove();
});

const wrap = async (text: JsonText<unknown>) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of text.wrapped()) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};
/** What the writer had come to when nothing more happened. */
const waitForStandstill = async (noteFile: string) => {
  for (let before = -1; ; ) {
    await sleep(300);
    const now = Number(readFileSync(noteFile, 'utf8'));
    if (now === before) return now;
    before = now;
  }
};

describe('a read as text', () => {
  it('has the bytes that JSON.stringify gives, wrapped and not, over threads and inline', async () => {
    const inline = openInlineStorage(folder.dataDir, () => 0);
    for (const one of [storage, inline]) {
      const text = await one.readText(echo, VALUE);
      expect(await text.readText()).toBe(JSON.stringify(VALUE));
      expect(await text.read()).toEqual(JSON.parse(JSON.stringify(VALUE)));
      expect(text.wrappedWhole()?.toString('utf8')).toBe(JSON.stringify({ data: VALUE }));
      expect(await wrap(text)).toBe(JSON.stringify({ data: VALUE }));
    }
    await inline.close();
  });

  it('fails as the read fails', async () => {
    await expect(storage.readText(breakDown, null)).rejects.toMatchObject({ code: 'INTERNAL' });
  });
});

describe('a text in chunks', () => {
  it('says the same as the text that is written inline', async () => {
    const inline = openInlineStorage(folder.dataDir, () => 0);
    const text = await storage.text(writeLong, { parts: 40 });
    expect(text.wrappedWhole()).toBeNull();
    expect(await text.read()).toEqual(Array.from({ length: 41 }, (_, index) => index));
    const [once, again] = [await storage.text(writeLong, { parts: 40 }), await inline.text(writeLong, { parts: 40 })];
    expect(await wrap(once)).toBe(await wrap(again));
    await inline.close();
  });

  it('is written no further than a few chunks ahead of its reader, and goes on when that reads', async () => {
    const noteFile = join(folder.dataDir, 'ahead');
    const text = await storage.text(writeLong, { parts: 400, noteFile });
    // Three parts make a chunk, four chunks may be on their way, one more is gathered.
    expect(await waitForStandstill(noteFile)).toBeLessThanOrEqual(16);
    expect(await text.read()).toHaveLength(401);
    expect(Number(readFileSync(noteFile, 'utf8'))).toBe(400);
  });

  it('is written no further once its reader has left, and the next texts are', async () => {
    const noteFile = join(folder.dataDir, 'left');
    for (let times = 0; times < 3; times++) {
      const text = await storage.text(writeLong, { parts: 400, noteFile });
      for await (const chunk of text.wrapped()) if (chunk.length > 100) break;
      expect(await waitForStandstill(noteFile)).toBeLessThan(30);
    }
    expect(await (await storage.text(writeLong, { parts: 3 })).read()).toEqual([0, 1, 2, 3]);
  });

  it('fails before its first chunk as the writer fails, and later where it is read', async () => {
    await expect(storage.text(writeLong, { parts: 9, failAt: 1 })).rejects.toMatchObject({ code: 'CONFLICT' });
    const text = await storage.text(writeLong, { parts: 90, failAt: 80 });
    await expect(text.read()).rejects.toMatchObject({ code: 'CONFLICT', message: 'The text broke off.' });
  });
});

it('a reader that takes nothing is given up, so that no thread waits for it for ever', async () => {
  const said: string[] = [];
  const queue = new ChunkQueue((word) => said.push(word), 30);
  queue.push(new Uint8Array(1));
  await sleep(80);
  expect(said).toEqual(['enough']);
  await expect(queue.next()).rejects.toMatchObject({ code: 'INTERNAL' });
});
