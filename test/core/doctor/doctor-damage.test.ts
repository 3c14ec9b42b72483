/** A byte flipped anywhere in what is stored: doctor finds it, names the answers, sets aside what cannot be read and fixes every count. */
import { describe, expect, it } from 'vitest';

import { addChecksums, loadIsChecksumDue } from '#main/core/answers/add-checksums.ts';
import { hasChecksum, requireWhole } from '#main/core/answers/checksum.ts';
import { packAnswers } from '#main/core/answers/pack-answers.ts';
import { type Check, examine } from '#main/core/doctor/doctor.ts';
import type { Connection } from '#main/storage/connection.ts';
import { prepareFilledProject } from '#support/filled-project.ts';
import { generateAnswers } from '#support/generate-answers.ts';
import { seededChoice } from '#support/seeded-choice.ts';
import { unpackAnswers } from '#support/unpack-answers.ts';

/** Packed answers and some that are too few for a pack, with their months. */
const copy = prepareFilledProject(async (project) => {
  const size = { count: 150, prompts: 10 };
  await project.importGenerated(generateAnswers({ ...size, seed: 4, lastDay: '2026-03-09', days: 20 }));
  await project.change(unpackAnswers);
  await project.storage.job(packAnswers, { projectId: null, mostMs: 60_000 });
  await project.aggregateMonths();
});

const on = <T>(run: (db: Connection) => T): Promise<T> => copy.project.change(run);
const doctor = (isRepairing = false) => copy.project.storage.job(examine, { isRepairing });
const faults = (checks: readonly Check[]) => checks.filter(({ ok }) => !ok);
const count = (from: string) => on((db) => db.prepare(`SELECT count(*) FROM ${from}`).pluck().get() as number);

const BLOBS = [
  ['answer_pack', 'contents', 'id'],
  ['answer_pack', 'raws', 'id'],
  ['answer_content', 'body', 'answer_id'],
  ['answer_raw', 'body', 'answer_id'],
  ['answer', 'mention_offsets', 'id'],
  ['fact_month', 'heads', 'id'],
  ['fact_month', 'citations', 'id'],
  ['fact_month', 'searches', 'id'],
  ['fact_month', 'appearances', 'id'],
] as const;

/** Changes one byte, and returns how to put it back. */
function flip(db: Connection, [table, column, key]: (typeof BLOBS)[number], pick: (most: number) => number) {
  const ids = db.prepare(`SELECT ${key} FROM ${table} WHERE length(${column}) > 0 ORDER BY ${key}`).pluck().all();
  const id = ids[pick(ids.length)] as number;
  const before = db.prepare(`SELECT ${column} /* test */ FROM ${table} WHERE ${key} = ?`).pluck().get(id) as Buffer;
  const after = Buffer.from(before);
  const at = pick(after.length);
  after[at] = after[at]! ^ (1 + pick(255));
  const save = `UPDATE ${table} SET ${column} = ? WHERE ${key} = ?`;
  db.prepare(save).run(after, id);
  return { save, before, id, at };
}

