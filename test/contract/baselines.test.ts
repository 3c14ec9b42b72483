/** A baseline keeps figures as they were, and says what is different since: by the rules of that time and by today's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { freezePitches, loadIsPitchDue } from '#main/core/baselines/pitch-baselines.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { type ApiProject, startApiProject, type TestAnswer } from '#support/api-project.ts';

type List = OperationOutput<'baselines.list'>;
type Details = OperationOutput<'baselines.get'>;
type Since = OperationOutput<'baselines.comparison'>;

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const THEN = { startDate: '2026-10-01', endDate: '2026-10-07' };
const NOW = 'startDate=2026-11-01&endDate=2026-11-07';

/** Seven answers to each of five prompts. The brand is named in those to the first `named` prompts, "Kordy" in those to the third. */
function answersOf(month: string, named: number): TestAnswer[] {
  return [0, 1, 2, 3, 4].flatMap((prompt) =>
    DAYS.map((day) => ({
      prompt: `Which board, ${prompt}?`,
      model: prompt === 0 ? 'perplexity' : 'chatgpt',
      tags: prompt === 0 ? ['first'] : [],
      answeredAt: `${month}-0${day}T08:00:00Z`,
      text: prompt < named ? 'Kordiva it is.' : prompt === 2 ? 'Kordy it is.' : 'Brimlane it is.',
    })),
  );
}

let api: ApiProject;
let path: string;
beforeAll(async () => {
  api = await startApiProject();
  path = `/projects/${api.projectId}/baselines`;
  await api.importAnswers([...answersOf('2026-10', 2), ...answersOf('2026-11', 4)]);
});
afterAll(() => api.close());

const list = async () => (await api.send<List>('GET', path)).data;

