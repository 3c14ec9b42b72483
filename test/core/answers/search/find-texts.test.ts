/** A search in texts finds what a look at each text finds, however much of the history is indexed, and whatever was deleted. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toPublicId } from '#main/core/answers/answer-id.ts';
import { OpenPack } from '#main/core/answers/answer-pack.ts';
import { deleteAnswers } from '#main/core/answers/delete-answers.ts';
import { packAnswers } from '#main/core/answers/pack-answers.ts';
import { countWrongIndexed } from '#main/core/answers/search/check-index.ts';
import { findTexts } from '#main/core/answers/search/find-texts.ts';
import { indexAnswers, loadIsIndexDue, saveIndexed } from '#main/core/answers/search/index-answers.ts';
import { StoredContents } from '#main/core/answers/stored-contents.ts';
import { examine } from '#main/core/doctor/doctor.ts';
import { NO_DRILL_DOWN } from '#main/core/figures/query/answers/drill-down.ts';
import { type AnswerListRequest, loadAnswers } from '#main/core/figures/query/answers/list-answers.ts';
import { defineWrite } from '#main/storage/command.ts';
import type { Connection } from '#main/storage/connection.ts';
import { readSearchTerms } from '#shared/text/search-text.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { type GeneratedAnswer, generateAnswers } from '#support/generate-answers.ts';
import { InlineProject } from '#support/inline-project.ts';

const FAR = { mostMs: 60_000 };
/** More than are indexed at a time. */
const COUNT = 300;
const GENERATED = { count: COUNT, prompts: 10, lastDay: '2026-03-09', days: 20 };
const WORDS = 'Gantt Straße 項目管理 จัดการ אדום أدوات टूल Über-Plan c++ 한국어판 ツールを使う 目標管理,項目'.split(' ');

let dir: string;
let project: InlineProject;

beforeAll(async () => {
  dir = makeTempDir();
  const start = { name: 'Acme', domain: 'acme.example', brandAliases: [], domainAliases: [], competitors: [] };
  project = await InlineProject.create(dir, start);
  await project.importGenerated(withWords(1));
});
afterAll(async () => {
  await project.storage.close();
  removeDir(dir);
});

/** The n-th word is in every (n + 2)-th answer. */
function withWords(seed: number): GeneratedAnswer[] {
  return [...generateAnswers({ ...GENERATED, seed })].map((answer, index) => ({
    ...answer,
    line: {
      ...answer.line,
      text: `${answer.line.text}\n\n${WORDS.filter((_, place) => index % (place + 2) === 0).join(', ')}`,
    },
  }));
}

const on = <T>(run: (db: Connection) => T): Promise<T> =>
  project.storage.write(
    defineWrite(`test.${Math.random()}`, (db, _input: null) => run(db)),
    null,
  );

/** Its clock stands: it is never out of time. */
async function search(text: string, page: Partial<AnswerListRequest> = {}) {
  const scope = { projectId: project.id, firstDay: 20_000, lastDay: 21_000, engines: null, language: null, tags: null };
  const request = { scope, promptId: null, promptSearch: null, isVisible: null, drillDown: NO_DRILL_DOWN };
  const input = { ...request, page: 1, limit: 500, terms: readSearchTerms(text), ...page };
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  try {
    return await project.storage.read(loadAnswers, input);
  } finally {
    clock.mockRestore();
  }
}

/** Every answer with its text, newest first. */
function readTexts(): Promise<{ id: string; text: string }[]> {
  return on((db) => {
    const contents = new StoredContents(db);
    const rows = db
      .prepare('SELECT id, pack_id AS packId, public_id AS publicId FROM answer ORDER BY answered_at DESC, id DESC')
      .all() as { id: number; packId: number; publicId: Uint8Array }[];
    return rows.map((row) => ({
      id: toPublicId(row.publicId),
      text: (contents.readText(row) ?? '').toLowerCase(),
    }));
  });
}

function listNewestFirst(db: Connection): number[] {
  return db.prepare('SELECT id FROM answer ORDER BY answered_at DESC, id DESC').pluck().all() as number[];
}

/** Newest first by walking; between two answers are numbers of none, so many times `step`: together more than are looked up at a time. */
function walkThrough(text: string, step: number): Promise<string[]> {
  return on((db) => {
    const order = listNewestFirst(db);
    const others = step === 1 ? [] : [1_000, 2_000, 3_000];
    const gaps = order.flatMap((id) => [id, ...others.map((times) => id * step * times)]);
    const answers = { all: () => gaps, among: () => [] };
    const { pageIds } = findTexts(db, readSearchTerms(text), answers, { start: 0, limit: 500 }, undefined, 0);
    const readPublicId = db.prepare('SELECT public_id FROM answer WHERE id = ?').pluck();
    return pageIds.map((id) => toPublicId(readPublicId.get(id) as Uint8Array));
  });
}

