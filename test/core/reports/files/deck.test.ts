import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { writeDeck } from '#main/core/reports/files/pptx/write-deck.ts';
import type { Report } from '#main/core/reports/model/report.ts';
import type { ReportLanguage } from '#shared/vocabulary/reports.ts';
import { BARS, CONTRIBUTIONS, HOSTILE_NAMES, LINE, NAMES_OF_SCRIPTS, SOURCES } from '#support/written-figures.ts';
import { emptyReport, writtenReport } from '#support/written-report.ts';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEElEQVR4nGP4z8Dwn4EBAAr+AQDjPiVCAAAAAElFTkSuQmCC';

async function open(report: Report) {
  const files = unzipSync(await writeDeck(report));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const list = (pattern: RegExp) =>
    Object.keys(files)
      .filter((name) => pattern.test(name))
      .sort((a, b) => Number(/\d+/.exec(a)?.[0]) - Number(/\d+/.exec(b)?.[0]));
  const slides = list(/^ppt\/slides\/slide\d+\.xml$/).map(read);
  return { files, read, list, slides, texts: slides.map(toText) };
}

/** The report of all blocks, which most tests look at and none changes. */
const opened = new Map<ReportLanguage, ReturnType<typeof open>>();

function openWritten(language: ReportLanguage = 'en') {
  const known = opened.get(language) ?? open(writtenReport(language));
  opened.set(language, known);
  return known;
}

const quoteForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const decode = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
const toText = (xml: string) =>
  [...xml.matchAll(/<a:p>(.*?)<\/a:p>/gs)]
    .map(([, paragraph = '']) =>
      [...paragraph.matchAll(/<a:t>(.*?)<\/a:t>/gs)].map(([, text = '']) => decode(text)).join(''),
    )
    .join('\n');

