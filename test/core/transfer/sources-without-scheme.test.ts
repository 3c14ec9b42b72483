/** Sources that are written without a scheme count as citations of their domain, whichever way they come in; once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { toImportKey } from '#main/core/transfer/answer-line.ts';
import { Connection } from '#main/storage/connection.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
let projectId = '';
beforeEach(async () => {
  test = await startTestService();
  projectId = await makeProject();
});
afterEach(() => test.close());

const WINDOW = { startDate: '2026-03-01', endDate: '2026-03-10' };
const line = (text: string, sources: unknown[]) => ({
  prompt: 'Which board?',
  model: 'chatgpt',
  answeredAt: '2026-03-09T10:00:00Z',
  text,
  sources,
});
/** Of four answers three cite the own site, one of them twice. */
const LINES = [
  line('One.', ['kordiva.example/teams']),
  line('Two.', [{ url: 'www.kordiva.example', title: 'Home' }, 'pages.example/list', 'https://kordiva.example/teams']),
  line('Three.', ['//shop.kordiva.example/a', 'a book, page 3']),
  line('Four.', ['kordiva.example.pages.example/x', 'report.pdf']),
];

async function makeProject(): Promise<string> {
  const site = { language: 'en', websiteUrl: 'https://kordiva.example' } as const;
  return (await test.call('projects.create', { name: 'Kordiva', ...site })).id;
}

async function readFigures(id = projectId) {
  const { current } = await test.call('metrics.summary', { projectId: id, ...WINDOW });
  const { sources } = await test.call('sources.list', { projectId: id, ...WINDOW, limit: 100 });
  const rows = sources.map(({ url, domain, sourceType, citationCount }) => ({
    url,
    domain,
    sourceType,
    citationCount,
  }));
  return { citationRate: current.citationRate, sources: rows.toSorted((a, b) => (a.url < b.url ? -1 : 1)) };
}

const EXPECTED = {
  citationRate: 75,
  sources: [
    ['https://kordiva.example', 'kordiva.example', 'own', 1],
    ['https://kordiva.example.pages.example/x', 'kordiva.example.pages.example', 'other', 1],
    ['https://kordiva.example/teams', 'kordiva.example', 'own', 2],
    ['https://pages.example/list', 'pages.example', 'other', 1],
    ['https://shop.kordiva.example/a', 'shop.kordiva.example', 'own', 1],
  ].map(([url, domain, sourceType, citationCount]) => ({ url, domain, sourceType, citationCount })),
};

describe('imported', () => {
  it('they count as citations of their domain, and the answers are there once', async () => {
    expect(await test.importLines(projectId, LINES)).toMatchObject({ imported: 4, duplicates: 0 });
    expect(await readFigures()).toEqual(EXPECTED);
    expect(await test.importLines(projectId, LINES)).toMatchObject({ imported: 0, duplicates: 4 });
    expect(await test.call('system.doctor', {})).toMatchObject({ ok: true });
  });

  it('they are the same figures after an export, which brings nothing twice', async () => {
    await test.importLines(projectId, LINES);
    const path = join(test.dataDir, 'out.ndjson');
    await test.call('answers.export', { projectId, path });
    expect(readFileSync(path, 'utf8')).toContain('"https://kordiva.example/teams"');
    expect(await test.call('answers.import', { projectId, path })).toMatchObject({ imported: 0, duplicates: 4 });
    const other = await makeProject();
    await test.call('answers.import', { projectId: other, path });
    expect(await readFigures(other)).toEqual(EXPECTED);
  });

  it('an answer that was imported when addresses were kept as they were written is not imported again', async () => {
    await test.importLines(projectId, LINES.slice(0, 1));
    const db = new Connection(databasePath(test.dataDir));
    const sources = [{ url: 'kordiva.example/teams', title: null }];
    const kept = {
      ...line('One.', []),
      model: 'chatgpt',
      sources,
      answeredAt: Date.parse('2026-03-09T10:00:00Z'),
    } as const;
    db.prepare('UPDATE answer SET import_key = ?').run(toImportKey(kept, 'EN'));
    db.close();
    expect(await test.importLines(projectId, LINES.slice(0, 1))).toMatchObject({ imported: 0, duplicates: 1 });
  });
});

describe('of an answer that is added by hand', () => {
  const answer = {
    prompt: 'Which board?',
    model: 'chatgpt',
    answeredAt: '2026-03-09T10:00:00Z',
    text: 'One.',
  } as const;

  it('they count too, and the same answer is the imported one', async () => {
    const sources = ['kordiva.example/teams', { url: 'pages.example', title: 'Boards' }];
    const added = await test.call('answers.add', { projectId, ...answer, sources });
    expect(added.sources.map(({ url }) => url)).toEqual(['https://kordiva.example/teams', 'https://pages.example']);
    expect((await readFigures()).citationRate).toBe(100);
    expect(await test.importLines(projectId, [line('One.', sources)])).toMatchObject({ duplicates: 1 });
  });

  it('what is no web address is refused by its place', async () => {
    const api = await test.freshApi({ environment: 'live' });
    const reply = await api.post(`/projects/${projectId}/answers`, {
      ...answer,
      sources: ['kordiva.example', 'a book'],
    });
    expect([reply.status, reply.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(JSON.stringify(reply.error.details)).toMatch(/sources\.1.*must be a web address, or a page/);
  });
});
