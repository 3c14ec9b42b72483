/** Reports hold the figures of the app, other people's text as text, and nothing of the product unless asked. */
import { afterEach, describe, expect, it } from 'vitest';

import { createReportWorld, type ReportWorld, type ReportWorldOptions } from './report-world.ts';

let world: ReportWorld;
afterEach(() => world.close());

const NOW = '2026-03-31T12:00:00Z';
const day = (date: string) => `2026-03-${date}T10:00:00Z`;
const CITED = [{ url: 'https://brimlane.example/plans', title: 'Plans' }];

/** Ten answers: six name the brand, one more only cites it. Visible 7, named 6, cited 2. */
const ANSWERS: ReportWorldOptions['answers'] = [
  ...['20', '21', '22', '23', '24'].map((date) => ({
    prompt: 'Which one?',
    text: `Brimlane, then Kordiva. ${date}`,
    answeredAt: day(date),
  })),
  { prompt: 'Which one?', text: 'Brimlane it is.', answeredAt: day('25'), sources: CITED },
  { prompt: 'And why?', text: 'Hard to say.', answeredAt: day('26'), sources: CITED },
  ...['27', '28', '29'].map((date) => ({ prompt: 'And why?', text: `Kordiva. ${date}`, answeredAt: day(date) })),
];

const build = (fields: object = {}) =>
  world.call('reports.build', { projectId: world.projectId, name: 'March', ...fields });

const tileOf = (html: string, name: string) =>
  new RegExp(`<div class="tile"><p class="name">${name}.*?</div>`).exec(html)?.[0];

