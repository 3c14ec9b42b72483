/** What an owner chooses: kinds, sections with own texts, and what is compared with. Numbers are worked out by hand. */
import { afterEach, describe, expect, it } from 'vitest';
import { readDefinition } from '#main/core/reports/report-definition.ts';
import { SECTIONS_OF_KIND } from '#shared/vocabulary/reports.ts';
import { createReportWorld, type ReportWorld, type ReportWorldOptions } from './report-world.ts';

let world: ReportWorld;
afterEach(() => world?.close());

const NOW = '2026-03-31T12:00:00Z';
const DAYS = Array.from({ length: 14 }, (_, index) => `2026-03-${16 + index}`);

/** Six prompts a day over two weeks: the first two are the rival's, the third is the brand's, three are both's. */
const ANSWERS: ReportWorldOptions['answers'] = DAYS.flatMap((date) =>
  Array.from({ length: 6 }, (_, prompt) => {
    const names = prompt < 2 ? ['Kordiva'] : prompt === 2 ? ['Brimlane'] : ['Brimlane', 'Kordiva'];
    return {
      ...{ prompt: `Which one ${prompt}?`, answeredAt: `${date}T10:00:00Z` },
      text: `${names.map((name) => `${name} is excellent and easy to use.`).join(' ')} ${date}`,
      sources: prompt < 2 ? [{ url: 'https://blog.example/list', title: 'List' }] : [],
    };
  }),
);

const build = (fields: object = {}) =>
  world.call('reports.build', {
    ...{ projectId: world.projectId, name: 'Week', period: 'last_week' },
    ...fields,
  } as never);

const textOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const idsOf = (html: string) => [...html.matchAll(/<section id="(\w+)"/g)].map((match) => match[1]);
const rivalId = async () => {
  const { competitors } = await world.call('competitors.list', { projectId: world.projectId });
  return competitors.find(({ isUserBrand }) => !isUserBrand)?.id;
};