const CASES: [string, string[]][] = [
  ['gantt', ['gantt']],
  ['ANT', ['ant']],
  ['gantt strasse', ['gantt', 'straße']],
  ['項目', ['項目']],
  ['項目管理', ['項目管理']],
  ['管', ['管']],
  ['한국 판', ['한국', '판']],
  ['"目標管理,項目"', ['目標管理,項目']],
  ['한국', ['한국']],
  ['하', ['한']],
  ['국어판', ['국어판']],
  ['ツール', ['ツール']],
  ['を使う', ['を使う']],
  ['gantt 項目 ツール', ['gantt', '項目', 'ツール']],
  ['จัดการ', ['จัดการ']],
  ['אדום', ['אדום']],
  ['ادوات', ['أدوات']],
  ['टूल', ['टूल']],
  ['uber-plan', ['über-plan']],
  ['"gantt, straße"', ['gantt, straße']],
  ['c++', ['c++']],
  ['++', ['++']],
  ['nowhere', ['nowhere']],
];

async function expectSame(): Promise<void> {
  const texts = await readTexts();
  for (const [sought, parts] of CASES) {
    // No text here has marks of Markdown inside what is sought.
    const found = texts.filter(({ text }) => parts.every((part) => text.includes(part.toLowerCase())));
    const expected = found.map(({ id }) => id);
    const { answers, pagination, search: state } = await search(sought);
    expect(
      answers.map(({ id }) => id),
      sought,
    ).toEqual(expected);
    expect(pagination.total).toBe(expected.length);
    expect(expected.length > 10, sought).toBe(sought !== 'nowhere');
    expect(state?.complete).toBe(true);
    for (const { excerpt } of answers) expect(excerpt?.spans.length, sought).toBeGreaterThan(0);
  }
}

