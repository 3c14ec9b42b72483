import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Api } from '#support/api-client.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

/** Two answers cite the list without Quellwerk, one with it; noon of 11 March is now. */
const LIST = { url: 'https://kettle-magazin.de/best-kettles-2026', title: 'The 12 best kettles' };
const CONTACT = { url: 'https://kettle-magazin.de/kontakt', title: 'Kontakt' };
const answer = (day: string, prompt: string, model: string, text: string, sources: object[] = [LIST]) => ({
  ...{ prompt, model, text, sources },
  answeredAt: `2026-03-${day}:00Z`,
});
const ANSWERS = [
  answer(
    '10T08:00',
    'best kettle',
    'chatgpt',
    'Many take **Brimstead**. [The list](https://kettle-magazin.de/best-kettles-2026) praises it.',
  ),
  answer('09T08:00', 'quiet kettle', 'claude', 'Take Fennick for its quiet lid.'),
  answer('08T08:00', 'quiet kettle', 'claude', 'Quellwerk and Fennick.', [LIST, CONTACT]),
];

let test: TestService;
let projectId: string;
let api: Api;

beforeAll(async () => {
  test = await startTestService();
  test.clock.set(Date.parse('2026-03-11T12:00:00Z'));
  projectId = (
    await test.call('projects.create', { name: 'Quellwerk', domain: 'quellwerk.com', language: 'en' } as never)
  ).id;
  await test.call('competitors.add', { projectId, name: 'Brimstead', domain: 'brimstead.co.uk' });
  await test.call('competitors.add', { projectId, name: 'Fennick' });
  await test.importLines(projectId, ANSWERS);
  api = await test.freshApi({ environment: 'live' });
});
afterAll(() => test.close());

const make = (domain: string) => api.post(`/projects/${projectId}/sources/gaps/tasks`, { domain, timeframe: '7d' });
const readRow = async () =>
  (await test.call('sources.gapDomains', { projectId, startDate: '2026-03-01', endDate: '2026-03-31' })).domains[0];

