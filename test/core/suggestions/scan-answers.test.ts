import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertAttribution } from '#main/core/attribution/attribution-store.ts';
import { toWords } from '#main/core/figures/codec/packed-numbers.ts';
import { ensureAccount } from '#main/core/lifecycle/save-account.ts';
import { createProject } from '#main/core/lifecycle/save-project.ts';
import { loadSuggestions } from '#main/core/suggestions/list-suggestions.ts';
import { saveScan } from '#main/core/suggestions/save-scan.ts';
import { loadScanBacklog, scanAnswers } from '#main/core/suggestions/scan-answers.ts';
import { beginImport, finishImport, saveImported, undoImports } from '#main/core/transfer/import-batch.ts';
import { defineRead, defineWrite, type Storage } from '#main/storage/command.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';

let folder: string;
let storage: Storage;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-scan-'));
  putFreshDatabase(folder);
  storage = openInlineStorage(folder, () => Date.parse('2026-11-10T12:00:00Z'));
  await storage.write(ensureAccount, { wantsSample: false });
  await storage.write(createProject, { name: 'Kordiva', language: 'en', environment: 'test' });
});
afterEach(async () => {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

/** One after the other to each of so many prompts. */
async function write(batchId: number, texts: string[], prompts = 1): Promise<void> {
  const items = texts.map((text, index) => ({
    line: {
      prompt: `Which planner${'?'.repeat(1 + (index % prompts))}`,
      model: 'chatgpt' as const,
      answeredAt: index,
      text,
      externalId: `${batchId}.${index}`,
    },
    language: 'EN',
    measured: { answer: { words: 0, mentions: [], citations: [] }, brandsVersion: -1 },
  }));
  await storage.write(saveImported, { projectId: 1, batchId, items });
}

async function importAll(texts: string[], prompts = 1): Promise<void> {
  const batchId = await storage.write(beginImport, { projectId: 1, fileName: 'x', pid: process.pid, kind: 'answers' });
  await write(batchId, texts, prompts);
  await storage.write(finishImport, { projectId: 1, batchId, tags: [], counts: {} });
}

const readBrimlane = defineRead(
  'test.readBrimlane',
  (db, _input: null) =>
    db.prepare("SELECT examples, prompts FROM suggestion WHERE name = 'Brimlane'").get() as {
      examples: string;
      prompts: Uint8Array;
    },
);

async function counts(): Promise<Record<string, number>> {
  const request = { projectId: 1, state: 'suggested', minAnswers: 1, page: 1, limit: 50 } as const;
  const { suggestions } = await storage.read(loadSuggestions, request);
  return Object.fromEntries(suggestions.map((suggestion) => [suggestion.name, suggestion.answers]));
}

describe('the scan for suggestions', () => {
  it('looks at each answer once, over batches', async () => {
    await importAll(Array.from({ length: 450 }, (_, index) => (index % 3 === 0 ? '- **Oduvia**' : '- **Brimlane**')));
    expect(await storage.job(scanAnswers, 1)).toBe(450);
    expect(await counts()).toEqual({ Brimlane: 300, Oduvia: 150 });
    expect(await storage.read(loadScanBacklog, { projectId: 1, most: 10 })).toBe(0);
    expect(await storage.job(scanAnswers, 1)).toBe(0);
    await importAll(['- **Oduvia** again']);
    expect(await storage.read(loadScanBacklog, { projectId: 1, most: 10 })).toBe(1);
    expect(await storage.job(scanAnswers, 1)).toBe(1);
    expect(await counts()).toEqual({ Brimlane: 300, Oduvia: 151 });
  });

  it('waits for an import to end, and counts nothing that is taken back', async () => {
    await importAll(['- **Brimlane**']);
    const unfinished = await storage.write(beginImport, {
      projectId: 1,
      fileName: 'y',
      pid: process.pid,
      kind: 'answers',
    });
    await write(unfinished, ['- **Oduvia**']);
    await importAll(['- **Veltaro**']);
    expect(await storage.job(scanAnswers, 1)).toBe(1);
    expect(await counts()).toEqual({ Brimlane: 1 });
    await storage.write(undoImports, { batchId: unfinished });
    expect(await storage.job(scanAnswers, 1)).toBe(1);
    expect(await counts()).toEqual({ Brimlane: 1, Veltaro: 1 });
  });

  it('stores nothing of a batch that another scan has come past', async () => {
    await importAll(['- **Brimlane**']);
    await storage.job(scanAnswers, 1);
    const late = {
      projectId: 1,
      from: { afterId: 0, walk: null },
      to: { afterId: 1, walk: null },
      found: [],
      damaged: [],
    };
    expect(await storage.write(saveScan, late)).toBe(false);
    expect(await counts()).toEqual({ Brimlane: 1 });
  });

  it('walks over many prompt by prompt, goes on where it was cut off, and then looks at what came meanwhile', {
    tags: 'long',
  }, async () => {
    // Answers 1, 4, 7, ... are to the first prompt and name Oduvia, the others Brimlane, to the second and the third.
    await importAll(
      Array.from({ length: 2300 }, (_, index) => (index % 3 === 0 ? '- **Oduvia**' : '- **Brimlane**')),
      3,
    );
    const cutOff = () => {
      throw new Error('Cut off.');
    };
    await expect(storage.job(scanAnswers, 1, cutOff)).rejects.toThrow('Cut off.');
    expect(await counts()).toEqual({ Oduvia: 767, Brimlane: 233 });
    expect(await storage.read(loadScanBacklog, { projectId: 1, most: 10 })).toBe(10);
    await importAll(['- **Veltaro**', '- **Oduvia**'], 2);
    expect(await storage.job(scanAnswers, 1)).toBe(1302);
    expect(await counts()).toEqual({ Brimlane: 1533, Oduvia: 768, Veltaro: 1 });
    expect(await storage.read(loadScanBacklog, { projectId: 1, most: 10 })).toBe(0);
    expect(await storage.job(scanAnswers, 1)).toBe(0);
    const { examples, prompts } = await storage.read(readBrimlane, null);
    expect(JSON.parse(examples)).toEqual([2294, 2295, 2297, 2298, 2300]);
    expect([...toWords(prompts)]).toEqual([0b110]);
  });
});

describe('an attribution import that was cut off', () => {
  it('goes with its batch', async () => {
    const countRows = defineRead(
      'test.countRows',
      (db, _input: null) => db.prepare('SELECT id FROM attribution').all().length,
    );
    const insert = defineWrite('test.insert', (db, batchId: number) => {
      const origin = { projectId: 1, source: 'crm_a', createdAt: 0, imported: { batchId, key: 'k' } } as const;
      return insertAttribution(db, { channelId: 'content' }, origin);
    });
    const batchId = await storage.write(beginImport, {
      projectId: 1,
      fileName: 'x',
      pid: process.pid,
      kind: 'answers',
    });
    expect(await storage.write(insert, batchId)).toEqual(expect.any(String));
    expect(await storage.write(insert, batchId)).toBeNull();
    expect(await storage.read(countRows, null)).toBe(1);
    await storage.write(undoImports, { batchId });
    expect(await storage.read(countRows, null)).toBe(0);
  });
});