describe('a flipped byte', () => {
  it.each(BLOBS.map((blob, seed) => ({ blob, seed, name: `${blob[0]}.${blob[1]}` })))(
    'is found in $name, wherever it is',
    async ({ blob, seed }) => {
      const choice = seededChoice(seed + 100);
      for (let time = 0; time < 2; time++) {
        const { save, before, id, at } = await on((db) => flip(db, blob, (most) => choice.below(most)));
        const found = faults(await doctor());
        expect(found, `byte ${at} of ${blob[0]}.${blob[1]} of ${id}`).not.toEqual([]);
        const named = found.flatMap(({ answers = [] }) => answers);
        expect(named.length, `byte ${at} of ${blob[0]}.${blob[1]} of ${id}`).toBeGreaterThan(0);
        expect(named[0]).toMatchObject({ answerId: expect.any(String), prompt: expect.any(String) });
        await on((db) => db.prepare(save).run(before, id));
      }
      // As it was before.
      expect(faults(await doctor())).toEqual([]);
    },
    120_000,
  );

  it.each(BLOBS.map((blob, seed) => ({ blob, seed, name: `${blob[0]}.${blob[1]}` })))(
    'in $name is mended by doctor, and what goes is kept apart',
    async ({ blob, seed }) => {
      const choice = seededChoice(seed + 300);
      const answers = await count('answer');
      const isContent = blob[0] === 'answer_content' || (blob[0] === 'answer_pack' && blob[1] === 'contents');
      const summary = await copy.project.summary();
      await on((db) => flip(db, blob, (most) => choice.below(most)));
      const named = faults(await doctor()).flatMap((check) => check.answers ?? []);
      const repaired = await doctor(true);
      expect(faults(repaired)).toEqual([]);
      // It counts again as well.
      const after = await doctor();
      expect(faults(after)).toEqual([]);
      const gone = answers - (await count('answer'));
      expect(gone).toBe(isContent ? named.length : 0);
      expect(await count('set_aside_answer')).toBe(gone);
      if (!isContent) expect(await copy.project.summary()).toEqual(summary);
      const isBytes = isContent || blob[1] === 'raws' || blob[0] === 'answer_raw';
      expect((await count('set_aside_bytes')) > 0).toBe(isBytes);
      const told = after.find(({ name }) => name === 'set_aside');
      expect(told?.answers?.length ?? 0).toBe(gone);
    },
    120_000,
  );
});

describe('what an older version stored', () => {
  const strip = (db: Connection) => {
    for (const [table, column, key] of BLOBS.slice(0, 4)) {
      const rows = db.prepare(`SELECT ${key} AS id, ${column} AS body FROM ${table} WHERE ${column} IS NOT NULL`).all();
      const save = db.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${key} = ?`);
      for (const { id, body } of rows as { id: number; body: Uint8Array }[]) save.run(requireWhole(body), id);
    }
    db.raw.exec('UPDATE fact_month SET sum = NULL, offsets_sum = NULL');
  };

  it('is read as before, and gets its checksums in the background', async () => {
    await on(strip);
    expect(faults(await doctor())).toEqual([]);
    expect(await copy.project.storage.read(loadIsChecksumDue, null)).toBe(true);
    await copy.project.storage.job(addChecksums, { mostMs: 60_000 });
    expect(await copy.project.storage.read(loadIsChecksumDue, null)).toBe(false);
    const stored = await on((db) =>
      BLOBS.slice(0, 4).flatMap(([table, column]) =>
        db.prepare(`SELECT ${column} /* test */ FROM ${table} WHERE ${column} IS NOT NULL`).pluck().all(),
      ),
    );
    expect((stored as Uint8Array[]).every(hasChecksum)).toBe(true);
    expect(await count('fact_month WHERE sum IS NULL OR offsets_sum IS NULL')).toBe(0);
    expect(faults(await doctor())).toEqual([]);
  });

  it('is held against its hash until then, and what is damaged by then gets no checksum', async () => {
    await on(strip);
    // A letter of one text, in a frame that still unpacks.
    const id = await on((db) => {
      const row = db.prepare('SELECT id FROM answer ORDER BY id LIMIT 1').get() as { id: number };
      db.prepare('UPDATE answer SET hash = zeroblob(32) WHERE id = ?').run(row.id);
      return row.id;
    });
    const found = faults(await doctor());
    expect(found.map(({ name }) => name)).toEqual(['contents']);
    expect(found[0]?.answers).toHaveLength(1);
    await copy.project.storage.job(addChecksums, { mostMs: 60_000 });
    expect(faults(await doctor()).map(({ name }) => name)).toEqual(['contents']);
    expect(faults(await doctor(true))).toEqual([]);
    expect(await count(`answer WHERE id = ${id}`)).toBe(0);
    expect(await count('set_aside_answer')).toBe(1);
  });
});
