/** The portfolio: every project beside the others, by numbers worked out by hand. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { freezePitches } from '#main/core/baselines/pitch-baselines.ts';
import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import type { Api } from '#support/api-client.ts';
import { LINES } from '#support/metrics-lines.ts';
import { seedProject } from '#support/seed-project.ts';
import { DAY_MS } from '#support/test-clock.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

type Portfolio = OperationOutput<'portfolio.list'>;
type Input = OperationInput<'portfolio.list'>;

let test: TestService;
let api: Api;
beforeEach(async () => {
  test = await startTestService();
  api = await test.freshApi({ environment: 'live' });
});
afterEach(() => test.close());

const make = async (name: string, fields: object = {}) => (await seedProject(api, { name, ...fields })).id;
const ask = (input: Input = {}) => test.call('portfolio.list', { timeframe: '7d', ...input });
const namesOf = ({ projects }: Portfolio) => projects.map(({ name }) => name);
const rowOf = async (name: string, input: Input = {}) => (await ask(input)).projects.find((row) => row.name === name)!;
const answer = (day: string, text: string) => ({
  prompt: 'Which?',
  model: 'chatgpt',
  answeredAt: `${day}T08:00:00Z`,
  text,
});

describe('a row', () => {
  it('has the visibility of its project, the change and each day, as GET metrics has them', async () => {
    const id = await make('Brimlane');
    await test.importLines(id, LINES);
    const row = (await ask()).projects[0]!;
    expect(row).toMatchObject({ id, name: 'Brimlane', environment: 'live', isPitch: false, answers: 5, prompts: 3 });
    expect([row.comparedStart, row.comparedEnd]).toEqual(['2026-02-24', '2026-03-02']);
    // Visible in four of five, and in one of two before.
    expect(row.visibility).toMatchObject({ rate: 80, previous: 50, change: 30 });
    expect(row.visibility.days).toEqual([100, 0, 100, null, null, null, 100]);
    expect(row.visibility.verdict.verdict).toBe('too_few_answers');
    const summary = (await api.get(`/projects/${id}/metrics`, { timeframe: '7d' }))
      .data as OperationOutput<'metrics.summary'>;
    expect(row.visibility.interval).toEqual(summary.current.intervals.responseVisibilityRate);
    expect(row.visibility.verdict).toEqual(summary.changes.verdicts.responseVisibilityRateChange);
  });

  it('says null, not zero, where there are no answers', async () => {
    await make('Brimlane');
    const row = await rowOf('Brimlane');
    expect(row).toMatchObject({ answers: 0, visibility: { rate: null, previous: null, change: null } });
    expect(row.visibility.days).toEqual([null, null, null, null, null, null, null]);
  });

  it('follows what is counted: an answer more, a name more, a day later', async () => {
    const id = await make('Brimlane');
    await test.importLines(id, LINES);
    expect((await rowOf('Brimlane')).visibility.rate).toBe(80);
    await test.importLines(id, [answer('2026-03-08', 'Nobody.')]);
    // Four of six.
    expect((await rowOf('Brimlane')).visibility.rate).toBeCloseTo(400 / 6, 12);
    await test.call('projects.configure', { projectId: id, brandAliases: ['Nobody'] });
    // "Nobody." and "Nobody knows." count now.
    expect((await rowOf('Brimlane')).visibility.rate).toBe(100);
    test.clock.advance(DAY_MS);
    // The 4th to the 10th: the answer of the 3rd is gone, that of the 10th came.
    expect(await rowOf('Brimlane')).toMatchObject({ answers: 6, visibility: { rate: 100 } });
  });

  it('tells the days that a pitch has left, and its first figures once they are frozen', async () => {
    await make('Askbarn', { isPitch: true, pitchDurationDays: 7 });
    expect(await rowOf('Askbarn')).toMatchObject({
      ...{ isPitch: true, pitchEndsAt: '2026-03-17T12:00:00.000Z', pitchDaysLeft: 7, dayZero: null },
    });
    test.clock.advance(6 * DAY_MS + 1);
    expect((await rowOf('Askbarn')).pitchDaysLeft).toBe(1);
    test.clock.advance(DAY_MS);
    expect(await rowOf('Askbarn')).toMatchObject({ pitchDaysLeft: 0, pitchExpiredAt: '2026-03-17T12:00:00.000Z' });
  });

  it('tells spend against the cap, tasks and labels; a test project spends nothing', async () => {
    const projectId = await make('Brimlane');
    await test.call('money.setCap', { projectId, monthlyCapUsd: 20 });
    await test.call('projects.configure', { projectId, labels: ['Retail', 'retail', 'Berlin'] });
    await test.importLines(projectId, LINES);
    await test.call('tasks.evaluate', { projectId });
    const row = await rowOf('Brimlane');
    expect(row.labels).toEqual(['Berlin', 'Retail']);
    expect(row.spend).toEqual({ usedUsd: 0, underWayUsd: 0, monthlyCapUsd: 20, leftUsd: 20, waitingJobs: 0 });
    const { counts } = await test.call('tasks.list', { projectId });
    expect(row.tasks).toEqual({ open: counts.open, inProgress: counts.in_progress });
    expect(counts.open).toBeGreaterThan(0);
    const simulated = await test.freshApi();
    await seedProject(simulated, { name: 'Simulane' });
    expect((await rowOf('Simulane')).spend).toBeNull();
  });

  it('names the engines that could not be asked, and why', async () => {
    const projectId = await make('Brimlane');
    await api.post(`/projects/${projectId}/prompts`, { prompt: 'Which?' });
    await expect.poll(async () => (await rowOf('Brimlane')).troubles.length, { timeout: 20_000 }).toBe(3);
    expect((await rowOf('Brimlane')).troubles).toMatchObject(
      ['ai_overview', 'chatgpt', 'perplexity'].map((model) => ({
        ...{ model, kind: 'left_out', severity: 'error', reason: 'no_key', questions: 1, noticeId: null },
      })),
    );
    expect(namesOf(await ask({ inTrouble: false }))).toEqual([]);
  });
});

describe('compared with day zero', () => {
  it('each pitch stands beside its own first figures, a project without any beside nothing', async () => {
    const id = await make('Askbarn', { isPitch: true });
    const other = await make('Brimlane');
    await test.importLines(id, [answer('2026-03-08', 'Askbarn it is.'), answer('2026-03-08', 'Nobody.')]);
    await test.service.core.storage.write(freezePitches, null);
    test.clock.advance(3 * DAY_MS);
    await test.importLines(id, [answer('2026-03-12', 'Askbarn.'), answer('2026-03-12', 'And Askbarn.')]);
    await test.importLines(other, [answer('2026-03-12', 'Brimlane.'), answer('2026-03-11', 'None.')]);
    const input = { startDate: '2026-03-12', endDate: '2026-03-12', compare: 'day_zero' } as const;
    const row = await rowOf('Askbarn', input);
    expect(row.dayZero).toMatchObject({ periodStart: '2026-03-08', periodEnd: '2026-03-09' });
    expect([row.comparedStart, row.comparedEnd]).toEqual(['2026-03-08', '2026-03-09']);
    expect(row.visibility).toMatchObject({ rate: 100, previous: 50, change: 50 });
    const client = await rowOf('Brimlane', input);
    expect(client).toMatchObject({ comparedStart: null, comparedEnd: null, dayZero: null });
    expect(client.visibility).toMatchObject({ rate: 100, previous: null, change: null });
    // Converting keeps day zero.
    await api.put(`/projects/${id}`, { convertFromPitch: true });
    expect(await rowOf('Askbarn', input)).toMatchObject({
      ...{ isPitch: false, pitchDaysLeft: null, dayZero: row.dayZero },
      visibility: { previous: 50 },
    });
  });
});

describe('the list', () => {
  const fill = async () => {
    const alder = await make('Alder');
    const birch = await make('birch');
    await make('Cedar', { isPitch: true });
    await test.importLines(alder, [answer('2026-03-09', 'Alder.'), answer('2026-03-08', 'No.')]);
    await test.importLines(birch, [answer('2026-03-09', 'Birch.')]);
    await test.call('projects.configure', { projectId: alder, labels: ['Retail'] });
    await test.call('projects.configure', { projectId: birch, labels: ['retail', 'Travel'] });
    return { alder, birch };
  };

  it('sorts, nulls last in both directions, and filters', async () => {
    await fill();
    expect(namesOf(await ask())).toEqual(['Alder', 'birch', 'Cedar']);
    expect(namesOf(await ask({ sortBy: 'visibility' }))).toEqual(['Alder', 'birch', 'Cedar']);
    expect(namesOf(await ask({ sortBy: 'visibility', sortDir: 'desc' }))).toEqual(['birch', 'Alder', 'Cedar']);
    expect(namesOf(await ask({ sortBy: 'daysLeft' }))).toEqual(['Cedar', 'Alder', 'birch']);
    expect(namesOf(await ask({ kind: 'pitches' }))).toEqual(['Cedar']);
    expect(namesOf(await ask({ labels: 'RETAIL' as never }))).toEqual(['Alder', 'birch']);
    expect(namesOf(await ask({ search: 'trav' }))).toEqual(['birch']);
    const second = await ask({ limit: 2, page: 2 });
    expect(namesOf(second)).toEqual(['Cedar']);
    expect(second.pagination).toEqual({ page: 2, limit: 2, total: 3, hasMore: false });
    expect(second.labels).toEqual([
      { label: 'Retail', projects: 2 },
      { label: 'Travel', projects: 1 },
    ]);
  });

  it('adds up live projects and simulated ones apart', async () => {
    await fill();
    const simulated = await test.freshApi();
    const { id } = await seedProject(simulated, { name: 'Simulane' });
    await test.importLines(id, [answer('2026-03-09', 'Simulane.')]);
    const { sums } = await ask();
    expect(sums.live).toMatchObject({ clients: 2, pitches: 1, answers: 3, usedUsd: 0 });
    expect(sums.test).toMatchObject({ clients: 1, pitches: 0, answers: 1, usedUsd: 0 });
  });

  it('shows a key the projects of its environment alone, and those that it is restricted to', async () => {
    const { alder } = await fill();
    const simulated = await test.freshApi();
    await seedProject(simulated, { name: 'Simulane' });
    const list = async (client: Api) => namesOf((await client.get('/portfolio')).data);
    expect(await list(api)).toEqual(['Alder', 'birch', 'Cedar']);
    expect(await list(simulated)).toEqual(['Simulane']);
    expect(await list(await test.freshApi({ environment: 'live', projectIds: [alder] }))).toEqual(['Alder']);
    const writer = await test.freshApi({ environment: 'live', scopes: ['write'] });
    expect((await writer.get('/portfolio')).status).toBe(403);
    expect((await api.get('/portfolio', { sortBy: 'colour' })).status).toBe(400);
  });

  it('leaves archived projects out', async () => {
    const { alder } = await fill();
    await test.call('projects.archive', { projectId: alder });
    expect(namesOf(await ask())).toEqual(['birch', 'Cedar']);
    expect((await ask()).sums.live.clients).toBe(1);
  });
});
