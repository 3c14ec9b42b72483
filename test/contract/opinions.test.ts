/** Shares of opinions, means over them alone, and deciding by hand: worked out from six answers, over HTTP and over IPC. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { type ApiProject, startApiProject } from '#support/api-project.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';

type Summary = OperationOutput<'metrics.summary'>;
type Mention = OperationOutput<'opinions.override'>;
type List = OperationOutput<'answers.list'>;
type Opinions = OperationOutput<'opinions.list'>;

let api: ApiProject;
let folder: string;
let ownId: string;
let rivalId: string;
/** By day of the month. */
const answers = new Map<string, string>();

const WINDOW = 'startDate=2026-11-01&endDate=2026-11-10';
const at = (day: number) => `2026-11-0${day}T08:00:00Z`;

/** Five answers name Kordiva, two of them Brimlane too; by hand: 90.25, positive, negative, neutral, nothing said. */
const DECIDED = [
  { day: 1, body: { sentiment: 90.25, reason: 'Praised above all.' } },
  { day: 2, body: { opinion: 'positive', reason: 'Recommended.' } },
  { day: 3, body: { opinion: 'negative', reason: 'Called slow.' } },
  { day: 4, body: { opinion: 'neutral', reason: 'Both ways.' } },
  { day: 5, body: { opinion: 'none', reason: 'Only listed.' } },
] as const;

beforeAll(async () => {
  folder = makeTempDir();
  api = await startApiProject();
  rivalId = (await api.asOwner('competitors.add', { projectId: api.projectId, name: 'Brimlane' })).id;
  const model = 'chatgpt';
  await api.importAnswers([
    { model, prompt: 'Which planner?', answeredAt: at(1), text: 'Take Kordiva.' },
    { model, prompt: 'Which planner?', answeredAt: at(2), text: 'Kordiva, then Brimlane.' },
    { model, prompt: 'Which board?', answeredAt: at(3), text: 'Kordiva and Brimlane.' },
    { model, prompt: 'Which board?', answeredAt: at(4), text: 'There is Kordiva.' },
    { model: 'claude', prompt: 'Which board?', answeredAt: at(5), text: 'Kordiva.' },
    { model: 'claude', prompt: 'Which board?', answeredAt: at(6), text: 'Nobody knows.' },
  ]);
  const { brands } = await api.asOwner('competitors.tracked', { projectId: api.projectId });
  ownId = brands[0]?.id ?? '';
  const list = await get<List>(`/answers?${WINDOW}`);
  for (const { id, answeredAt } of list.answers) answers.set(String(Number(answeredAt.slice(8, 10))), id);
  for (const { day, body } of DECIDED) await decide(day, ownId, body);
});
afterAll(async () => {
  await api.close();
  removeDir(folder);
});

const get = async <T>(path: string) => (await api.send<T>('GET', `/projects/${api.projectId}${path}`)).data;
const toPath = (day: number, brandId: string) =>
  `/projects/${api.projectId}/answers/${answers.get(String(day))}/opinions/${brandId}`;
const decide = async (day: number, brandId: string, body: object) =>
  (await api.send<Mention>('PUT', toPath(day, brandId), body)).data;
const readCurrent = async () => (await get<Summary>(`/metrics?${WINDOW}`)).current;

/** (90.25 + 80 + 20 + 50) / 4; two of five praise, one blames, one is neutral, one says nothing. */
const MEAN = 240.25 / 4;
const SHARES = { positive: 40, neutral: 20, negative: 20, none: 20, answers: 5, overrides: 5 };

