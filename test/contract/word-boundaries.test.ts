/** A history that another program measured by other word boundaries: said, marked, and brought to those of this one when that is asked for. */
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';
import { copyFolder } from '#support/kill-folders.ts';
import { pretendOtherIcu } from '#support/other-icu.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

/** Eight words, メルカリ the fifth; fourteen characters, メルカリ at the sixth. */
const JAPANESE = '東京の店でメルカリが一番です。';
const GERMAN = 'Am besten kauft man bei Acme in Köln.';

let test: TestService;
let japanese: string;
let german: string;
let restore = () => {};

const create = async (name: string, language: 'ja' | 'de') =>
  (await test.call('projects.create', { name, language, websiteUrl: `https://${language}.example` })).id;
const answer = (day: string, language: string, text: string) => ({
  ...{ prompt: `Which one (${language})?`, model: 'chatgpt', answeredAt: `${day}T10:00:00Z`, text, language },
});
const notices = async () => {
  const found = await test.call('health.notices', {});
  return found.filter(({ kind }) => kind === 'other_boundaries');
};
const check = async (repair = false) => {
  const { ok, checks } = await test.call('system.doctor', { repair });
  return { isSound: ok, ...checks.find(({ name }) => name === 'boundaries') };
};
const WINDOW = { startDate: '2026-03-01', endDate: '2026-03-09' } as const;
const position = async (projectId: string) =>
  (await test.call('metrics.summary', { projectId, ...WINDOW })).current.position;
const marks = async (projectId: string) => {
  const { current } = await test.call('metrics.coverage', { projectId, ...WINDOW });
  return current.facts.filter(({ kind }) => kind === 'other_boundaries');
};
const withOtherIcu = () =>
  test.restart(() => {
    restore = pretendOtherIcu();
  });
const withOwnIcu = () => test.restart(() => restore());

const noted = () => {
  const db = new Database(`${test.dataDir}/sightline.db`, { readonly: true });
  const languages = db.prepare('SELECT language FROM project_segmentation ORDER BY language').pluck().all();
  db.close();
  return languages;
};

/** The two projects with what they begin with; each test has a copy. */
const filled = makeTempDir();
beforeAll(async () => {
  putFreshDatabase(filled);
  test = await startTestService({ dataDir: filled });
  japanese = await create('メルカリ', 'ja');
  german = await create('Acme', 'de');
  await test.importLines(japanese, [
    answer('2026-03-02', 'ja', JAPANESE),
    answer('2026-03-03', 'ja', `${JAPANESE}はい。`),
  ]);
  await test.importLines(german, [answer('2026-03-02', 'de', GERMAN)]);
  await test.service.close();
});
afterAll(() => removeDir(filled));
beforeEach(async () => {
  test = await startTestService({ dataDir: copyFolder(filled, makeTempDir()) });
});
afterEach(async () => {
  await test.close();
  restore();
  restore = () => {};
});

describe('the same program, or one that splits alike', () => {
  it('says nothing and marks nothing', async () => {
    await test.restart();
    expect([await notices(), await marks(japanese)]).toEqual([[], []]);
    expect(await check()).toMatchObject({ isSound: true, ok: true, message: /^All answers were measured by/ });
  });
});