describe('a search in texts', () => {
  it('finds the same before, while and after the history is indexed', { tags: 'long' }, async () => {
    expect(await project.storage.read(loadIsIndexDue, null)).toBe(true);
    expect((await search('gantt')).search).toEqual({ complete: true, waiting: COUNT, damaged: 0 });
    await expectSame();
    expect(await project.storage.job(indexAnswers, { mostMs: 0 })).toBe(0);
    await on((db) => db.prepare('DELETE FROM index_pending WHERE answer_id > 150').run());
    expect(await project.storage.job(indexAnswers, FAR)).toBe(150);
    await on((db) => db.prepare('INSERT INTO index_pending SELECT id FROM answer WHERE id > 150').run());
    await expectSame();
    expect(await project.storage.job(indexAnswers, FAR)).toBe(150);
    expect(await project.storage.read(loadIsIndexDue, null)).toBe(false);
    await expectSame();
  });

  it('finds the same where too many may have it to be put in order at once, however close their numbers lie', async () => {
    await project.storage.job(indexAnswers, FAR);
    for (const [sought] of CASES) {
      const expected = (await search(sought)).answers.map(({ id }) => id);
      for (const step of [1, 1_000]) expect(await walkThrough(sought, step), `${sought} ${step}`).toEqual(expected);
    }
  });

  it('stops to count soon after a page is full, and looks no further back than it has to', async () => {
    await on((db) => {
      const order = listNewestFirst(db);
      let walked = 0;
      const all = function* () {
        for (const id of order) {
          walked++;
          yield id;
        }
      };
      const answers = { all, among: () => [] };
      const times = { fullPageMs: 0, mostMs: 60_000 };
      const found = findTexts(db, readSearchTerms('gantt'), answers, { start: 0, limit: 5 }, times, 0);
      expect(found).toMatchObject({ total: 5, search: { complete: false } });
      expect(found.pageIds).toHaveLength(5);
      expect(walked).toBe(order.length);
    });
  });

  it('opens a pack once for all of its answers that may have a phrase', async () => {
    await project.storage.job(packAnswers, { projectId: null, ...FAR });
    await on((db) => {
      const packs = db.prepare('SELECT count(DISTINCT pack_id) FROM answer WHERE pack_id > 0').pluck().get() as number;
      const order = listNewestFirst(db);
      const opened = vi.spyOn(OpenPack.prototype, 'readText');
      const inTurn: OpenPack[] = [];
      opened.mockImplementation(function (this: OpenPack, id: number) {
        if (inTurn.at(-1) !== this) inTurn.push(this);
        return this.readContent(id).text;
      });
      const answers = { all: () => order, among: () => [] };
      const terms = readSearchTerms('"gantt, straße"');
      const { total } = findTexts(db, terms, answers, { start: 0, limit: 500 }, undefined, 0);
      opened.mockRestore();
      expect(total).toBeGreaterThan(25);
      expect(packs).toBeGreaterThan(1);
      expect(inTurn).toHaveLength(packs);
    });
  });

  it('says where it found something', async () => {
    const { answers } = await search('gantt');
    const { text, spans } = answers[0]?.excerpt ?? { text: '', spans: [] };
    expect(spans.map(({ start, end }) => text.slice(start, end))).toContain('Gantt');
    expect(text.length).toBeLessThan(280);
    expect((await search('')).answers[0]).not.toHaveProperty('excerpt');
  });

  it('stays within the other filters, and gives pages that add up', async () => {
    const all = (await search('gantt')).answers.map(({ id }) => id);
    const pages = await Promise.all([1, 2, 3].map((page) => search('gantt', { page, limit: 45 })));
    expect(pages.flatMap(({ answers }) => answers.map(({ id }) => id))).toEqual(all.slice(0, 135));
    const named = { ...NO_DRILL_DOWN, isMentioned: true };
    const { answers } = await search('gantt', { drillDown: named });
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.every(({ mentioned }) => mentioned)).toBe(true);
    expect(answers.length).toBe((await search('gantt')).answers.filter(({ mentioned }) => mentioned).length);
  });

  it('never finds what was deleted, nor under its number what came after it', { tags: 'long' }, async () => {
    await project.deleteSome(1, 5);
    await on((db) => {
      const youngest = db.prepare('SELECT id FROM answer ORDER BY id DESC LIMIT 20').pluck().all() as number[];
      return deleteAnswers(db, youngest);
    });
    await expectSame();
    await project.importGenerated(withWords(2));
    expect(await on(countWrongIndexed)).toBe(0);
    await expectSame();
    await project.storage.job(indexAnswers, FAR);
    await project.storage.job(packAnswers, { projectId: null, ...FAR });
    await expectSame();
    expect(await on(countWrongIndexed)).toBe(0);
  });

  it('leaves an answer waiting that became another since it was read', async () => {
    await project.importGenerated(withWords(3));
    const id = await on((db) => db.prepare('SELECT max(answer_id) FROM index_pending').pluck().get() as number);
    const stale = { answers: [{ id, hash: new Uint8Array(32), words: 'stale' }], newWords: ['stale'] };
    expect(await project.storage.write(saveIndexed, stale)).toBe(0);
    expect((await search('stale')).pagination.total).toBe(0);
    await project.storage.job(indexAnswers, FAR);
  });

  it('is put right by doctor when the index is wrong', async () => {
    await on((db) => db.prepare('DELETE FROM answer_index WHERE rowid IN (SELECT max(id) FROM answer)').run());
    await on((db) => db.prepare("INSERT INTO answer_index (rowid, words) VALUES (999999, 'gantt')").run());
    const check = async (isRepairing: boolean) =>
      (await project.storage.job(examine, { isRepairing })).find(({ name }) => name === 'search');
    expect(await check(false)).toMatchObject({ ok: false, message: expect.stringContaining('2 answers') });
    expect(await check(true)).toMatchObject({ ok: true });
    expect(await check(false)).toMatchObject({ ok: true });
    expect(await project.storage.read(loadIsIndexDue, null)).toBe(true);
    await project.storage.job(indexAnswers, FAR);
    expect((await search('stale')).pagination.total).toBe(0);
  });

  it('finds what waits where more waits than is put in order at once and no word is known yet', async () => {
    const expected = (await search('gantt')).answers.map(({ id }) => id);
    await on((db) => {
      db.prepare('INSERT OR IGNORE INTO index_pending SELECT id FROM answer').run();
      db.prepare('DELETE FROM answer_index').run();
      db.prepare('DELETE FROM index_word').run();
    });
    expect(await walkThrough('gantt', 1)).toEqual(expected);
    expect(await walkThrough('no such word', 1)).toEqual([]);
    await project.storage.job(indexAnswers, FAR);
    expect(await walkThrough('gantt', 1)).toEqual(expected);
  });

  it('goes on without texts that cannot be opened', async () => {
    const total = (await search('gantt')).pagination.total;
    await on((db) => {
      db.prepare("UPDATE answer_pack SET contents = x'00' WHERE id = (SELECT min(id) FROM answer_pack)").run();
      db.prepare(
        'INSERT INTO index_pending SELECT id FROM answer WHERE pack_id = (SELECT min(id) FROM answer_pack)',
      ).run();
      db.prepare('DELETE FROM answer_index WHERE rowid IN (SELECT answer_id FROM index_pending)').run();
    });
    const waiting = await search('gantt');
    expect(waiting.pagination.total).toBeLessThan(total);
    expect(waiting.search?.complete).toBe(true);
    await project.storage.job(indexAnswers, FAR);
    expect(await project.storage.read(loadIsIndexDue, null)).toBe(false);
    expect((await search('gantt')).pagination.total).toBe(waiting.pagination.total);
    // A search gives up after a while, which on a busy machine may be before its end.
    await expect.poll(async () => (await search('"gantt,"')).search?.complete).toBe(true);
  });
});
