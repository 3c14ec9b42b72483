/** A report is about the answers that its filters choose, says which those are, and what its figures put together. */
import { afterEach, describe, expect, it } from 'vitest';

import { defineWrite } from '#main/storage/command.ts';

import { createReportWorld, type ReportWorld } from './report-world.ts';

let world: ReportWorld;
afterEach(() => world.close());

const NOW = '2026-03-31T12:00:00Z';
const GOOD = 'Is Brimlane good?';
const WHICH = 'Which planner?';
const answeredAt = '2026-03-20T10:00:00Z';

/** All: 4 of 6 visible. To the prompt that names the brand: 3 of 3. To the other one: 1 of 3; over the API 1 of 2. */
const ANSWERS = [
  ...['a', 'b', 'c'].map((each) => ({ prompt: GOOD, text: `Brimlane is. ${each}`, surface: 'api', answeredAt })),
  { prompt: WHICH, text: 'Brimlane.', surface: 'api', answeredAt, tags: ['Teams', 'x'] },
  { prompt: WHICH, text: 'Kordiva.', surface: 'api', answeredAt, model: 'perplexity' },
  { prompt: WHICH, text: 'Nobody.', surface: 'ui', answeredAt },
];
const start = async () => {
  world = await createReportWorld({ now: NOW, answers: ANSWERS });
};
const build = (filters: object, fields: object = {}) =>
  world.call('reports.build', { projectId: world.projectId, name: 'March', filters, ...fields });
const rateOf = (html: string) =>
  /<p class="name">(?:Visibility|Sichtbarkeit).*?<p class="value">([^<]+)/.exec(html)?.[1];
const aboutOf = (html: string) => /(?:Figures of|Zahlen für) <b dir="auto">([^<]+)/.exec(html)?.[1];
const seesOf = (html: string) => /<p class="note surfaces">([^<]+)/.exec(html)?.[1];
const mixOf = (html: string) => /<p class="note mix">([^<]+)/.exec(html)?.[1];

