/** Figures of single prompts: by engine for all of them, by day for one; worked out by hand and held against the project's own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { type ApiProject, startApiProject } from '#support/api-project.ts';
import { checkOutput } from '#support/check-wire.ts';

type Engines = OperationOutput<'prompts.engines'>;
type Days = OperationOutput<'prompts.timeseries'>;
type Prompts = OperationOutput<'prompts.list'>;

let api: ApiProject;
let base: string;
let idOf: (prompt: string) => string;

const at = (day: number) => `2026-11-0${day}T08:00:00Z`;
const OWN = ['https://kordiva.example/a'];
const WINDOW = 'startDate=2026-11-05&endDate=2026-11-07';

beforeAll(async () => {
  api = await startApiProject();
  base = `/projects/${api.projectId}`;
  await api.asOwner('competitors.add', { projectId: api.projectId, name: 'Brimlane' });
  await api.importAnswers([
    { model: 'chatgpt', prompt: 'A', answeredAt: at(5), text: 'Kordiva first, Brimlane next.', sources: OWN },
    { model: 'chatgpt', prompt: 'A', answeredAt: at(6), text: 'Brimlane, then Kordiva.' },
    { model: 'gemini', prompt: 'A', answeredAt: at(6), text: 'See the list.', sources: OWN },
    { model: 'gemini', prompt: 'B', answeredAt: at(7), text: 'Nobody knows.' },
    { model: 'gemini', prompt: 'A', answeredAt: '2026-11-01T08:00:00Z', text: 'Kordiva, before the window.' },
  ]);
  const { prompts } = (await api.send<Prompts>('GET', `${base}/prompts`)).data;
  idOf = (text) => prompts.find(({ prompt }) => prompt === text)?.id ?? '';
});
afterAll(() => api.close());

describe('GET prompts/engines', () => {
  it('counts each prompt by engine, and knows no engine that did not answer', async () => {
    const { data } = await api.send<Engines>('GET', `${base}/prompts/engines?${WINDOW}`);
    checkOutput('prompts.engines', data);
    const engines = (text: string) => data.prompts.find(({ promptId }) => promptId === idOf(text))?.engines;
    expect(engines('A')).toEqual([
      expect.objectContaining({ model: 'chatgpt', answers: 2, visible: 2, mentions: 2, cited: 1, mentionOrder: 1.5 }),
      expect.objectContaining({ model: 'gemini', answers: 1, visible: 1, mentions: 0, cited: 1, position: null }),
    ]);
    expect(engines('B')).toEqual([
      expect.objectContaining({ model: 'gemini', answers: 1, visible: 0, sentiment: null }),
    ]);
  });

  it('follows the filters', async () => {
    const { data } = await api.send<Engines>('GET', `${base}/prompts/engines?${WINDOW}&model=chatgpt`);
    expect(data.prompts.find(({ promptId }) => promptId === idOf('B'))?.engines).toEqual([]);
  });
});

describe('The table of the window', () => {
  const read = (filter: object) =>
    api.asOwner('prompts.table', {
      projectId: api.projectId,
      startDate: '2026-11-05',
      endDate: '2026-11-07',
      ...filter,
    });

  it('counts the answers to each prompt over all engines', async () => {
    const table = await read({});
    checkOutput('prompts.table', table);
    const line = (text: string) => table.prompts.find(({ prompt }) => prompt === text);
    // Named in two of three, cited in two, and each answer does one of it.
    expect(line('A')).toMatchObject({ answers: 3, visible: 3 });
    expect(line('A')?.mentionRate).toBeCloseTo(66.667, 2);
    expect(line('A')?.citationRate).toBeCloseTo(66.667, 2);
    expect(line('B')).toMatchObject({
      answers: 1,
      visible: 0,
      mentionRate: 0,
      averagePosition: null,
      sentimentScore: null,
    });
  });

  it('says the same of a prompt as the list, in its order, whatever the filters', async () => {
    for (const [filter, query] of [
      [{}, ''],
      [{ model: 'gemini' }, '&model=gemini'],
      [{ branded: false }, '&branded=false'],
      [{ language: 'de' }, '&language=de'],
    ] as const) {
      const { prompts } = (await api.send<Prompts>('GET', `${base}/prompts?${WINDOW}${query}`)).data;
      // The list has a number where nothing is said.
      const told = (await read(filter)).prompts.map(({ answers: _, visible: __, sentimentScore, ...shared }) =>
        sentimentScore === null ? shared : { ...shared, sentimentScore },
      );
      expect(prompts).toMatchObject(told);
      expect(told).toHaveLength(prompts.length);
    }
  });
});

describe('GET prompts/{promptId}/timeseries', () => {
  it('has every day of the window, those without answers too', async () => {
    const { data } = await api.send<Days>('GET', `${base}/prompts/${idOf('A')}/timeseries?${WINDOW}`);
    checkOutput('prompts.timeseries', data);
    expect(
      data.chartData.map(({ date, totalResults, visible, mentions, cited }) => [
        date,
        totalResults,
        visible,
        mentions,
        cited,
      ]),
    ).toEqual([
      ['2026-11-05', 1, 1, 1, 1],
      ['2026-11-06', 2, 2, 1, 1],
      ['2026-11-07', 0, 0, 0, 0],
    ]);
    expect(data.chartData[2]).toMatchObject({ mentionOrder: null, position: null, sentiment: null, uniquePrompts: 0 });
  });

  it('does not know a prompt of another project', async () => {
    const reply = await api.send('GET', `${base}/prompts/nothing/timeseries`);
    expect(reply.status).toBe(404);
  });
});
