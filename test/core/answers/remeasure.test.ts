/** Measuring again over more answers than are read or written at a time gives what measuring afresh gives, cut off or not. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { packOffsets, unpackOffsets } from '#main/core/answers/mention-offsets.ts';
import { remeasureProject } from '#main/core/answers/remeasure.ts';
import { configureProject } from '#main/core/lifecycle/configure-project.ts';
import { defineRead, defineWrite } from '#main/storage/command.ts';
import { prepareFilledProject } from '#support/filled-project.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { generateAnswers } from '#support/generate-answers.ts';
import { type BrandSettings, InlineProject, readDifferences } from '#support/inline-project.ts';

const START: BrandSettings = {
  name: 'Acme',
  domain: 'acme.example',
  brandAliases: [],
  domainAliases: [],
  competitors: [{ name: 'Borealis', domain: 'borealis.example' }],
};
/** One more than are read at a time, which is five times what is written at a time. */
const COUNT = 501;
const answers = () => generateAnswers({ count: COUNT, seed: 3, lastDay: '2026-03-09', days: 40 });

/** What measuring says of each answer, whatever row it has. */
const readMeasured = defineRead('test.readMeasured', (db, _input: null) =>
  db
    .prepare(
      `SELECT hex(hash) AS hash, answered_at AS at, engine, words, brands_named, is_own_named, is_own_cited, hex(mention_offsets) AS offsets
       FROM answer JOIN provenance ON provenance.id = provenance_id ORDER BY answered_at, hex(hash), engine, answer.id`,
    )
    .all(),
);
const readVersions = defineRead('test.readVersions', (db, _input: null) =>
  db.prepare('SELECT brands_version FROM answer GROUP BY brands_version ORDER BY 1').pluck().all(),
);

/** History as the version before this one left it: places one too small behind a byte order mark, and its own note of the rules. */
const pretendOlder = defineWrite('test.pretendOlder', (db, projectId: number): number => {
  db.prepare('UPDATE answer SET measuring_version = 2').run();
  db.prepare("UPDATE setting SET value = json_set(value, '$.measuringVersion', 2) WHERE key = ?").run(
    `measured-rules.${projectId}`,
  );
  db.prepare('DELETE FROM setting WHERE key = ?').run(`measured.${projectId}`);
  const [row] = db
    .prepare(
      "SELECT answer.id AS id, mention_offsets AS offsets FROM answer JOIN prompt ON prompt.id = prompt_id WHERE text = 'Which?'",
    )
    .all() as { id: number; offsets: Uint8Array }[];
  const offsets = unpackOffsets(row?.offsets ?? new Uint8Array()).map((brand) => ({
    ...brand,
    spans: brand.spans.map(([start, end]): [number, number] => [start - 1, end - 1]),
  }));
  return db.prepare('UPDATE answer SET mention_offsets = ? WHERE id = ?').run(packOffsets(offsets), row?.id).changes;
});

/** A word of most generated answers. */
const alias = 'tool';

/** The answers as they were imported. */
const copy = prepareFilledProject((project) => project.importGenerated(answers()), START);
/** What the same answers measure as where the alias was there before them. */
let measuredAnew: unknown;
beforeAll(async () => {
  const dir = makeTempDir();
  const project = await InlineProject.create(dir, { ...START, brandAliases: [alias] });
  await project.importGenerated(answers());
  measuredAnew = await measured(project);
  await project.storage.close();
  removeDir(dir);
});

const measured = async (project = copy.project) => [
  await project.storage.read(readMeasured, null),
  await project.summary(),
];

describe('measuring again', () => {
  it('gives what measuring anew gives, and counts that add up', async () => {
    const before = await measured();
    await copy.project.setAliases({ brandAliases: [alias] });
    expect(await measured()).toEqual(measuredAnew);
    expect(await measured()).not.toEqual(before);
    expect(await copy.project.storage.read(readDifferences, null)).toBe(0);
    await copy.project.setAliases({ brandAliases: [] });
    expect(await measured()).toEqual(before);
    expect(await copy.project.storage.read(readDifferences, null)).toBe(0);
  });

  it('goes on where it was cut off', { tags: 'long' }, async () => {
    await copy.project.storage.write(configureProject, { projectId: copy.project.id, brandAliases: [alias] });
    const cutOff = ({ done }: { done: number }) => {
      if (done >= 500) throw new Error('Cut off.');
    };
    await expect(copy.project.storage.job(remeasureProject, copy.project.id, cutOff)).rejects.toThrow('Cut off.');
    const { looked: rest } = await copy.project.remeasure();
    expect(rest).toBeGreaterThanOrEqual(COUNT - 500);
    expect(rest).toBeLessThan(COUNT);
    expect(await measured()).toEqual(measuredAnew);
    expect(await copy.project.storage.read(readDifferences, null)).toBe(0);
  });

  it('begins again when the rules change under way, with nothing of the older ones left', {
    tags: 'long',
  }, async () => {
    await copy.project.storage.write(configureProject, { projectId: copy.project.id, brandAliases: ['which'] });
    let isChanged = false;
    const change = ({ done }: { done: number }) => {
      if (isChanged || done < 500) return;
      isChanged = true;
      void copy.project.storage.write(configureProject, { projectId: copy.project.id, brandAliases: [alias] });
    };
    expect((await copy.project.storage.job(remeasureProject, copy.project.id, change)).looked).toBeGreaterThan(COUNT);
    expect(await measured()).toEqual(measuredAnew);
    expect(await copy.project.storage.read(readDifferences, null)).toBe(0);
  });

  it('tells how many answers changed apart from those that were looked at', async () => {
    await copy.project.storage.write(configureProject, { projectId: copy.project.id, brandAliases: [alias] });
    const before = (await copy.project.storage.read(readMeasured, null)) as unknown[];
    const { looked, changed } = await copy.project.remeasure();
    const after = (await copy.project.storage.read(readMeasured, null)) as unknown[];
    const different = after.filter((row, index) => JSON.stringify(row) !== JSON.stringify(before[index])).length;
    expect([looked, changed]).toEqual([COUNT, different]);
    expect(different).toBeGreaterThan(0);
    expect(await copy.project.remeasure()).toEqual({ looked: 0, changed: 0, damaged: [], receiptId: null });
    await copy.project.storage.write(configureProject, {
      projectId: copy.project.id,
      brandAliases: [alias, 'Nobody Writes This'],
    });
    expect(await copy.project.remeasure()).toMatchObject({ looked: COUNT, changed: 0, damaged: [] });
  });

  it('puts right places behind a byte order mark that older measuring stored, and writes nothing else', async () => {
    const path = join(copy.dir, 'marked.ndjson');
    const line = {
      prompt: 'Which?',
      model: 'chatgpt',
      answeredAt: '2026-03-09T10:00:00Z',
      text: '\uFEFF**Acme** it is.',
    };
    writeFileSync(path, JSON.stringify(line));
    await copy.project.importFile(path);
    const right = await copy.project.storage.read(readMeasured, null);
    expect(await copy.project.storage.write(pretendOlder, copy.project.id)).toBe(1);
    expect(await copy.project.storage.read(readMeasured, null)).not.toEqual(right);
    expect(await copy.project.remeasure()).toMatchObject({ looked: COUNT + 1, changed: 1, damaged: [] });
    expect(await copy.project.storage.read(readMeasured, null)).toEqual(right);
  });

  it('writes no answer that holds a name only inside its words', async () => {
    const before = await copy.project.storage.read(readVersions, null);
    await copy.project.setAliases({ brandAliases: ['oo'] });
    expect(await copy.project.storage.read(readVersions, null)).toEqual(before);
  });
});
