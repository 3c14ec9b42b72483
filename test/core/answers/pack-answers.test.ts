/** Packing a history: what is read, exported, measured and counted stays the same; what is deleted is gone from packs as well. */
import { describe, expect, it } from 'vitest';

import { findDamagedContents } from '#main/core/answers/check-contents.ts';
import { deleteAnswers } from '#main/core/answers/delete-answers.ts';
import { forgetPackedReplies } from '#main/core/answers/forget-packed.ts';
import { loadIsPackDue, packAnswers } from '#main/core/answers/pack-answers.ts';
import { savePack } from '#main/core/answers/save-pack.ts';
import { StoredContents } from '#main/core/answers/stored-contents.ts';
import { examine } from '#main/core/doctor/doctor.ts';
import { defineRead } from '#main/storage/command.ts';
import type { Connection } from '#main/storage/connection.ts';
import { prepareFilledProject } from '#support/filled-project.ts';
import { generateAnswers } from '#support/generate-answers.ts';
import { hasReply, unpackAnswers } from '#support/unpack-answers.ts';

const COUNT = 480;
const PROMPTS = 12;
const FAR = { projectId: null, mostMs: 60_000 };

const copy = prepareFilledProject(async (project) => {
  // One import after the other leaves singles behind that the next one's packs take in.
  for (const seed of [1, 2]) {
    const size = { count: COUNT / 2, prompts: PROMPTS };
    await project.importGenerated(generateAnswers({ ...size, seed, lastDay: '2026-03-09', days: 20 }));
  }
});

const on = <T>(run: (db: Connection) => T): Promise<T> => copy.project.change(run);
const count = (from: string) => on((db) => db.prepare(`SELECT count(*) FROM ${from}`).pluck().get() as number);
const pack = () => copy.project.storage.job(packAnswers, FAR);
const readDoctor = () => copy.project.storage.job(examine, { isRepairing: false });

/** Everything that every answer said and was sent. */
const readAll = defineRead('test.readAll', (db, _input: null): string[] => {
  const rows = db.prepare('SELECT id, pack_id AS packId FROM answer ORDER BY id').all() as {
    id: number;
    packId: number;
  }[];
  const contents = new StoredContents(db);
  return rows.map((row) => {
    const replies = contents.readReplies(row)!.map(({ body, ...head }) => [head, Buffer.from(body).toString('hex')]);
    expect(contents.hasReplies(row)).toBe(replies.length > 0);
    return JSON.stringify([row.id, contents.read(row), replies]);
  });
});

describe('packing', () => {
  it('changes nothing that anybody reads, leaves few singles, and doctor finds it sound', async () => {
    await on(unpackAnswers);
    const before = await copy.project.storage.read(readAll, null);
    const summary = await copy.project.summary();
    expect(await copy.project.storage.read(loadIsPackDue, null)).toBe(true);
    const packed = await pack();
    expect(await copy.project.storage.read(loadIsPackDue, null)).toBe(false);
    const all = await count('answer');
    expect(packed).toBeGreaterThan(all * 0.8);
    expect(await count('answer_content')).toBe(all - packed);
    expect(await copy.project.storage.read(readAll, null)).toEqual(before);
    expect(await copy.project.summary()).toEqual(summary);
    expect((await readDoctor()).filter(({ ok }) => !ok)).toEqual([]);
    expect(await pack()).toBe(0);
  });

  it('is done by an import as it ends, and what comes later joins the youngest pack', async () => {
    const packs = await count('answer_pack');
    const { most, sum } = await on(
      (db) =>
        db.prepare('SELECT max(answers) AS most, sum(answers) AS sum FROM answer_pack').get() as Record<string, number>,
    );
    expect(packs).toBeLessThanOrEqual(PROMPTS);
    expect(most).toBeLessThanOrEqual(100);
    expect(await count('answer WHERE pack_id > 0')).toBe(sum);
    expect(await count('answer_pack WHERE revision > 1')).toBeGreaterThan(0);
  });

  it('stops when its time is over and goes on at the next look', { tags: 'long' }, async () => {
    await on(unpackAnswers);
    const first = await copy.project.storage.job(packAnswers, { projectId: null, mostMs: 0.001 });
    expect(first).toBeLessThan(COUNT / 4);
    expect(await on((db: Connection) => findDamagedContents(db, { isQuick: false }).length)).toBe(0);
    await pack();
    expect(await copy.project.storage.read(loadIsPackDue, null)).toBe(false);
  });

  it('lets history be measured again out of packs as out of singles', { tags: 'long' }, async () => {
    await copy.project.setAliases({ brandAliases: ['Which'] });
    const packed = await copy.project.summary();
    await copy.project.setAliases({ brandAliases: [] });
    await on(unpackAnswers);
    await copy.project.setAliases({ brandAliases: ['Which'] });
    expect(await copy.project.summary()).toEqual(packed);
    expect((await readDoctor()).filter(({ ok }) => !ok)).toEqual([]);
  });
});