describe('the deck of a report', () => {
  it('says one message a slide as its title, and is told about in its properties', async () => {
    const report = writtenReport();
    const { texts, read } = await openWritten();
    for (const { message } of report.parts)
      expect(texts.filter((text) => text.includes(message)).length).toBeGreaterThan(0);
    expect(texts[0]).toContain(report.client);
    const about = decode(read('docProps/core.xml'));
    expect(about).toContain(`<dc:title>${report.title}</dc:title>`);
    expect(about).toContain(`<dc:subject>${report.subject}</dc:subject>`);
    expect(about).toContain(`<dc:creator>${report.author}</dc:creator>`);
  });

  it('has native charts with a workbook that holds their figures', async () => {
    const { files, list, read } = await openWritten();
    const charts = list(/^ppt\/charts\/chart\d+\.xml$/).map(read);
    expect(charts).toHaveLength(3);
    expect(charts[0]).toContain('<c:lineChart>');
    expect(charts[1]).toContain('<c:barChart>');
    const books = list(/^ppt\/embeddings\/.*\.xlsx$/);
    const rows = await Promise.all(
      books.map(async (name) => (await readXlsx(files[name] ?? new Uint8Array())).sheets[0]?.rows ?? []),
    );
    expect(rows[0]?.slice(1).map((row) => row[1] ?? null)).toEqual(
      LINE.series[0]?.values.map((value) => (value === null ? null : value / 100)),
    );
    expect(rows[0]?.slice(1).map((row) => row[4] ?? null)).toEqual(
      LINE.series[1]?.values.map((value) => (value ?? 0) / 100),
    );
    expect(rows[1]?.slice(1).map((row) => row[1])).toEqual(
      [...CONTRIBUTIONS.steps, CONTRIBUTIONS.rest].map(({ points }) => points),
    );
    expect(rows[2]?.slice(1).map((row) => row[0])).toEqual(BARS.bars.map(({ label }) => label));
    expect(rows[2]?.[2]?.[1]).toBeCloseTo(0.3842, 12);
  });

  it('leaves a gap where nothing was counted, in the chart and in its workbook', async () => {
    const { files, list, read } = await openWritten();
    const [line = ''] = list(/^ppt\/charts\/chart\d+\.xml$/).map(read);
    expect(line).not.toContain('<c:v></c:v>');
    expect(
      line
        .match(/<c:ser>.*?<\/c:ser>/s)?.[0]
        .match(/<c:val>.*<\/c:val>/s)?.[0]
        .match(/<c:pt /g),
    ).toHaveLength(13);
    const [book = ''] = list(/^ppt\/embeddings\/.*\.xlsx$/);
    const inner = unzipSync(files[book] ?? new Uint8Array());
    expect(strFromU8(inner['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).not.toContain('<v></v>');
  });

  it('has the figures of its tiles and tables as the report writes them', async () => {
    const { texts } = await openWritten();
    const all = texts.join('\n');
    for (const text of ['38%', '−9.9 pts · real', 'Brand interval 31–46 · 34 prompts', '31–46', '€1,235', '400', '361'])
      expect(all).toContain(text);
    for (const name of HOSTILE_NAMES.slice(0, 2)) expect(all).toContain(name);
  });

  it('goes on with a table on a next slide, heads and title repeated, nothing below the foot', async () => {
    const { slides, texts } = await openWritten();
    const pages = texts.filter((text) => text.includes('Forty pages are cited'));
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain('Answers citing it');
    expect(
      SOURCES.rows.map((_row, index) => pages.filter((page) => page.includes(`\n${400 - index}\n`)).length),
    ).toEqual(SOURCES.rows.map(() => 1));
    for (const xml of slides) {
      for (const [, top = '', height = ''] of xml.matchAll(
        /<a:off x="\d+" y="(\d+)"\/><a:ext cx="\d+" cy="(\d+)"\/>/g,
      )) {
        expect((Number(top) + Number(height)) / 914400).toBeLessThan(7.51);
      }
    }
  });

  it.each([14, 15, 16, 17, 18, 30, 31])('leaves no row or two of %i alone on a last slide', async (count) => {
    const { parts } = writtenReport();
    const rows = Array.from({ length: count }, (_, index) => SOURCES.rows[index % SOURCES.rows.length] ?? []);
    const table = { ...SOURCES, rows };
    const part = { ...parts[0]!, blocks: [{ kind: 'table' as const, table }], data: table };
    const { slides } = await open(writtenReport('en', { parts: [part], hasCover: false, lead: [] }));
    const perSlide = slides
      .filter((xml) => xml.includes('Answers citing it'))
      .map((xml) => [...xml.matchAll(/<a:tbl>.*?<\/a:tbl>/gs)].map(([one]) => one.split('<a:tr ').length - 2));
    const tables = perSlide.filter((found) => found.length > 0);
    expect(tables.flat().reduce((sum, one) => sum + one, 0)).toBe(count);
    for (const found of tables) expect([found.length, (found[0] ?? 0) >= Math.min(3, count)]).toEqual([1, true]);
  });

  it('keeps a small table whole, on a slide of its own where this one has no room for it', async () => {
    const tiles = writtenReport().parts.find(({ id }) => id === 'key_figures')?.blocks ?? [];
    const table = { ...SOURCES, rows: SOURCES.rows.slice(0, 7) };
    const blocks = [
      ...tiles,
      ...tiles,
      { kind: 'heading' as const, text: 'Since day zero' },
      { kind: 'table' as const, table },
    ];
    const part = { ...writtenReport().parts[0]!, message: 'Key figures', blocks, data: table };
    const { texts } = await open(writtenReport('en', { parts: [part], lead: [] }));
    const [, figures = '', since = ''] = texts;
    expect([figures.includes('Since day zero'), since.includes('Since day zero'), texts.length]).toEqual([
      false,
      true,
      3,
    ]);
    for (const [at] of table.rows.entries()) expect(since).toContain(`\n${400 - at}\n`);
  });

  it('says nothing of a title again below it', async () => {
    const block = { kind: 'text' as const, tone: 'plain' as const, runs: [{ text: 'Nine came. Before: four.' }] };
    const part = { ...writtenReport().parts[0]!, title: 'Customers', message: 'Nine came.', blocks: [block] };
    const { texts } = await open(writtenReport('en', { parts: [part], lead: [] }));
    expect(texts[1]?.split('\n').slice(0, 3)).toEqual(['Customers', 'Nine came.', 'Before: four.']);
  });

  it('marks texts of others with their language and direction', async () => {
    const { slides } = await openWritten();
    const all = slides.join('');
    const paragraphOf = (text: string) =>
      all.match(new RegExp(`<a:p>(?:(?!</a:p>).)*${quoteForPattern(text)}.*?</a:p>`, 's'))?.[0] ?? '';
    expect(paragraphOf(NAMES_OF_SCRIPTS.ar)).toMatch(/<a:pPr[^>]*rtl="1"/);
    expect(paragraphOf(NAMES_OF_SCRIPTS.ar)).toContain('lang="ar-SA"');
    expect(paragraphOf(NAMES_OF_SCRIPTS.hi)).toContain('lang="hi-IN"');
    expect(paragraphOf(NAMES_OF_SCRIPTS.hi)).not.toContain('rtl="1"');
    expect(paragraphOf(`${NAMES_OF_SCRIPTS.he} –`)).toBe('');
    expect(all).toContain('lang="ja-JP"');
    expect(all).toContain('lang="en-GB"');
  });

  it('notes how each slide was measured, in the language of the report', async () => {
    const { list, read } = await openWritten('de');
    const notes = list(/^ppt\/notesSlides\/notesSlide\d+\.xml$/).map(read);
    expect(notes.some((xml) => toText(xml).includes('820 answers to 34 prompts'))).toBe(true);
    expect(notes.join('')).not.toContain('lang="en-US"');
  });

  it('reaches for nothing outside of itself but what a reader clicks', async () => {
    const { list, read } = await openWritten();
    for (const name of list(/\.rels$/)) {
      for (const [relation] of read(name).matchAll(/<Relationship [^>]*TargetMode="External"[^>]*>/g)) {
        expect(relation).toMatch(/relationships\/hyperlink"/);
        expect(decode(relation)).toMatch(/Target="https:\/\//);
      }
    }
  });

  it('takes a logo in its own proportions, and leaves out what slides do not take', async () => {
    const { list, slides } = await open(writtenReport('en', { logo: PIXEL }));
    expect(list(/^ppt\/media\//)).toHaveLength(1);
    const [, width = '', height = ''] = /<p:pic>.*?<a:ext cx="(\d+)" cy="(\d+)"/s.exec(slides[0] ?? '') ?? [];
    expect(Number(width) / Number(height)).toBeCloseTo(2, 2);
    const other = await open(writtenReport('en', { logo: 'data:image/svg+xml;base64,PHN2Zy8+' }));
    expect(other.list(/^ppt\/media\//)).toEqual([]);
  });

  it('holds no character that XML does not have', async () => {
    const { slides } = await open(writtenReport('en', { title: 'a\u0000b\u001fc\ud800d\ufffee' }));
    expect(slides[0]).toContain('a\ufffdb\ufffdc\ufffdd\ufffde');
  });

  it('goes on on a next slide with a text that is longer than one', async () => {
    const text = Array.from(
      { length: 120 },
      (_, index) => `Sentence number ${index} says something about Kordiva. `,
    ).join('');
    const part = {
      id: 'summary',
      title: 'Summary',
      message: 'All of it.',
      method: '',
      data: null,
      blocks: [{ kind: 'text' as const, tone: 'plain' as const, runs: [{ text }] }],
    };
    const { texts } = await open(writtenReport('en', { lead: [], parts: [part] }));
    expect(texts.filter((slide) => slide.includes('All of it.')).length).toBeGreaterThan(1);
    const all = texts.join(' ');
    for (let index = 0; index < 120; index++) expect(all).toContain(`Sentence number ${index} says`);
  });

  it('holds a report without answers', async () => {
    const { texts } = await open(emptyReport('de'));
    expect(texts.join('\n')).not.toMatch(/NaN|undefined|null/);
    // The cover, what is to be known, the figures, and a chart that says why there is none.
    expect(texts.length).toBe(4);
  });
});