describe('a task to be named on a site', () => {
  let taskId: string;

  it('is made with a brief and the answers that cite the site', async () => {
    const { status, data } = await make('https://www.kettle-magazin.de/best-kettles-2026');
    expect(status).toBe(200);
    const { task, outcome } = data as OperationOutput<'sources.outreach'>;
    taskId = task.id;
    expect(outcome).toBe('created');
    expect(task).toMatchObject({
      title: 'Get Quellwerk named on kettle-magazin.de',
      category: 'offsite',
      status: 'open',
      // 2 of 3 answers; a list takes days. 9 x (11 - 4).
      impact: 9,
      effort: 4,
      priorityScore: 63,
      autoResolvable: false,
      outreach: { domain: 'kettle-magazin.de', since: null },
    });
    expect(task.description).toBe(
      'Engines cite kettle-magazin.de in 100% of their answers. 2 of these answers show competitors and not Quellwerk; named most often beside the site: Fennick and Brimstead. What leads there: questions such as “quiet kettle” and “best kettle”. It lives on being complete and current, and is revised regularly.',
    );
    expect(task.steps).toEqual([
      'Open the pages that are cited most, and see which brands they name and who writes them: https://kettle-magazin.de/best-kettles-2026 (3 answers) and https://kettle-magazin.de/kontakt (1 answer).',
      'Offer the editor what an entry takes: a test account, facts to check, prices, and what sets the brand apart.',
      'Get in touch: https://kettle-magazin.de/kontakt',
      expect.stringContaining('Mark this task as done'),
    ]);
    expect(task.evidence.summary).toBe(
      '4 March 2026 to 10 March 2026: kettle-magazin.de is cited in 3 answers of 3; 2 of them show competitors and not Quellwerk.',
    );
    expect(task.evidence.items).toHaveLength(1);
    expect(task.evidence.items[0]?.answerIds).toHaveLength(2);
    // What links to the site, else what names a competitor.
    expect(task.evidence.items[0]?.sentences.map(({ text }) => text)).toEqual([
      'The list praises it.',
      'Take Fennick for its quiet lid.',
    ]);
    expect(task.evidenceAnswers.map(({ prompt }) => prompt)).toEqual(['best kettle', 'quiet kettle']);
    expect(await readRow()).toMatchObject({
      domain: 'kettle-magazin.de',
      task: { id: taskId, status: 'open', since: null },
    });
  });

  it('says the same in German', async () => {
    const task = await test.call('tasks.get', { projectId, taskId, language: 'de' });
    expect(task.title).toBe('Quellwerk auf kettle-magazin.de ins Spiel bringen');
    expect(task.steps[2]).toBe('Kontakt aufnehmen: https://kettle-magazin.de/kontakt');
  });

  it('made again is the same task, and evaluations leave it alone', async () => {
    expect((await make('kettle-magazin.de')).data).toMatchObject({ task: { id: taskId }, outcome: 'updated' });
    test.clock.set(Date.parse('2026-03-25T12:00:00Z'));
    await test.call('tasks.evaluate', { projectId });
    test.clock.set(Date.parse('2026-03-11T12:00:00Z'));
    expect(await test.call('tasks.get', { projectId, taskId })).toMatchObject({ status: 'open', autoResolved: false });
  });

  it('done, it is watched: answers after that moment, page by page', async () => {
    await test.call('tasks.update', { projectId, taskId, status: 'done' });
    const since = { from: '2026-03-11T12:00:00.000Z', answers: 0, citing: 0, naming: 0 };
    expect(await readRow()).toMatchObject({ task: { id: taskId, status: 'done', since } });
    test.clock.set(Date.parse('2026-03-15T12:00:00Z'));
    await test.importLines(projectId, [
      // An hour before it was done: not since.
      answer('11T11:00', 'best kettle', 'claude', 'Quellwerk.'),
      answer('11T13:00', 'best kettle', 'claude', 'Brimstead.'),
      answer('12T08:00', 'best kettle', 'claude', 'Quellwerk and Brimstead.', [LIST, CONTACT]),
      answer('13T08:00', 'best kettle', 'claude', 'Quellwerk.', [{ url: 'https://elsewhere.example/a' }]),
    ]);
    const { data } = await api.get(`/projects/${projectId}/tasks/${taskId}`);
    const now = { ...since, answers: 3, citing: 2, naming: 1 };
    expect((data as OperationOutput<'tasks.get'>).outreach?.since).toMatchObject({
      ...now,
      pages: [
        { url: LIST.url, title: LIST.title, citing: 2, naming: 1 },
        { url: CONTACT.url, citing: 1, naming: 1 },
      ],
    });
    expect((await readRow())?.task?.since).toEqual(now);
  });

  it('that is over is opened again, and watched no longer', async () => {
    const { data } = await api.post(`/projects/${projectId}/sources/gaps/tasks`, {
      ...{ domain: 'kettle-magazin.de', startDate: '2026-03-01', endDate: '2026-03-14' },
    });
    expect(data).toMatchObject({
      outcome: 'reopened',
      task: { id: taskId, status: 'open', outreach: { since: null } },
    });
    expect((data as OperationOutput<'sources.outreach'>).task.history.map(({ kind }) => kind)).toEqual([
      'created',
      'status',
      'reopened',
    ]);
  });

  it.each([
    ['elsewhere.example', 404],
    ['quellwerk.com', 404],
    ['<script>alert(1)</script>', 404],
    ['', 400],
  ])('is refused for %j', async (domain, status) => {
    expect((await make(domain)).status).toBe(status);
  });

  it('is refused for the site of a competitor, and for a key that may only read', async () => {
    await test.importLines(projectId, [
      answer('10T09:00', 'best kettle', 'claude', 'Brimstead.', [{ url: 'https://shop.brimstead.co.uk/kettles' }]),
    ]);
    expect(
      (
        await api.post(`/projects/${projectId}/sources/gaps/tasks`, {
          domain: 'shop.brimstead.co.uk',
          startDate: '2026-03-01',
          endDate: '2026-03-14',
        })
      ).status,
    ).toBe(409);
    const reader = await test.freshApi({ environment: 'live', scopes: ['read'] });
    expect(
      (await reader.post(`/projects/${projectId}/sources/gaps/tasks`, { domain: 'kettle-magazin.de' })).status,
    ).toBe(403);
  });
});