describe('a pack that comes too late', () => {
  it('is not written when an answer was deleted, replaced or packed, or the pack changed meanwhile', async () => {
    await on(unpackAnswers);
    const single = await on(
      (db) =>
        db.prepare(`SELECT id, prompt_id AS promptId, hash FROM answer WHERE NOT ${hasReply('id')} LIMIT 1`).get() as {
          id: number;
          promptId: number;
          hash: Uint8Array;
        },
    );
    const { id, promptId, hash } = single;
    const frames = { contents: Buffer.from([1]), raws: null, bytes: 1, answers: 1, rawsDay: null, promptId };
    const write = (change: object) =>
      copy.project.storage.write(savePack, {
        ...frames,
        replaces: null,
        singles: [{ id, hash, hasReplies: false }],
        ...change,
      });
    expect(await write({ singles: [{ id, hash: Buffer.alloc(32), hasReplies: false }] })).toBe(false);
    expect(await write({ singles: [{ id, hash, hasReplies: true }] })).toBe(false);
    expect(await write({ promptId: promptId + 1 })).toBe(false);
    expect(await write({ replaces: { id: 7_000, revision: 1 } })).toBe(false);
    expect(await count('answer_pack')).toBe(0);
    expect(await write({})).toBe(true);
    expect(await write({})).toBe(false);
  });
});

describe('what is deleted', () => {
  it('is in no pack afterwards, and the others of its pack are as they were', async () => {
    const before = await copy.project.storage.read(readAll, null);
    const doomed = await on((db) => {
      const ids = db.prepare('SELECT id FROM answer WHERE pack_id > 0 AND id % 7 = 0').pluck().all() as number[];
      deleteAnswers(db, ids);
      return new Set(ids);
    });
    expect(doomed.size).toBeGreaterThan(40);
    const after = await copy.project.storage.read(readAll, null);
    expect(after).toEqual(before.filter((line) => !doomed.has(JSON.parse(line)[0])));
    expect((await readDoctor()).filter(({ ok }) => !ok)).toEqual([]);
    await on((db) => deleteAnswers(db, db.prepare('SELECT id FROM answer').pluck().all() as number[]));
    expect(await count('answer_pack')).toBe(0);
  });

  it('takes raw replies of days that are over, and leaves the younger ones of the same pack', {
    tags: 'long',
  }, async () => {
    await on(unpackAnswers);
    await pack();
    const kept = (from: string) => count(`answer WHERE ${hasReply('id')} AND pack_id > 0 AND ${from}`);
    const day = (await on((db) => db.prepare('SELECT max(day) FROM answer').pluck().get() as number)) - 8;
    const old = await kept(`day < ${day}`);
    let dropped = 0;
    for (let part = -1; part !== 0; dropped += part) part = await on((db) => forgetPackedReplies(db, day, 10));
    expect(dropped).toBe(old);
    const left = (await copy.project.storage.read(readAll, null)).filter((line) => JSON.parse(line)[2].length > 0);
    const singles = await count('answer_raw');
    expect(left).toHaveLength((await kept(`day >= ${day}`)) + singles);
    expect((await readDoctor()).filter(({ ok }) => !ok)).toEqual([]);
    expect(await on((db) => forgetPackedReplies(db, day + 1_000, 1_000))).toBeGreaterThan(0);
    expect(await count('answer_pack WHERE raws IS NOT NULL')).toBe(0);
  });
});

describe('doctor', () => {
  it.each([
    [
      'an answer without content',
      'DELETE FROM answer_content WHERE answer_id IN (SELECT answer_id FROM answer_content LIMIT 1)',
    ],
    [
      'an answer in no pack',
      'UPDATE answer SET pack_id = -65537 WHERE id = (SELECT min(id) FROM answer WHERE pack_id > 0)',
    ],
    ['an answer in two places', "INSERT INTO answer_content SELECT min(id), x'' FROM answer WHERE pack_id > 0"],
    ['another text', 'UPDATE answer SET hash = zeroblob(32) WHERE id = (SELECT min(id) FROM answer WHERE pack_id > 0)'],
    [
      'a pack that cannot be read',
      "UPDATE answer_pack SET contents = x'00' WHERE id = (SELECT min(id) FROM answer_pack)",
    ],
  ])('finds %s', async (_what, harm) => {
    expect(await on((db: Connection) => findDamagedContents(db, { isQuick: false }).length)).toBe(0);
    await on((db) => db.raw.exec(harm));
    expect(await on((db: Connection) => findDamagedContents(db, { isQuick: false }).length)).toBeGreaterThan(0);
  });
});
