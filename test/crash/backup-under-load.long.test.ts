/** Backup and restore while a server asks, an import writes and readers read: the copy is one moment, and nobody waits for it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '#main/storage/restore-backup.ts';
import { DEFAULT_ANSWER, type FakeOpenAi, startFakeOpenAi } from '#support/fake-openai.ts';
import { type FolderService, makeTempDir, removeDir, startFolderService } from '#support/folder-service.ts';
import { generateAnswers, toNdjson } from '#support/generate-answers.ts';
import { waitFor } from '#support/live-project.ts';
import { countRows, fillQueue, LOCAL_ENGINES, listFaults, readRows } from '#support/queued-folder.ts';

const BACKUPS = 6;
const PROMPTS = 120;

let dir: string;
let fake: FakeOpenAi;
let service: FolderService;
let projectId: string;
let isLoading = true;
const readMs: number[] = [];
const faults: unknown[] = [];

beforeAll(async () => {
  dir = makeTempDir();
  fake = await startFakeOpenAi({ reply: { kind: 'slow', delayMs: 50, next: DEFAULT_ANSWER } });
  process.env.OLLAMA_BASE_URL = fake.baseUrl;
  projectId = await fillQueue(dir, { prompts: PROMPTS, engines: LOCAL_ENGINES.slice(0, 8) });
  service = await startFolderService({ dataDir: dir, hasThreads: true });
});
afterAll(async () => {
  await service.close();
  await fake.close();
  delete process.env.OLLAMA_BASE_URL;
  removeDir(dir);
});

/** Reads on and on, and notes how long each took. */
async function keepReading(): Promise<void> {
  while (isLoading) {
    const startedMs = performance.now();
    await service.call('metrics.summary', { projectId, timeframe: '3660d' }).catch((error) => faults.push(error));
    readMs.push(performance.now() - startedMs);
    await sleep(20);
  }
}

/** Imports file after file. */
async function keepImporting(): Promise<void> {
  for (let part = 0; isLoading; part++) {
    const path = join(dir, `part-${part}.ndjson`);
    writeFileSync(path, toNdjson(generateAnswers({ count: 300, seed: 100 + part, lastDay: '2026-03-09', days: 20 })));
    await service.call('answers.import', { projectId, path }).catch((error) => faults.push(error));
  }
}

/** A folder of its own with nothing in it but the copy. */
function openAlone(copy: string, name: string): Promise<{ folder: string; faultsFound: string[] }> {
  const folder = join(dir, name);
  mkdirSync(folder);
  return restoreBackup(folder, copy, () => {}).then(async () => ({ folder, faultsFound: await listFaults(folder) }));
}

describe('a backup under load', () => {
  it(`made ${BACKUPS} times is sound alone each time, never holds less than the one before, and lets reads go on`, async () => {
    const load = [keepReading(), keepImporting()];
    await waitFor(
      'answers of both kinds',
      () => Math.min(countRows(dir, 'answer WHERE job_id IS NULL'), countRows(dir, 'answer WHERE job_id > 0')),
      (count) => count > 20,
    );
    let before = 0;
    let readsMeanwhile = 0;
    for (let number = 0; number < BACKUPS; number++) {
      const copy = join(dir, `copy-${number}.db`);
      const atLeast = countRows(dir, 'answer WHERE job_id IS NOT NULL');
      const readsBefore = readMs.length;
      await service.call('system.backup', { path: copy });
      readsMeanwhile += readMs.length - readsBefore;
      const { folder, faultsFound } = await openAlone(copy, `alone-${number}`);
      expect(faultsFound).toEqual([]);
      const held = countRows(folder, 'answer WHERE job_id IS NOT NULL');
      expect(held).toBeGreaterThanOrEqual(Math.max(atLeast, before));
      before = held;
    }
    isLoading = false;
    await Promise.all(load);
    expect(faults).toEqual([]);
    expect(readsMeanwhile).toBeGreaterThan(0);
    const slowest = readMs.toSorted((a, b) => a - b).at(-Math.ceil(readMs.length / 20)) ?? 0;
    // Two cores, three busy threads: what a read waits for is a processor, not a lock.
    expect(slowest).toBeLessThan(1_000);
    await waitFor(
      'an empty queue',
      () => countRows(dir, "job WHERE state <> 'done'"),
      (open) => open === 0,
      150_000,
    );
    expect(await listFaults(dir)).toEqual([]);
  }, 300_000);
});

describe('a restore under a running server', () => {
  it('leaves exactly the backup, sound, with a server that goes on; what was there is kept and sound too', async () => {
    const copy = join(dir, 'copy-0.db');
    const answersIn = (folder: string) => readRows<{ id: string }>(folder, 'SELECT public_id AS id FROM answer').length;
    isLoading = true;
    const reading = keepReading();
    const all = answersIn(dir);
    const { previous } = await restoreBackup(dir, copy, () => {});
    isLoading = false;
    await reading;
    expect(faults).toEqual([]);
    const kept = await openAlone(previous ?? '', 'kept');
    expect(kept.faultsFound).toEqual([]);
    expect(answersIn(kept.folder)).toBe(all);
    // The backup's queue was not empty: the server asks what was open then.
    await waitFor(
      'an empty queue',
      () => countRows(dir, "job WHERE state <> 'done'"),
      (open) => open === 0,
      150_000,
    );
    // The import that it caught half way is taken back.
    await waitFor(
      'no open import',
      () => countRows(dir, "import_batch WHERE state = 'writing'"),
      (open) => open === 0,
    );
    const twice =
      'SELECT 1 FROM answer JOIN job ON job.id = job_id GROUP BY job.prompt_id, job.engine, slot, sample HAVING count(*) > 1';
    expect(readRows(dir, twice)).toEqual([]);
    expect(countRows(dir, 'answer WHERE job_id IS NOT NULL')).toBe(PROMPTS * 8);
    expect(await listFaults(dir)).toEqual([]);
    expect(readRows(dir, 'PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  }, 300_000);
});