describe('sentiment', () => {
  it('is a mean over the answers that say something, with the share of each kind beside it', async () => {
    const { mentions, sentiment, sentimentCoverage, sentimentShares, intervals } = await readCurrent();
    expect([mentions, sentiment, sentimentCoverage]).toEqual([5, MEAN, 80]);
    expect(sentimentShares).toMatchObject(SHARES);
    expect(intervals.sentiment.n).toBe(4);
    expect(sentimentShares?.intervals?.positive).toMatchObject({ n: 5, prompts: 2 });
  });

  it('is the same in every other reply that has it', async () => {
    const { parts } = await get<OperationOutput<'metrics.breakdown'>>(`/metrics/breakdown?by=engine&${WINDOW}`);
    expect(parts.map(({ id, current }) => [id, current.sentiment, current.sentimentCoverage])).toEqual([
      ['chatgpt', MEAN, 100],
      ['claude', null, 0],
    ]);
    const { chartData } = await get<OperationOutput<'metrics.timeseries'>>(`/metrics/timeseries?${WINDOW}`);
    expect(chartData.slice(0, 6).map((day) => [day.sentiment, day.sentimentCoverage])).toEqual([
      [90.25, 100],
      [80, 100],
      [20, 100],
      [50, 100],
      [null, 0],
      [null, null],
    ]);
    const sure = await get<OperationOutput<'metrics.timeseries'>>(`/metrics/timeseries?${WINDOW}&intervals=true`);
    expect(sure.chartData[0]?.sentimentShares?.intervals?.positive).toMatchObject({ n: 1 });
    const { competitors } = await get<OperationOutput<'competitors.list'>>(`/competitors?${WINDOW}&intervals=true`);
    const own = competitors.find(({ isUserBrand }) => isUserBrand);
    expect([own?.sentimentScore, own?.sentimentCoverage]).toEqual([MEAN / 100, 80]);
    expect(own?.sentimentShares).toMatchObject({ ...SHARES, intervals: { none: { n: 5 } } });
    const { prompts } = await get<OperationOutput<'prompts.list'>>(`/prompts?${WINDOW}&intervals=true`);
    const board = prompts.find(({ prompt }) => prompt === 'Which board?');
    expect([board?.sentimentScore, board?.sentimentCategory]).toEqual([0.35, 'negative']);
    expect(board?.sentimentCoverage).toBeCloseTo(200 / 3, 10);
    const engines = await get<OperationOutput<'prompts.engines'>>(`/prompts/engines?${WINDOW}`);
    const claude = engines.prompts.flatMap((prompt) => prompt.engines).find(({ model }) => model === 'claude');
    expect([claude?.sentiment, claude?.sentimentCoverage]).toEqual([null, 0]);
  });

  it('is a number where the specification has one: neutral where nothing is said', async () => {
    const { prompts } = await get<OperationOutput<'prompts.list'>>(`/prompts?${WINDOW}&model=claude`);
    expect(prompts.map((prompt) => [prompt.prompt, prompt.sentimentScore, prompt.sentimentCategory])).toEqual(
      expect.arrayContaining([
        ['Which board?', 0.5, 'neutral'],
        ['Which planner?', null, null],
      ]),
    );
  });

  it('is explained with its opinions, and with how many were decided by hand', async () => {
    const explained = await get<OperationOutput<'metrics.explain'>>(`/metrics/explain?figure=sentiment&${WINDOW}`);
    expect(explained).toMatchObject({ value: MEAN, numerator: 240.25, denominator: 4, overrides: 5 });
    const behind = await api.send<List>('GET', explained.answers.href.replace('/v1', ''));
    expect(behind.data.pagination.total).toBe(explained.answers.count);
  });

  it('changes by parts that add up to the change', async () => {
    const compared = 'startDate=2026-11-03&endDate=2026-11-05&compareStart=2026-11-01&compareEnd=2026-11-02';
    const change = await get<OperationOutput<'metrics.explainChange'>>(
      `/metrics/changes?figure=sentiment&by=prompt&${compared}`,
    );
    // (20 + 50) / 2 less (90.25 + 80) / 2.
    expect(change.change).toBeCloseTo(35 - 85.125, 9);
    const points = change.contributions.reduce((sum, part) => sum + part.points, 0);
    expect(points).toBeCloseTo(change.change ?? 0, 9);
  });
});

