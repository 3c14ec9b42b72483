/** Measuring a history again by other word boundaries gives what measuring afresh gives, cut off or not, and is left to who can do it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { loadUnmeasured, requestBoundaries } from '#main/core/answers/measured-history.ts';
import { loadOtherHistories } from '#main/core/answers/other-histories.ts';
import { remeasureProject } from '#main/core/answers/remeasure.ts';
import { examine } from '#main/core/doctor/doctor.ts';
import { defineRead } from '#main/storage/command.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { InlineProject, readDifferences } from '#support/inline-project.ts';
import { pretendOtherIcu } from '#support/other-icu.ts';

const COUNT = 1_200;
const RULES = {
  name: 'メルカリ',
  domain: 'm.example',
  brandAliases: [],
  domainAliases: [],
  competitors: [{ name: '楽天' }],
};
const TEXTS = [
  'フリマアプリならメルカリがおすすめです。',
  'メルカリは便利ですが、楽天は配送が遅いです。',
  '東京の店では楽天とメルカリを比べました。',
  'どちらとも言えません。',
  'Zentrova and メルカリ are fine.',
];
const LINES = Array.from({ length: COUNT }, (_, at) =>
  JSON.stringify({
    prompt: `どれ${at % 7}？`,
    model: 'chatgpt',
    language: at % 10 === 0 ? 'de' : 'ja',
    answeredAt: new Date(Date.UTC(2026, 1, 1 + (at % 30), 8, 0, at % 60)).toISOString(),
    text: `${TEXTS[at % TEXTS.length]}${'本当。'.repeat(at % 4)}`,
    externalId: `${at}`,
  }),
).join('\n');

const readMeasured = defineRead('test.readBoundaries', (db, _input: null) =>
  db
    .prepare(
      'SELECT external_id, words, brands_named, is_own_named, hex(mention_offsets) AS offsets FROM answer ORDER BY external_id',
    )
    .all(),
);

let dirs: string[];
let restore = () => {};
let project: InlineProject;

async function createProject(): Promise<InlineProject> {
  const dir = makeTempDir();
  dirs.push(dir);
  const created = await InlineProject.create(dir, RULES);
  writeFileSync(join(dir, 'answers.ndjson'), LINES);
  await created.importFile(join(dir, 'answers.ndjson'));
  return created;
}

/** The same folder, opened by another program; that one is gone. */
async function asAnother<T>(
  isOther: boolean,
  work: (storage: ReturnType<typeof openInlineStorage>) => Promise<T>,
): Promise<T> {
  restore();
  restore = isOther ? pretendOtherIcu() : () => {};
  const storage = openInlineStorage(dirs[0] ?? '', () => Date.parse('2026-03-10T12:00:00Z'));
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

beforeEach(async () => {
  dirs = [];
  project = await createProject();
  await project.storage.close();
});
afterEach(() => {
  restore();
  restore = () => {};
  for (const dir of dirs) removeDir(dir);
});

const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);
const cutOff = ({ done }: { done: number }) => {
  if (done >= 1_000) throw new Error('Cut off.');
};

it('gives what measuring anew gives after it was cut off, and goes on where it stopped', async () => {
  const own = await asAnother(false, (storage) => storage.read(readMeasured, null));
  await asAnother(true, async (storage) => {
    expect(await storage.job(remeasureProject, project.id)).toEqual({
      looked: 0,
      changed: 0,
      damaged: [],
      receiptId: null,
    });
    await storage.write(requestBoundaries, project.id);
    await expect(storage.job(remeasureProject, project.id, cutOff)).rejects.toThrow('Cut off.');
    expect(await storage.read(loadOtherHistories, null)).toMatchObject([{ languages: ['JA'], isMixed: true }]);
  });
  await asAnother(false, async (storage) => {
    // It is not asked to measure by its own boundaries, and half of the history is by others.
    expect(await storage.read(loadUnmeasured, null)).toEqual([]);
    expect(await storage.read(loadOtherHistories, null)).toMatchObject([{ languages: ['JA'], isMixed: true }]);
  });
  await asAnother(true, async (storage) => {
    expect(ids(await storage.read(loadUnmeasured, null))).toEqual([project.id]);
    const { looked } = await storage.job(remeasureProject, project.id);
    expect([looked >= COUNT - 1_000, looked < COUNT]).toEqual([true, true]);
    expect(await storage.read(loadUnmeasured, null)).toEqual([]);
    expect(await storage.read(loadOtherHistories, null)).toEqual([]);
    expect(await storage.read(readDifferences, null)).toBe(0);
    const anew = await createProject();
    expect(await storage.read(readMeasured, null)).toEqual(await anew.storage.read(readMeasured, null));
    expect(await storage.read(readMeasured, null)).not.toEqual(own);
    await anew.storage.close();
  });
  await asAnother(false, async (storage) => {
    await storage.write(requestBoundaries, project.id);
    await storage.job(remeasureProject, project.id);
    expect(await storage.read(readMeasured, null)).toEqual(own);
    expect(await storage.read(loadOtherHistories, null)).toEqual([]);
    expect((await storage.job(examine, { isRepairing: false })).filter(({ ok }) => !ok)).toEqual([]);
  });
});
