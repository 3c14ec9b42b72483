/** Files made to take time, memory or the stack: each is bounded, and the service goes on. */
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestService, type TestService } from '#support/test-service.ts';

interface Importer {
  test: TestService;
  projectId: string;
}

async function startImporter(hasThreads: boolean): Promise<Importer> {
  const test = await startTestService({ hasThreads });
  const site = { name: 'Acme', language: 'en', websiteUrl: 'https://acme.example' } as const;
  return { test, projectId: (await test.call('projects.create', site)).id };
}

/** `size` is a share of the full size, from 0 to 1. */
export function describeBombs(size: number): void {
  const count = (whole: number) => Math.ceil(whole * size);

  describe('an import', () => {
    let threaded: Importer;
    /** What no memory is measured of: a thread that refused a file is not used again, and a new one takes longer than most small files. */
    let other: Importer;
    beforeAll(async () => {
      threaded = await startImporter(true);
      other = size < 1 ? await startImporter(false) : threaded;
    });
    afterAll(async () => {
      for (const { test } of new Set([threaded, other])) await test.close();
    });

    /** A file of so many equal chunks, written without ever being in memory. */
    function writeChunks(name: string, chunk: string, count: number, start = ''): string {
      const path = join(threaded.test.dataDir, name);
      const file = openSync(path, 'w');
      writeSync(file, start);
      for (let index = 0; index < count; index++) writeSync(file, chunk);
      closeSync(file);
      return path;
    }

    /** Runs an import and tells how far memory rose, in MiB, while other calls were answered. */
    async function importWatched({ test, projectId }: Importer, path: string, skipInvalid = false) {
      const startMiB = process.memoryUsage().rss / 2 ** 20;
      let peakMiB = startMiB;
      const watch = setInterval(() => {
        peakMiB = Math.max(peakMiB, process.memoryUsage().rss / 2 ** 20);
      }, 20);
      const envelope = await test.owner.call('answers.import', { projectId, path, skipInvalid });
      clearInterval(watch);
      expect(await test.owner.call('projects.list', {})).toHaveProperty('data');
      return { envelope, grownMiB: peakMiB - startMiB };
    }

    it(`of one line of ${count(500)} MB is refused in flat memory`, { timeout: 240_000 }, async () => {
      const path = writeChunks('line.ndjson', 'x'.repeat(1 << 20), count(500), '{"prompt":"');
      const { envelope, grownMiB } = await importWatched(threaded, path);
      expect(envelope).toMatchObject({ error: { code: 'VALIDATION_ERROR', message: 'line 1 is too long' } });
      expect(grownMiB).toBeLessThan(400);
    });

    it(`of ${count(10)} million blank lines finds nothing, in flat memory`, { timeout: 240_000 }, async () => {
      const { envelope, grownMiB } = await importWatched(
        threaded,
        writeChunks('blank.ndjson', '\n'.repeat(1_000_000), count(10)),
      );
      expect(envelope).toMatchObject({ data: { imported: 0, skipped: [] } });
      expect(grownMiB).toBeLessThan(400);
    });

    it(`of ${count(300_000)} bad lines lists the first thousand and counts them all, in flat memory`, {
      timeout: 240_000,
    }, async () => {
      const { envelope, grownMiB } = await importWatched(
        threaded,
        writeChunks('bad.ndjson', '1\n'.repeat(1_000), count(300)),
        true,
      );
      expect(envelope).toMatchObject({ data: { imported: 0, skippedCount: count(300_000) } });
      expect((envelope as { data: { skipped: unknown[] } }).data.skipped).toHaveLength(1_000);
      expect(grownMiB).toBeLessThan(500);
    });

    it.each<[string, string]>([
      ['brackets', '['.repeat(count(5_000_000))],
      ['closed brackets', '['.repeat(count(2_000_000)) + ']'.repeat(count(2_000_000))],
      ['objects', `${'{"prompt":'.repeat(count(400_000))}1${'}'.repeat(count(400_000))}`],
      ['a field that nobody asked for', `{"x":${'['.repeat(count(2_000_000))}${']'.repeat(count(2_000_000))}}`],
      ['tags', `{"tags":${'['.repeat(count(2_000_000))}${']'.repeat(count(2_000_000))}}`],
    ])('of a line with ever so many nested %s is refused', async (_, line) => {
      const path = join(other.test.dataDir, 'nested.ndjson');
      writeFileSync(path, line);
      expect((await importWatched(other, path)).envelope).toMatchObject({ error: { code: 'VALIDATION_ERROR' } });
    });

    it.each<[string, Buffer]>([
      ['gzip', Buffer.from('1f8b080000000000000303000000000000000000', 'hex')],
      ['zip', Buffer.from('504b0506000000000000000000000000000000000000', 'hex')],
    ])('unpacks no %s: it is a line that is not JSON', async (_, bytes) => {
      const path = join(other.test.dataDir, 'packed');
      writeFileSync(path, bytes);
      expect((await importWatched(other, path)).envelope).toMatchObject({ error: { code: 'VALIDATION_ERROR' } });
    });

    it.each<[string, string]>([
      ['an open quote', `channelId,dealValue\n"${'x'.repeat(count(60_000_000))}`],
      ['quotes', `channelId\n${'"'.repeat(count(9_000_000))}`],
      ['columns', `channelId${','.repeat(count(4_000_000))}\n`],
      ['a header of quotes', `${'"a",""'.repeat(count(10_000))}\n1`],
    ])('of a CSV file with %s is refused in time', { timeout: 240_000 }, async (_, text) => {
      const path = join(other.test.dataDir, 'bomb.csv');
      writeFileSync(path, text);
      const { test, projectId } = other;
      // Of this process, threads and all: other work on the machine does not count.
      const before = process.cpuUsage();
      const envelope = await test.owner.call('attribution.importCsv', { projectId, path, source: 'crm_a' });
      expect(envelope).toMatchObject({ error: { code: 'VALIDATION_ERROR' } });
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1_000).toBeLessThan(5_000 + 15_000 * size);
    });
  });
}