describe('the sections of a report', () => {
  it('are those of its kind where none were chosen', async () => {
    world = await createReportWorld({ now: NOW, answers: ANSWERS });
    // Nothing was done, nobody was asked, and the week before has nothing that differs: one part says so.
    const { html } = await build();
    const empty = ['why', 'proof', 'attribution'];
    expect(idsOf(html)).toEqual(
      SECTIONS_OF_KIND.client
        .filter((section) => !empty.includes(section))
        .flatMap((section) => (section === 'method' ? ['nothing_shown', section] : [section])),
    );
    const closing = textOf(/<section id="nothing_shown">.*?<\/section>/s.exec(html)?.[0] ?? '');
    for (const title of ['Where does the change', 'Did what was done work?', 'Where do customers say'])
      expect(closing).toContain(title);
    const sectionTexts = { attribution: { before: 'We will ask from May on.', after: '' } };
    expect(idsOf((await build({ sectionTexts })).html)).toContain('attribution');
    expect(idsOf((await build({ kind: 'pitch' })).html)).toEqual([...SECTIONS_OF_KIND.pitch]);
    const card = await build({ kind: 'battle_card', competitorId: await rivalId() });
    expect(idsOf(card.html)).toEqual([...SECTIONS_OF_KIND.battle_card]);
  });

  it('stand between the owner’s own texts', async () => {
    world = await createReportWorld({ now: NOW, answers: ANSWERS });
    const sectionTexts = { engines: { before: 'Read <this> first.\n\nThen that.', after: 'So much for engines.' } };
    const text = textOf((await build({ sections: ['engines', 'method'], sectionTexts })).html);
    const places = [
      'Which engines show',
      'Read &lt;this&gt; first.',
      'Then that.',
      'ChatGPT',
      'So much for engines.',
      'Method and',
    ];
    const found = places.map((part) => text.indexOf(part));
    expect(found.every((at) => at > 0)).toBe(true);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  });

  it('are refused where the kind cannot hold them, as is a kind without what it is about', async () => {
    world = await createReportWorld({ now: NOW, answers: [] });
    const refused = (fields: object) => expect(build(fields)).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    await refused({ sections: ['rival_wins'] });
    await refused({ kind: 'battle_card' });
    await refused({ kind: 'before_after' });
    await refused({ competitorId: 'someone' });
    await refused({ kind: 'portfolio' });
    await refused({ comparison: 'baseline' });
    await refused({ comparison: 'dates' });
    await refused({ compareStart: '2026-01-01', compareEnd: '2026-01-07' });
    await expect(build({ kind: 'battle_card', competitorId: 'gone' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(build({ kind: 'before_after', interventionId: 'gone' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(build({ comparison: 'baseline', baselineId: 'gone' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('what a report is compared with', () => {
  const comparedOf = (html: string) => /Compared with <b dir="auto">([^<]+)/.exec(html)?.[1]?.replace(/\s/g, ' ');

  it('is the period before, the same days a year before, any days, or a baseline', async () => {
    world = await createReportWorld({ now: NOW, answers: ANSWERS });
    expect(comparedOf((await build()).html)).toBe('16 – 22 March 2026');
    expect(comparedOf((await build({ comparison: 'year_before' })).html)).toBe('23 – 29 March 2025');
    const dates = { comparison: 'dates', compareStart: '2026-03-16', compareEnd: '2026-03-17' };
    expect(comparedOf((await build(dates)).html)).toBe('16 – 17 March 2026');
    const window = { startDate: '2026-03-18', endDate: '2026-03-20' };
    const baseline = await world.call('baselines.create', { projectId: world.projectId, name: 'Day zero', ...window });
    const since = await build({ comparison: 'baseline', baselineId: baseline.id });
    expect(comparedOf(since.html)).toBe('Day zero, 18 – 20 March 2026');
  });
});

describe('a report since a baseline', () => {
  it('holds the figures as they were kept, and counts them again where names are others now', async () => {
    const answers = ANSWERS.map((answer) => ({ ...answer, text: `${answer.text} Brimly, too.` }));
    world = await createReportWorld({ now: NOW, answers });
    const window = { startDate: '2026-03-16', endDate: '2026-03-22' };
    const { projectId } = world;
    const { id: baselineId } = await world.call('baselines.create', { projectId, name: 'Day zero', ...window });
    const since = async () => {
      const { html } = await build({ comparison: 'baseline', baselineId, sections: ['key_figures'] });
      return /Since Day zero (.*)/.exec(textOf(html))?.[1];
    };
    // Four of six answers each day name the brand, in both weeks.
    expect(await since()).toMatch(/Visibility, % 66\.7 66\.7 0\.0 .*Names and rules are the same as then\./);
    await world.call('projects.configure', { projectId, brandAliases: ['Brimly'] });
    expect(await since()).toMatch(/Visibility, % 66\.7 100\.0 100\.0 0\.0 .*Names or rules have changed since/);
  });
});

describe('a battle card', () => {
  it('has its figures as data, which another kind has not', async () => {
    world = await createReportWorld({ now: NOW, answers: ANSWERS });
    const read = (fields: object) =>
      world.call('reports.data', {
        ...{ projectId: world.projectId, name: 'Week', period: 'last_week', section: 'rival_wins', format: 'json' },
        ...fields,
      } as never);
    await expect(read({})).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    const { text } = await read({ kind: 'battle_card', competitorId: await rivalId() });
    expect(JSON.parse(text)).toEqual([
      expect.objectContaining({ prompt: 'Which one 0?', own: 0, rival: 100, answers: 7 }),
      expect.objectContaining({ prompt: 'Which one 1?', own: 0, rival: 100, answers: 7 }),
    ]);
  });

  it('sets one competitor beside the brand: figures, questions, pages, sentences', async () => {
    world = await createReportWorld({ now: NOW, answers: ANSWERS });
    const { html } = await build({ kind: 'battle_card', competitorId: await rivalId() });
    const text = textOf(html);
    // Of 42 answers of the week 28 show Brimlane (four of six prompts), 35 Kordiva (five of six).
    expect(text).toMatch(/Visibility, % 66\.7 83\.3/);
    expect(text).toContain('Named in the same answer: 21. Only Brimlane: 7. Only Kordiva: 14. Neither: 0.');
    const part = (id: string) => textOf(new RegExp(`<section id="${id}">.*?</section>`, 's').exec(html)?.[0] ?? '');
    expect(part('rival_wins').match(/Which one \d\? 0\.0 100\.0 7/g)).toHaveLength(2);
    expect(part('rival_losses').match(/Which one 2\? 100\.0 0\.0 7/g)).toHaveLength(1);
    expect(part('rival_sources')).toMatch(/List https:\/\/blog\.example\/list .* 14 14/);
    expect(part('rival_sentences')).toContain('Kordiva is excellent and easy to use.');
    expect(part('rival_sentences')).not.toContain('Brimlane is excellent');
  });
});

describe('a report of before and after', () => {
  it('says whether what was done worked, over the days on either side of it', async () => {
    const answers = ANSWERS.map((answer) =>
      answer.answeredAt < '2026-03-23' && answer.prompt === 'Which one 2?'
        ? { ...answer, text: `Nobody. ${answer.answeredAt}` }
        : answer,
    );
    world = await createReportWorld({ now: NOW, answers });
    const { prompts } = await world.call('prompts.table', { projectId: world.projectId, timeframe: '30d' });
    const promptIds = prompts.filter(({ prompt }) => prompt === 'Which one 2?').map(({ id }) => id);
    const { id } = await world.call('interventions.create', {
      ...{ projectId: world.projectId, name: 'New page', date: '2026-03-22', promptIds, figure: 'mentionRate' },
    });
    const { html } = await build({ kind: 'before_after', interventionId: id });
    const text = textOf(html);
    // One prompt: 0 of 6 before the day itself, 7 of 7 after; the others did not move.
    expect(text).toContain('“New page” of 22 March 2026: too few answers or questions to judge its effect.');
    expect(text).toMatch(/Worked on 0\.0 6 100\.0 7 \+100\.0/);
    expect(text).toMatch(/Which one 2\? 0\.0 6 100\.0 7 \+100\.0/);
    expect(html).toContain('<g class="mark">');
  });
});

describe('a definition that was kept', () => {
  it('by an earlier version has the new fields, and goes on to say why figures changed', () => {
    const kept = { name: 'Old', sections: ['key_figures', 'method'], rhythm: 'weekly', filters: { model: 'gemini' } };
    expect(readDefinition(JSON.stringify(kept))).toMatchObject({
      ...{ name: 'Old', kind: 'client', comparison: 'period_before', font: 'sans', hasCover: false, summary: null },
      sections: ['key_figures', 'why', 'method'],
      filters: { model: ['gemini'] },
    });
    const own = { ...kept, kind: 'client', sections: ['method', 'key_figures'] };
    expect(readDefinition(JSON.stringify(own)).sections).toEqual(['method', 'key_figures']);
  });
});

describe('what is not known', () => {
  it('is not said to be without change: an empty report, and one with one answer', async () => {
    world = await createReportWorld({ now: NOW, answers: [] });
    const empty = textOf((await build()).html);
    expect(empty).not.toContain('did not change');
    expect(empty).not.toMatch(/\bNaN|undefined|null\b/);
    await world.close();
    world = await createReportWorld({ now: NOW, answers: ANSWERS.slice(-1) });
    const one = textOf((await build()).html);
    expect(one).toContain('too few answers in one of the two periods to tell whether visibility changed');
    expect(one).not.toContain('did not change');
    expect(one).toContain('No page is cited in this period.');
    expect(one).not.toMatch(/\bNaN|undefined|null\b/);
  });

  it('has its method with every part, and no part speaks of “we”', async () => {
    world = await createReportWorld({ now: NOW, answers: ANSWERS });
    for (const fields of [{}, { kind: 'pitch' }, { kind: 'battle_card', competitorId: await rivalId() }]) {
      expect(textOf((await build(fields)).html)).not.toMatch(/\b(?:we|our|us)\b/i);
      expect(textOf((await build({ ...fields, language: 'de' })).html)).not.toMatch(/\b(?:wir|unser\w*|uns)\b/i);
    }
  });
});