describe('a report', () => {
  it('shows the figures of metrics.summary over the same days, with interval and n', async () => {
    world = await createReportWorld({ now: NOW, answers: ANSWERS });
    const { html, periodStart, periodEnd, answers } = await build();
    const dates = { startDate: periodStart, endDate: periodEnd };
    const { current } = await world.call('metrics.summary', { projectId: world.projectId, ...dates });
    expect([periodStart, periodEnd, answers]).toEqual(['2026-03-02', '2026-03-31', 10]);
    expect([current.responseVisibilityRate, current.mentionRate, current.citationRate]).toEqual([70, 60, 20]);
    // Ten answers to two prompts are counts, with the interval that there is.
    expect(tileOf(html, 'Visibility')).toMatch(/n 10.*7 of 10.*Repeat interval \d/);
    expect(tileOf(html, 'Mention rate')).toMatch(/n 10.*6 of 10/);
    expect(tileOf(html, 'Citation rate')).toMatch(/n 10.*2 of 10/);
    expect(tileOf(html, 'Prompt coverage')).toMatch(/n 2<.*2 of 2/);
    expect(html).toContain('These figures stand on few answers (10, to 2 prompts)');
    for (const [name, value] of [
      ['Depth', current.position],
      ['Sentiment', current.sentiment],
    ] as const) {
      // A dash where nothing is said.
      const written = value === null ? '[–-]' : [0, 1].map((digits) => value.toFixed(digits)).join('|');
      expect(tileOf(html, name)).toMatch(new RegExp(`<p class="value">(?:${written})</p>`));
    }
  });

  it('speaks German with German numbers', async () => {
    world = await createReportWorld({ now: NOW, answers: ANSWERS });
    const { html } = await build({ language: 'de' });
    expect(html).toContain('<html lang="de" dir="ltr">');
    expect(tileOf(html, 'Sichtbarkeit')).toMatch(/n 10.*7 von 10.*Intervall bei Wiederholung \d/);
    expect(html).toMatch(/Wer wird noch genannt\?/);
  });

  it('holds the sections that were chosen, in the order of its owner, and no other', async () => {
    world = await createReportWorld({ now: NOW, answers: ANSWERS });
    const { html } = await build({ sections: ['method', 'key_figures'] });
    expect([...html.matchAll(/<section id="(\w+)"/g)].map((match) => match[1])).toEqual(['method', 'key_figures']);
  });

  it('says nothing of the product unless that was chosen', async () => {
    world = await createReportWorld({ now: NOW, answers: ANSWERS });
    const { html, fileName } = await build({ preparedBy: 'Hollis & Part' });
    expect(html).not.toMatch(/sightline/i);
    expect(fileName).toBe('brimlane-march-2026-03-31.html');
    expect(html).toContain('<footer dir="auto">Hollis &amp; Part</footer>');
    expect(html).toContain('<meta name="author" content="Hollis &amp; Part">');
    expect((await build({ namesProduct: true })).html).toContain('Made with Sightline');
  });

  it('shows a dash and says so where nothing was counted, never zero', async () => {
    world = await createReportWorld({
      now: NOW,
      answers: [{ prompt: 'And why?', text: 'Hard to say.', answeredAt: day('26') }],
    });
    const { html } = await build();
    expect(tileOf(html, 'Visibility')).toMatch(/<p class="value">0 of 1<\/p>/);
    expect(tileOf(html, 'Depth')).toMatch(/<p class="value">–<\/p>/);
    expect(tileOf(html, 'Sentiment')).toMatch(/<p class="value">–<\/p>/);
  });

  it('darkens a colour that could not be read on paper', async () => {
    world = await createReportWorld({ now: NOW, answers: ANSWERS });
    expect((await build({ colour: '#1f56d8' })).html).toContain('--own:#1f56d8');
    const [, pale] = /--own:#([0-9a-f]{6})/.exec((await build({ colour: '#ffff00' })).html) ?? [];
    expect(Number.parseInt(pale?.slice(0, 2) ?? 'ff', 16)).toBeLessThan(0x80);
  });

  it('speaks of the last whole week and month', async () => {
    world = await createReportWorld({ now: NOW, answers: [] });
    // The 31st of March 2026 is a Tuesday.
    expect(await build({ period: 'last_week' })).toMatchObject({ periodStart: '2026-03-23', periodEnd: '2026-03-29' });
    expect(await build({ period: 'last_month' })).toMatchObject({ periodStart: '2026-02-01', periodEnd: '2026-02-28' });
    const dates = { period: 'dates', startDate: '2026-01-05', endDate: '2026-01-06' };
    expect(await build(dates)).toMatchObject({ periodStart: '2026-01-05', periodEnd: '2026-01-06' });
    await expect(build({ period: 'dates' })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    await expect(build({ period: 'days_7', startDate: '2026-01-05', endDate: '2026-01-06' })).rejects.toThrow();
  });
});

describe('hostile text in a report', () => {
  const HOSTILE = `"'><img src=x onerror=alert(1)><script>alert(1)</script></style><style>*{display:none}`;

  it('stays text: no element, no attribute and no address comes of it', async () => {
    const sources = [
      { url: 'https://evil.example/?q="><script>', title: HOSTILE },
      { url: 'javascript:alert(1)', title: HOSTILE },
    ];
    const answers = [{ prompt: HOSTILE, text: `${HOSTILE} Kordiva`, answeredAt: day('30'), sources }];
    world = await createReportWorld({ now: NOW, name: HOSTILE, competitor: `${HOSTILE}2`, answers });
    const words = { name: HOSTILE, preparedBy: HOSTILE, preparedFor: HOSTILE, introduction: HOSTILE };
    const { html, fileName } = await build(words);
    expect(html).not.toMatch(/<(script|img|iframe|object|form|base|link)\b/i);
    expect(html.match(/<style>/g)).toHaveLength(1);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).not.toMatch(/href="(?!https?:)/);
    expect(html.replace(/&lt;.*?&gt;/gs, '')).not.toMatch(/<[^>]*\son\w+=/i);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(fileName).toMatch(/^[a-z0-9-]+\.html$/);
  });

  it('is held by a policy that lets one style sheet through and nothing else', async () => {
    world = await createReportWorld({ now: NOW, answers: ANSWERS });
    const { html } = await build();
    expect(html).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;sha256-[\w+/=]+&#39;; img-src data:; base-uri &#39;none&#39;; form-action &#39;none&#39;">/,
    );
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('refuses a logo that is no picture', async () => {
    world = await createReportWorld({ now: NOW, answers: [] });
    for (const logo of ['https://evil.example/logo.png', 'data:text/html;base64,AAAA', 'data:image/png;base64,"><b>']) {
      await expect(build({ logo })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    }
    expect((await build({ logo: 'data:image/png;base64,iVBORw0KGgo=' })).html).toContain(
      '<img src="data:image/png;base64,iVBORw0KGgo="',
    );
  });
});

describe('the data of a section', () => {
  const read = (
    section: 'key_figures' | 'competitors' | 'visibility' | 'prompts' | 'sources' | 'engines',
    format: 'csv' | 'json',
  ) => world.call('reports.data', { projectId: world.projectId, name: 'March', section, format });

  it('is for Excel in the locale that is named, and for programs without one', async () => {
    world = await createReportWorld({ now: NOW, answers: ANSWERS });
    const csvOf = async (locale?: string) => {
      const input = { projectId: world.projectId, name: 'March', section: 'key_figures', format: 'csv' } as const;
      return (await world.call('reports.data', { ...input, ...(locale && { locale }) })).text.split('\r\n');
    };
    const [plain, german] = [await csvOf(), await csvOf('de-DE')];
    expect(plain[1]).toMatch(/^Visibility,70,,,36\.55\d*,90\.42\d*,/);
    expect(german[0]?.startsWith('\ufefffigure;value;')).toBe(true);
    expect(german[1]).toMatch(/^Visibility;70;;;36,55\d*;90,42\d*;/);
    await expect(csvOf('nowhere!')).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  });

  it('is raw numbers, the same as the page shows rounded', async () => {
    world = await createReportWorld({ now: NOW, answers: ANSWERS });
    const { text, fileName, mediaType } = await read('key_figures', 'json');
    expect([fileName, mediaType]).toEqual(['brimlane-key-figures-2026-03-31.json', 'application/json']);
    const [visibility] = JSON.parse(text);
    expect(visibility).toMatchObject({
      figure: 'Visibility',
      value: 70,
      hits: 7,
      total: 10,
      before: null,
      change: null,
    });
    expect(visibility.valueLow).toBeUndefined();
    // Of two prompts: 6 of 6, and 1 of 4, which varies by s2 = 1/4: variance 4 * 1/4 / 10^2, n = 21, t = 3.18 of 3 degrees.
    expect([visibility.brandLow, visibility.brandHigh, visibility.intervalPrompts]).toEqual([null, null, 2]);
    expect(visibility.repeatLow).toBeCloseTo(36.56, 1);
    expect(visibility.repeatHigh).toBeCloseTo(90.43, 1);
    const days = JSON.parse((await read('visibility', 'json')).text);
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ date: '2026-03-31', answers: 0, visibility: null });
    expect(JSON.parse((await read('prompts', 'json')).text)).toEqual([
      expect.objectContaining({ prompt: 'Which one?', answers: 6, visibility: 100 }),
      expect.objectContaining({ prompt: 'And why?', answers: 4, visibility: 25 }),
    ]);
  });

  it('is a spreadsheet that runs nothing', async () => {
    world = await createReportWorld({ now: NOW, competitor: '=HYPERLINK("http://evil.example")', answers: ANSWERS });
    const { text } = await read('competitors', 'csv');
    const [head, ...rows] = text.trimEnd().split('\r\n');
    expect(head).toBe(
      'brand,visibility,brandLow,brandHigh,repeatLow,repeatHigh,intervalPrompts,change,verdict,mentionRate,citationRate,shareOfVoice,sentiment,periodFrom,periodTo,figuresOf',
    );
    expect(rows[0]).toMatch(/^Brimlane,70,,,36\.\d+,90\.\d+,2,.*,2026-03-02,2026-03-31,all answers of the period$/);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });
});