describe('an opinion decided by hand', () => {
  it('is told with its reason, and leads from its share to the answers behind it', async () => {
    const answer = await get<OperationOutput<'answers.get'>>(`/answers/${answers.get('3')}`);
    expect(answer.mentions[0]).toMatchObject({
      ...{ sentiment: 20, sentimentCategory: 'negative', sentimentConfidence: 'high', sentimentSource: 'override' },
      override: { sentiment: 20, reason: 'Called slow.' },
    });
    const days = async (opinion: string) =>
      (await get<List>(`/answers?${WINDOW}&opinion=${opinion}`)).answers.map(({ answeredAt }) => answeredAt[9]);
    expect(await days('positive')).toEqual(['2', '1']);
    expect(await days('negative')).toEqual(['3']);
    expect(await days('none')).toEqual(['5']);
    expect(await days('any')).toEqual(['4', '3', '2', '1']);
  });

  it('stays when history is measured again', async () => {
    await api.asOwner('projects.configure', { projectId: api.projectId, brandAliases: ['Brimlane and Kordiva'] });
    await api.asOwner('projects.configure', { projectId: api.projectId, brandAliases: ['Kordiva and'] });
    await api.asOwner('projects.configure', { projectId: api.projectId, brandAliases: [] });
    const { sentiment, sentimentShares } = await readCurrent();
    expect(sentiment).toBe(MEAN);
    expect(sentimentShares).toMatchObject(SHARES);
  });

  it('goes out and in again with its answer', async () => {
    const path = join(folder, 'answers.ndjson');
    await api.asOwner('answers.export', { projectId: api.projectId, path });
    const lines = readFileSync(path, 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line)).filter(({ overrides }) => overrides)).toHaveLength(5);
    const copy = join(folder, 'copy.ndjson');
    writeFileSync(
      copy,
      lines.map((line) => `${line.replace('"answeredAt":"2026-11-', '"answeredAt":"2026-10-')}\n`).join(''),
    );
    const other = await api.asOwner('projects.create', {
      name: 'Kordiva',
      language: 'en',
      websiteUrl: 'https://kordiva.example',
    });
    await api.asOwner('answers.import', { projectId: other.id, path: copy });
    const summary = await api.asOwner('metrics.summary', {
      projectId: other.id,
      startDate: '2026-10-01',
      endDate: '2026-10-10',
    });
    expect(summary.current.sentiment).toBe(MEAN);
    expect(summary.current.sentimentShares).toMatchObject(SHARES);
  });

  it('is of one brand: the others keep theirs', async () => {
    const before = await get<Opinions>(`/metrics/opinions?${WINDOW}&brandIds=${rivalId}`);
    expect(before.brands[0]?.sentimentShares).toMatchObject({ answers: 2, overrides: 0 });
    const decided = await decide(3, rivalId, { sentiment: 0, reason: 'Out of business.' });
    expect(decided).toMatchObject({ brandId: rivalId, sentiment: 0, sentimentCategory: 'negative' });
    expect((await readCurrent()).sentiment).toBe(MEAN);
    const both = await get<Opinions>(`/metrics/opinions?${WINDOW}&brandIds=${rivalId},${ownId}`);
    expect(both.brands.map(({ brandId, sentimentShares }) => [brandId, sentimentShares?.overrides])).toEqual([
      [ownId, 5],
      [rivalId, 1],
    ]);
    await api.send('DELETE', toPath(3, rivalId));
  });

  it('is refused for an answer that does not name the brand, and without a reason or one decision', async () => {
    const refuse = async (path: string, body: object) => (await api.send('PUT', path, body)).status;
    expect(await refuse(toPath(6, ownId), { opinion: 'none', reason: 'x' })).toBe(404);
    expect(await refuse(toPath(1, 'nobody'), { opinion: 'none', reason: 'x' })).toBe(404);
    expect(await refuse(toPath(1, ownId), { opinion: 'none' })).toBe(400);
    expect(await refuse(toPath(1, ownId), { reason: 'x' })).toBe(400);
    expect(await refuse(toPath(1, ownId), { reason: 'x', opinion: 'none', sentiment: 3 })).toBe(400);
    expect(await refuse(toPath(1, ownId), { reason: 'x', sentiment: 101 })).toBe(400);
  });

  it('is taken back to what the words say, and counts stay those of a recount', async () => {
    for (const { day } of DECIDED) await api.send('DELETE', toPath(day, ownId));
    const { data } = await api.send<Mention>('DELETE', toPath(1, ownId));
    expect(data).toMatchObject({ override: null, sentimentSource: 'words' });
    expect((await readCurrent()).sentimentShares).toMatchObject({ answers: 5, overrides: 0 });
    const checked = await api.asOwner('system.doctor', { repair: false });
    expect(JSON.stringify(checked)).not.toContain('"ok":false');
  });
});
