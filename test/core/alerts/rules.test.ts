/** What each rule fires on, and that it does not where nothing of it happened. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationInput } from '#shared/contract/index.ts';
import { startApiProject, type TestAnswer } from '#support/api-project.ts';

type Condition = OperationInput<'alerts.try'>['condition'];

const DAY_MS = 86_400_000;
const FIRST_MS = Date.parse('2026-09-01T09:00:00Z');
const WEEK = 7;

let api: Awaited<ReturnType<typeof startApiProject>>;
beforeAll(async () => {
  api = await startApiProject(FIRST_MS + 2 * WEEK * DAY_MS);
  api.service.core.upkeep.stop();
});
afterAll(() => api?.close());

interface Told {
  text: string;
  sources?: readonly string[];
}

/** Two weeks of twelve prompts a day on two engines; in the second one the answers are other ones. */
function listAnswers(tell: (isLater: boolean, prompt: number) => Told): TestAnswer[] {
  return Array.from({ length: 2 * WEEK * 24 }, (_, at) => {
    const day = Math.floor(at / 24);
    const prompt = Math.floor((at % 24) / 2);
    const { text, sources = [] } = tell(day >= WEEK, prompt);
    return {
      ...{ prompt: `Which kettle for case ${prompt}?`, language: 'en', model: at % 2 ? 'perplexity' : 'chatgpt' },
      answeredAt: new Date(FIRST_MS + day * DAY_MS + at * 1000).toISOString(),
      text: `${text} (${at})`,
      sources: sources.map((url) => ({ url, title: 'Page' })),
    };
  });
}

async function tryOn(name: string, condition: Condition, tell: Parameters<typeof listAnswers>[0]) {
  const projectId = await api.makeProject(name);
  await api.asOwner('competitors.add', { projectId, name: 'Rivalo' });
  await api.importAnswers(listAnswers(tell), projectId);
  const { firings } = await api.asOwner('alerts.try', { projectId, condition, days: 14 });
  return firings.map(({ facts }) => facts);
}

describe('a source that is lost', () => {
  const PAGES = ['https://guide.example/best', 'https://other.example/list'];
  const tell = (keeps: readonly string[], name: string) => (isLater: boolean) => ({
    text: `${name} is a kettle.`,
    sources: isLater ? keeps : PAGES,
  });

  it('fires where answers that name the brand cite it no longer, by domain and by page, and not while some do', async () => {
    const lost = await tryOn('Brimlane', { kind: 'lost_source' }, tell(['https://other.example/list'], 'Brimlane'));
    expect(lost).toMatchObject([{ kind: 'lost_source', source: 'guide.example', days: WEEK }]);
    // A week of 24 answers a day cited it.
    expect(lost[0]).toMatchObject({ answers: 7 * 24 });
    const pages = await tryOn('Brimletta', { kind: 'lost_source', by: 'page' }, (isLater) => ({
      text: 'Brimletta is a kettle.',
      sources: isLater ? ['https://guide.example/new'] : PAGES.slice(0, 1),
    }));
    expect(pages).toMatchObject([{ source: expect.stringContaining('guide.example/best') }]);
    expect(await tryOn('Brimlotto', { kind: 'lost_source' }, tell(PAGES, 'Brimlotto'))).toEqual([]);
  });
});

describe('a rival that goes ahead', () => {
  const tell = (own: string, rivalLater: number) => (isLater: boolean, prompt: number) => ({
    text: [prompt === 0 ? own : '', prompt < (isLater ? rivalLater : 1) ? 'Rivalo' : ''].join(' '),
  });

  it('fires once it is more than chance, and neither for one that was ahead already nor for one behind', async () => {
    // Own: one of twelve prompts in both weeks. The rival: one of them, then all.
    const [fact, ...others] = await tryOn('Kettlo', { kind: 'overtaken' }, tell('Kettlo', 12));
    expect(fact).toMatchObject({ kind: 'overtaken', rival: 'Rivalo', ownRate: expect.closeTo(100 / 12) });
    expect(others).toEqual([]);
    expect(await tryOn('Kettla', { kind: 'overtaken' }, tell('Kettla', 3))).toEqual([]);
    const ahead = (_: boolean, prompt: number) => ({ text: prompt < 1 ? 'Kettlu Rivalo' : 'Rivalo' });
    expect(await tryOn('Kettlu', { kind: 'overtaken' }, ahead)).toEqual([]);
  });
});

describe('scheduled data files that cannot be written', () => {
  it('fire once until one is written again, for the projects that are in them', async () => {
    const { projectId, asOwner, service } = api;
    const other = await api.makeProject('Elsewhere');
    for (const each of [projectId, other])
      await asOwner('alerts.create', { projectId: each, condition: { kind: 'export_failed' } });
    await service.core.alerts.look();
    const write = (sql: string, ...values: unknown[]) => {
      const db = new Database(join(api.folder, 'data', 'sightline.db'));
      db.prepare(sql).run(...values);
      db.close();
    };
    const fail = (atMs: number) =>
      write('UPDATE data_export_schedule SET failures = failures + 1, failed_at = ?, said = ?', atMs, '/secret/share');
    const later = async () => {
      api.tick(60_000);
      await service.core.alerts.look();
    };
    const nowMs = FIRST_MS + 2 * WEEK * DAY_MS;
    write(
      `INSERT INTO data_export_schedule (public_id, wish, rhythm, weekday, day_of_month, time, last_slot, written_at, failures, created_at, updated_at)
       VALUES ('schedule', ?, 'daily', 1, 1, '07:00', '2026-09-14', ?, 0, 1, 1)`,
      JSON.stringify({ to: '/secret/share', projectIds: [projectId], format: 'csv' }),
      Date.parse('2026-09-14T07:00:00Z'),
    );
    await later();
    fail(nowMs - 2000);
    await later();
    fail(nowMs - 1000);
    await later();
    const logOf = async (each: string) => (await asOwner('alerts.log', { projectId: each })).firings;
    const [firing, ...others] = await logOf(projectId);
    expect(firing).toMatchObject({
      facts: { kind: 'export_failed', format: 'csv', lastDate: '2026-09-14' },
      sentence: 'The scheduled data files (CSV) could not be written; the last ones are of 14 Sept 2026.',
    });
    expect([others, await logOf(other)]).toEqual([[], []]);
    // Where to and what was said of it stay on this machine.
    expect(JSON.stringify(firing)).not.toContain('secret');
    write("UPDATE data_export_schedule SET failures = 0, last_slot = '2026-09-15'");
    fail(nowMs);
    await later();
    expect(await logOf(projectId)).toHaveLength(2);
  });
});