describe('a baseline', () => {
  let id: string;
  const since = async (query = NOW) => (await api.send<Since>('GET', `${path}/${id}/comparison?${query}`)).data;

  it('is made by hand, of a window or of the 28 days before today, and never of nothing', async () => {
    const { status, data } = await api.send<List['baselines'][number]>('POST', path, { name: 'Day zero', ...THEN });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ...{ name: 'Day zero', isNamed: true, kind: 'manual', answers: 35 },
      ...{ periodStart: '2026-10-01', periodEnd: '2026-10-07', createdAt: '2026-11-10T12:00:00.000Z' },
      ruleVersion: (await list()).ruleVersion,
    });
    id = data.id;
    const usual = await api.send<List['baselines'][number]>('POST', path, { name: 'Usual' });
    expect(usual.data).toMatchObject({ periodStart: '2026-10-13', periodEnd: '2026-11-09', answers: 35 });
    await api.send('DELETE', `${path}/${usual.data.id}`);
    const empty = { name: 'Empty', startDate: '2026-01-01', endDate: '2026-01-02' };
    const refused = await api.send('POST', path, empty);
    expect([refused.status, refused.error.details.reason]).toEqual([409, 'nothing_to_freeze']);
    expect((await api.send('POST', path, { name: 'Half', startDate: '2026-01-01' })).status).toBe(400);
    expect((await api.send('GET', `${path}/nothing`)).status).toBe(404);
  });

  it('keeps its figures when names change, and is recounted by today’s rules', async () => {
    const before = (await api.send<Details>('GET', `${path}/${id}`)).data;
    expect(before.figures.metrics).toMatchObject({ totalResponses: 35, mentionRate: 40, visibilityRate: 40 });
    expect(before.figures.engines.map(({ model, mentionRate }) => [model, mentionRate])).toEqual([
      ['chatgpt', 25],
      ['perplexity', 100],
    ]);
    expect(before.figures.prompts.map(({ mentionRate }) => mentionRate).sort()).toEqual([0, 0, 0, 100, 100]);
    expect((await since()).isSameRules).toBe(true);
    await api.send('PUT', `/projects/${api.projectId}/settings`, { brandAliases: ['Kordy'] });
    await api.send('POST', `/projects/${api.projectId}/competitors`, { name: 'Brimlane' });
    expect((await api.send<Details>('GET', `${path}/${id}`)).data).toEqual(before);

    const found = await since();
    expect([found.frozen.mentionRate, found.recounted.mentionRate, found.current.mentionRate]).toEqual([40, 60, 80]);
    expect(found.isSameRules).toBe(false);
    expect(found.sinceFrozen.mentionRate.change).toBeCloseTo(40, 9);
    expect(found.sinceRecounted.mentionRate.change).toBeCloseTo(20, 9);
    // One prompt of five: that may be chance with prompts like these, and cannot be with these, each of which answers alike each day.
    expect(found.sinceRecounted.mentionRate.verdict).toBe('on_these_prompts');
    const [moved] = found.prompts.filter(({ sinceRecounted }) => sinceRecounted.mentionRate.change !== 0);
    expect(moved?.sinceRecounted.mentionRate).toMatchObject({ change: 100, verdict: 'too_few_answers' });
    expect(
      found.competitors.map(({ name, frozen, current }) => [name, frozen?.mentionRate, current?.mentionRate]),
    ).toEqual([
      ['Kordiva', 40, 80],
      ['Brimlane', undefined, 20],
    ]);
    expect(found.competitors.map(({ recounted }) => recounted?.shareOfVoice)).toEqual([60, 40]);
    // 80 of 100 mentions now. The same prompt as above moves it.
    const [own, other] = found.competitors.map(({ sinceRecounted }) => sinceRecounted);
    expect(own?.change).toBeCloseTo(20, 9);
    expect(own?.verdict).toBe('on_these_prompts');
    expect(own!.repeat![0]).toBeGreaterThan(0);
    expect(other?.change).toBeCloseTo(-20, 9);
  });

  it('is compared with the filters of figures', async () => {
    const ofEngine = await since(`${NOW}&model=chatgpt`);
    expect([ofEngine.frozen.mentionRate, ofEngine.recounted.mentionRate, ofEngine.current.mentionRate]).toEqual([
      25, 50, 75,
    ]);
    const tagged = await since(`${NOW}&tags=first`);
    expect([tagged.frozen.answers, tagged.frozen.mentionRate, tagged.current.mentionRate]).toEqual([7, 100, 100]);
  });

  it('is made before history is measured again', async () => {
    const { baselines, ruleVersion } = await list();
    expect(baselines.map(({ kind, isNamed }) => [kind, isNamed])).toEqual([
      ['remeasuring', false],
      ['remeasuring', false],
      ['manual', true],
    ]);
    expect(new Set(baselines.map((baseline) => baseline.ruleVersion)).size).toBe(2);
    expect(baselines.every((baseline) => baseline.ruleVersion !== ruleVersion)).toBe(true);
    const [latest, first] = baselines;
    const competitors = async (baseline = latest) =>
      (await api.send<Details>('GET', `${path}/${baseline?.id}`)).data.figures.competitors.map(({ name }) => name);
    expect([await competitors(first), await competitors(latest)]).toEqual([['Kordiva'], ['Kordiva']]);
  });

  it('is given another name and deleted', async () => {
    const renamed = await api.send<List['baselines'][number]>('PUT', `${path}/${id}`, { name: 'Launch' });
    expect(renamed.data).toMatchObject({ id, name: 'Launch' });
    expect((await api.send('DELETE', `${path}/${id}`)).status).toBe(200);
    expect((await list()).baselines.some((baseline) => baseline.id === id)).toBe(false);
  });
});

describe('a pitch', () => {
  it('is frozen with its first answers and at its conversion', async () => {
    const site = { name: 'Tessaly', language: 'en', websiteUrl: 'https://tessaly.example', isPitch: true };
    const { id } = (await api.send<{ id: string }>('POST', '/projects', site)).data;
    const kinds = async () =>
      (await api.send<List>('GET', `/projects/${id}/baselines`)).data.baselines.map(({ kind }) => kind);
    const { storage } = api.service.core;
    const freeze = async () => [
      await storage.read(loadIsPitchDue, Date.parse('2026-11-10T12:00:00Z')),
      await storage.write(freezePitches, null),
    ];
    expect(await freeze()).toEqual([false, []]);
    await api.importAnswers(answersOf('2026-11', 1), id);
    expect(await freeze()).toEqual([true, [id]]);
    expect(await freeze()).toEqual([false, []]);
    await api.send('PUT', `/projects/${id}`, { convertFromPitch: true });
    expect(await kinds()).toEqual(['conversion', 'pitch']);
  });
});