describe('a program that splits Japanese otherwise', () => {
  beforeEach(withOtherIcu);

  it('says so of the project in Japanese alone, in the notices, in status and in doctor', async () => {
    const told = {
      ...{ severity: 'warning', engine: null, projects: [{ id: japanese, name: 'メルカリ' }] },
      facts: { languages: ['JA'] },
    };
    expect(await notices()).toMatchObject([told]);
    expect((await test.call('system.status', {})).notices).toMatchObject([told]);
    expect(await check()).toMatchObject({
      isSound: true,
      ok: true,
      message: /^メルカリ \(JA\) was measured by other word/,
    });
  });

  it('measures nothing again by itself', async () => {
    // 4 of 8 words and 4 of 9 come before it.
    expect(await position(japanese)).toBeCloseTo((50 + 400 / 9) / 2, 9);
    expect(await marks(japanese)).toEqual([]);
  });

  it('measures new answers its own way and marks them, and the period that has them', async () => {
    await test.importLines(japanese, [answer('2026-03-05', 'ja', JAPANESE)]);
    await test.importLines(german, [answer('2026-03-05', 'de', GERMAN)]);
    expect(await marks(japanese)).toEqual([
      { kind: 'other_boundaries', languages: ['JA'], answers: 1, since: '2026-03-05', until: '2026-03-05' },
    ]);
    expect(await marks(german)).toEqual([]);
    // 5 of 14 characters.
    expect(await position(japanese)).toBeCloseTo((50 + 400 / 9 + 500 / 14) / 3, 9);
    expect(await check()).toMatchObject({ isSound: false, ok: false, message: /measured in part by other word/ });
    const { current } = await test.call('metrics.coverage', { projectId: japanese, ...WINDOW, model: 'gemini' });
    expect(current.facts).toEqual([]);
  });

  it('is said of what it measured by the program that came before it', async () => {
    await test.importLines(japanese, [answer('2026-03-05', 'ja', JAPANESE)]);
    await withOwnIcu();
    expect(await notices()).toMatchObject([{ facts: { languages: ['JA'] }, projects: [{ id: japanese }] }]);
    expect(await marks(japanese)).toHaveLength(1);
    const receipt = await test.call('projects.remeasure', { projectId: japanese });
    expect(receipt).toEqual({
      ...{ id: japanese, remeasuredAnswers: 3, changedAnswers: 1 },
      remeasuringId: expect.any(String),
    });
    expect([await notices(), await marks(japanese)]).toEqual([[], []]);
    expect(await position(japanese)).toBeCloseTo((50 + 400 / 9 + 50) / 3, 9);
  });

  it.each([
    ['HTTP', () => test.httpTransport()],
    ['IPC', async () => test.owner],
  ])('measures again when it is asked to over %s, and has nothing to say then', async (_name, open) => {
    await test.importLines(japanese, [answer('2026-03-05', 'ja', JAPANESE)]);
    const receipt = await (await open()).call('projects.remeasure', { projectId: japanese });
    expect(receipt).toEqual({
      data: { id: japanese, remeasuredAnswers: 3, changedAnswers: 2, remeasuringId: expect.any(String) },
    });
    expect([await notices(), await marks(japanese)]).toEqual([[], []]);
    expect(await check()).toMatchObject({ isSound: true, ok: true });
    expect(await position(japanese)).toBeCloseTo((500 / 14 + 500 / 16 + 500 / 14) / 3, 9);
    await withOwnIcu();
    expect(await notices()).toMatchObject([{ projects: [{ id: japanese }] }]);
  });

  it('measures again when doctor repairs', async () => {
    await test.importLines(japanese, [answer('2026-03-05', 'ja', JAPANESE)]);
    expect(await check(true)).toMatchObject({
      isSound: true,
      ok: true,
      message: /^Measured again by .*: メルカリ \(JA\)\.$/,
    });
    expect([await notices(), await marks(japanese)]).toEqual([[], []]);
  });

  it('lets a new language of a project begin with its own boundaries', async () => {
    await test.importLines(german, [answer('2026-03-05', 'ja', 'Acmeは一番です。')]);
    expect((await notices()).map(({ projects }) => projects.map(({ id }) => id))).toEqual([[japanese]]);
    expect(await marks(german)).toEqual([]);
  });
});

it('counts a history that is older than the notes as measured by the program that first looks after it', async () => {
  await test.restart(() => {
    const db = new Database(`${test.dataDir}/sightline.db`);
    db.exec('DELETE FROM project_segmentation');
    db.close();
  });
  await expect.poll(() => noted()).toEqual(['DE', 'JA']);
  await withOtherIcu();
  expect(await notices()).toMatchObject([{ projects: [{ id: japanese }] }]);
});