describe('the filters of a report', () => {
  it('leave the answers that the same filters leave on the screens', async () => {
    await start();
    const period = { projectId: world.projectId, startDate: '2026-03-02', endDate: '2026-03-31' };
    for (const [filters, answers, rate] of [
      [{}, 6, '4 of 6'],
      [{ branded: true }, 3, '3 of 3'],
      [{ branded: false }, 3, '1 of 3'],
      [{ branded: false, surface: 'api' }, 2, '1 of 2'],
      [{ surface: 'ui' }, 1, '0 of 1'],
      [{ model: 'perplexity' }, 1, '0 of 1'],
      [{ model: 'perplexity,chatgpt', branded: false }, 3, '1 of 3'],
      [{ model: ['perplexity', 'gemini'] }, 1, '0 of 1'],
      [{ tags: ['TEAMS'] }, 3, '1 of 3'],
      [{ language: 'en', branded: true }, 3, '3 of 3'],
    ] as const) {
      const built = await build(filters);
      const { current } = await world.call('metrics.summary', { ...period, ...filters } as typeof period);
      expect([built.answers, rateOf(built.html)], JSON.stringify(filters)).toEqual([answers, rate]);
      expect(current.totalResponses).toBe(answers);
    }
    await expect(build({ surface: 'moon' })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    await expect(build({ engine: 'chatgpt' })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  });

  it('reach its sections and the data of each', async () => {
    await start();
    const filters = { model: 'perplexity', branded: false } as const;
    const { html } = await build(filters);
    expect(html).not.toContain(GOOD);
    expect(html).toContain(WHICH);
    const read = async (section: 'engines' | 'prompts') =>
      JSON.parse(
        (await world.call('reports.data', { projectId: world.projectId, name: 'M', section, format: 'json', filters }))
          .text,
      );
    expect(await read('engines')).toEqual([expect.objectContaining({ engine: 'Perplexity', answers: 1 })]);
    expect(await read('prompts')).toEqual([expect.objectContaining({ prompt: WHICH, answers: 1, visibility: 0 })]);
  });

  it('are named in every row of the data of a section, with its days', async () => {
    await start();
    const filters = { model: 'perplexity', branded: false, tags: ['a, b'] } as const;
    const about = 'Perplexity · Fragen, die die Marke nicht nennen · Tag a, b';
    const read = async (format: 'csv' | 'json') => {
      const input = { projectId: world.projectId, name: 'M', section: 'engines', format, filters, language: 'de' };
      return (await world.call('reports.data', input as never)).text;
    };
    const csv = (await read('csv')).trimEnd().split('\r\n');
    expect(csv[0]).toMatch(/,periodFrom,periodTo,figuresOf$/);
    for (const row of csv.slice(1)) expect(row).toMatch(new RegExp(`,2026-03-02,2026-03-31,"${about}"$`));
    for (const row of JSON.parse(await read('json')))
      expect(row).toMatchObject({ periodFrom: '2026-03-02', periodTo: '2026-03-31', figuresOf: about });
  });

  it('are told on it, in its own language', async () => {
    await start();
    expect(aboutOf((await build({})).html)).toBe('all answers of the period');
    const filters = { model: 'chatgpt', language: 'en', surface: 'api', branded: false, tags: ['Teams', 'x'] };
    expect(aboutOf((await build(filters)).html)).toBe(
      'ChatGPT · English · API · questions that do not name the brand · tagged Teams or x',
    );
    expect(aboutOf((await build(filters, { language: 'de' })).html)).toBe(
      'ChatGPT · Englisch · API · Fragen, die die Marke nicht nennen · Tag Teams oder x',
    );
    expect((await build({ tags: ['<b>'] })).html).toContain('tagged &lt;b&gt;');
  });

  it('take apart what figures put together, which is told where they do not', async () => {
    await start();
    expect(mixOf((await build({})).html)).toBe(
      'Answers of several surfaces are counted together: API 5, consumer app 1. Answers to questions that name the brand: 3 of 6.',
    );
    expect(mixOf((await build({ branded: false })).html)).toBe(
      'Answers of several surfaces are counted together: API 2, consumer app 1.',
    );
    expect(mixOf((await build({ surface: 'api' })).html)).toBe('Answers to questions that name the brand: 3 of 5.');
    expect(mixOf((await build({ surface: 'api', branded: true })).html)).toBeUndefined();
  });

  it('say what an API is not, where answers came over one', async () => {
    await start();
    expect(seesOf((await build({})).html)).toMatch(/^Answers were asked for over the engines’ APIs\. They can differ/);
    expect(seesOf((await build({}, { language: 'de' })).html)).toMatch(/^Gefragt wurde über die APIs der KI-Dienste\./);
    expect(seesOf((await build({ surface: 'ui' })).html)).toBeUndefined();
  });
});

const forgetFilters = defineWrite(
  'test.forgetFilters',
  (db, _input: null): number =>
    db.prepare("UPDATE report SET definition = json_remove(definition, '$.filters')").run().changes,
);

const nameOneEngine = defineWrite(
  'test.nameOneEngine',
  (db, _input: null): number =>
    db.prepare("UPDATE report SET definition = json_set(definition, '$.filters.model', 'perplexity')").run().changes,
);

describe('a kept report', () => {
  const save = (filters: object) =>
    world.call('reports.create', { projectId: world.projectId, name: 'Monday', filters });
  const list = () => world.call('reports.list', { projectId: world.projectId });

  it('goes on being about its engine, where it was kept when a filter took one alone', async () => {
    await start();
    await save({});
    expect(await world.core.storage.write(nameOneEngine, null)).toBe(1);
    const [kept] = (await list()).reports;
    expect(kept?.filters).toEqual({ model: ['perplexity'] });
    expect((await build(kept?.filters ?? {})).answers).toBe(1);
  });

  it('keeps its filters, and what a schedule builds is about them', async () => {
    await start();
    const filters = { surface: 'api', branded: false, tags: ['Teams'] };
    await world.schedule({ filters }, { rhythm: 'weekly' });
    world.setNow('2026-04-06T12:00:00');
    expect(await world.core.reports.buildDue()).toBe(1);
    const { reports, files } = await list();
    expect(reports[0]?.filters).toEqual(filters);
    const html = await world.readText(files[0]);
    expect([rateOf(html), aboutOf(html)]).toEqual([
      '1 of 2',
      'API · questions that do not name the brand · tagged Teams',
    ]);
  });

  it('that was kept before there were filters is about all answers', async () => {
    await start();
    await world.schedule({ filters: { surface: 'ui' } }, { rhythm: 'weekly' });
    expect(await world.core.storage.write(forgetFilters, null)).toBe(1);
    expect((await list()).reports[0]?.filters).toEqual({});
    world.setNow('2026-04-06T12:00:00');
    expect(await world.core.reports.buildDue()).toBe(1);
    const html = await world.readText((await list()).files[0]);
    expect([rateOf(html), aboutOf(html)]).toEqual(['4 of 6', 'all answers of the period']);
  });
});
