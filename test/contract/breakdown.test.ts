/** `metrics.breakdown`: the figures of a window and the one before it, part by part, equal to what each filter gives. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { type ApiProject, startApiProject } from '#support/api-project.ts';
import { checkOutput } from '#support/check-wire.ts';

type Breakdown = OperationOutput<'metrics.breakdown'>;
type Summary = OperationOutput<'metrics.summary'>;

let api: ApiProject;

const OWN = ['https://kordiva.example/a'];
const WINDOW = 'startDate=2026-11-05&endDate=2026-11-06';
/** Two days each; the window before is 3 and 4 November. */
const ANSWERS = [
  {
    day: 5,
    model: 'chatgpt',
    surface: 'api',
    prompt: 'Which board?',
    text: 'Kordiva first.',
    sources: OWN,
    tags: ['x'],
  },
  { day: 6, model: 'chatgpt', surface: 'ui', prompt: 'Which board?', text: 'Nobody knows.' },
  { day: 6, model: 'claude', surface: 'api', prompt: 'Is Kordiva good?', text: 'Yes, Kordiva is.' },
  { day: 3, model: 'claude', surface: 'api', prompt: 'Is Kordiva good?', text: 'No idea.' },
  { day: 4, model: 'grok', surface: 'api', prompt: 'Welches Board?', text: 'Kordiva.', language: 'de' },
];

beforeAll(async () => {
  api = await startApiProject();
  await api.importAnswers(
    ANSWERS.map(({ day, ...answer }) => ({ ...answer, answeredAt: `2026-11-0${day}T08:00:00Z` })),
  );
});
afterAll(() => api.close());

const get = <T>(path: string) => api.send<T>('GET', `/projects/${api.projectId}${path}`).then(({ data }) => data);
const read = (query: string) => get<Breakdown>(`/metrics/breakdown?${query}`);

describe('GET metrics/breakdown', () => {
  it('tells the answers of engines apart, with the window before', async () => {
    const data = await read(`by=engine&${WINDOW}`);
    checkOutput('metrics.breakdown', data);
    expect(
      data.parts.map(({ id, current, previous }) => [id, current.totalResponses, previous.totalResponses]),
    ).toEqual([
      ['chatgpt', 2, 0],
      ['claude', 1, 1],
      ['grok', 0, 1],
    ]);
    const [chatgpt, claude] = data.parts;
    expect(chatgpt?.current).toMatchObject({ mentionRate: 50, citationRate: 50, visible: 1, notVisible: 0 });
    expect(claude?.changes.mentionRateChange).toBe(100);
  });

  it('gives for each part what the filter of the same name gives', async () => {
    const { parts } = await read(`by=engine,surface,language,branded&${WINDOW}`);
    const filters = { engine: 'model', surface: 'surface', language: 'language' } as const;
    for (const { by, id, ...figures } of parts) {
      const filter = by === 'branded' ? `branded=${id === 'branded'}` : `${filters[by]}=${id}`;
      expect(figures, `${by} ${id}`).toEqual(await get<Summary>(`/metrics?${WINDOW}&${filter}`));
    }
    expect(parts.map(({ by, id }) => `${by} ${id}`)).toEqual([
      ...['engine chatgpt', 'engine claude', 'engine grok', 'surface api', 'surface ui'],
      ...['language DE', 'language EN', 'branded branded', 'branded unbranded'],
    ]);
  });

  it('keeps to the filters, tags too, and names a part once', async () => {
    const tagged = await read(`by=engine&by=engine&tags=x&${WINDOW}`);
    expect(tagged.parts.map(({ id, current }) => [id, current.totalResponses])).toEqual([['chatgpt', 2]]);
    expect((await read(`by=surface&model=claude&${WINDOW}`)).parts.map(({ id }) => id)).toEqual(['api']);
    expect((await read('by=engine&startDate=2025-01-01&endDate=2025-01-31')).parts).toEqual([]);
  });

  it('refuses what it cannot tell apart', async () => {
    for (const query of ['by=moon', '', 'by=']) {
      const reply = await api.send('GET', `/projects/${api.projectId}/metrics/breakdown?${query}`);
      expect(reply.error.code, query).toBe('VALIDATION_ERROR');
    }
  });
});
