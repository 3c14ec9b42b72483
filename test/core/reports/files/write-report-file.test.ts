import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '#main/core/core.ts';
import { loadProject } from '#main/core/lifecycle/load-project.ts';
import { createBrowserPrinter } from '#main/core/printing/print-with-browser.ts';
import { buildReport } from '#main/core/reports/build-report.ts';
import { type WrittenFile, writeReportFile } from '#main/core/reports/files/write-report-file.ts';
import { reportDefinition } from '#shared/contract/report-definition.ts';
import { REPORT_FILE_FORMATS, type ReportFileFormat, type ReportLanguage } from '#shared/vocabulary/reports.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { makePrintBrowser } from '#support/print-browser.ts';
import { createReportWorld, type ReportWorld } from '../report-world.ts';

const NOW = '2026-03-20T12:00:00Z';
const PROMPTS = [
  'Which kettle is best?',
  '最高のケトルは？',
  'ما أفضل غلاية؟',
  'סיר חשמלי מומלץ?',
  'सबसे अच्छी केतली कौन सी है?',
];

/** Of 40 answers in the period 25 name Brimlane, 10 of 15 in the period before. */
const answers = [...Array(40).keys(), ...Array(15).keys()].map((index, at) => {
  const isNow = at < 40;
  const isNamed = isNow ? index < 25 : index < 10;
  return {
    prompt: PROMPTS[index % PROMPTS.length] ?? '',
    text: isNamed ? 'Brimlane is a fine kettle, and so is Kordiva.' : 'Kordiva is a fine kettle.',
    answeredAt: new Date(
      Date.parse(isNow ? '2026-03-12T08:00:00Z' : '2026-03-02T08:00:00Z') + index * 3_600_000,
    ).toISOString(),
    sources: [{ url: 'https://kettles.example/best', title: '=1+1 | <b>Kettles</b>' }],
  };
});

let world: ReportWorld;
let printing: string;
let printer: Core['printer'];

beforeAll(async () => {
  world = await createReportWorld({ name: 'Brimlane', now: NOW, answers });
  printing = makeTempDir();
  const program = await makePrintBrowser(printing);
  printer = createBrowserPrinter({ ...process.env, ...(program && { SIGHTLINE_BROWSER: program }) });
});
afterAll(async () => {
  await world.close();
  removeDir(printing);
});

/** Several tests read the same file, and none changes it. */
const built = new Map<string, Promise<WrittenFile>>();

function build(format: ReportFileFormat, language: ReportLanguage = 'en', of = world): Promise<WrittenFile> {
  const key = `${of.projectId} ${format} ${language}`;
  const known = built.get(key) ?? write(format, language, of);
  built.set(key, known);
  return known;
}

async function write(format: ReportFileFormat, language: ReportLanguage, of: ReportWorld): Promise<WrittenFile> {
  const project = await of.core.storage.read(loadProject, of.projectId);
  if (!project) throw new Error('The project is gone.');
  const period = { period: 'dates', startDate: '2026-03-11', endDate: '2026-03-20' } as const;
  const definition = reportDefinition.parse({
    name: 'Monday',
    ...period,
    language,
    preparedBy: 'Nordlicht',
    hasCover: true,
  });
  const nowMs = Date.parse(NOW);
  const report = await of.core.storage.read(buildReport, { project, definition, atMs: nowMs, nowMs });
  return writeReportFile({ storage: of.core.storage, printer }, report, format);
}

/** What each slide says, a line a paragraph. */
function readSlides({ bytes }: WrittenFile): string[] {
  const files = unzipSync(bytes);
  return Object.keys(files)
    .filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    .sort((one, other) => Number(/\d+/.exec(one)?.[0]) - Number(/\d+/.exec(other)?.[0]))
    .map((name) =>
      [...strFromU8(files[name] ?? new Uint8Array()).matchAll(/<a:p>(.*?)<\/a:p>/gs)]
        .map(([, paragraph = '']) => [...paragraph.matchAll(/<a:t>(.*?)<\/a:t>/gs)].map(([, text]) => text).join(''))
        .filter((line) => line !== '')
        .join('\n'),
    );
}

const readText = ({ bytes }: WrittenFile) => Buffer.from(bytes).toString('utf8');

async function readFigures() {
  const { current, previous, changes } = await world.call('metrics.summary', {
    projectId: world.projectId,
    startDate: '2026-03-11',
    endDate: '2026-03-20',
  });
  return { current, previous, changes };
}

describe('a file of a report', () => {
  it('of every format is named and typed for what it is', async () => {
    const files = await Promise.all(REPORT_FILE_FORMATS.map((format) => build(format)));
    expect(files.map(({ fileName }) => fileName)).toEqual(
      REPORT_FILE_FORMATS.map((format) => `brimlane-monday-2026-03-20.${format}`),
    );
    const heads = files.map(({ bytes }) => Buffer.from(bytes.slice(0, 4)).toString('latin1'));
    expect(heads).toEqual(['<!do', '%PDF', 'PK\u0003\u0004', 'PK\u0003\u0004', '# Mo']);
    expect(files.map(({ mediaType }) => mediaType.split(';')[0])).toEqual([
      'text/html',
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'text/markdown',
    ]);
  });

  it('has the figures of the API in its workbook, to the last digit', async () => {
    const { current, previous, changes } = await readFigures();
    expect(current.totalResponses).toBe(40);
    const { sheets } = await readXlsx((await build('xlsx')).bytes);
    const figures = sheets.find(({ name }) => name === 'Figures')?.rows ?? [];
    const row = (name: string) => figures.find(([first]) => first === name) ?? [];
    const near = (cell: unknown, value: number | null | undefined) => {
      if (value === null || value === undefined) expect(cell ?? null).toBeNull();
      else expect(Number(cell)).toBeCloseTo(value, 9);
    };
    const rates = {
      Visibility: 'responseVisibilityRate',
      'Mention rate': 'mentionRate',
      'Citation rate': 'citationRate',
    } as const;
    for (const [name, figure] of Object.entries(rates)) {
      const cells = row(name);
      const { brand, repeat } = current.intervals[figure];
      near(cells[1], current[figure] / 100);
      near(cells[2], brand && brand[0] / 100);
      near(cells[3], brand && brand[1] / 100);
      near(cells[4], repeat && repeat[0] / 100);
      near(cells[5], repeat && repeat[1] / 100);
      expect(cells[7]).toBe(40);
      near(cells[8], previous[figure] / 100);
      near(cells[9], changes[`${figure}Change`]);
    }
    near(row('Depth')[1], current.position);
    const { competitors } = await world.call('competitors.list', {
      projectId: world.projectId,
      startDate: '2026-03-11',
      endDate: '2026-03-20',
    });
    const ranked = sheets.find(({ name }) => name === 'Competitors')?.rows.slice(1) ?? [];
    expect(ranked.map(([name]) => name)).toEqual(competitors.map(({ name }) => name));
    for (const [index, { visibilityRate }] of competitors.entries()) near(ranked[index]?.[1], visibilityRate / 100);
  });

  it('has the same figures on its pages, its slides and in its text, as they are written', async () => {
    const { current } = await readFigures();
    expect(current.responseVisibilityRate).toBeCloseTo(62.5, 9);
    const markdown = readText(await build('md'));
    const html = readText(await build('html'));
    const pdf = await build('pdf');
    const pages = await getDocumentProxy(new Uint8Array(pdf.bytes));
    const { text } = await extractText(pages, { mergePages: true });
    const deck = Object.entries(unzipSync((await build('pptx')).bytes))
      .filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
      .map(([, content]) => strFromU8(content))
      .join('');
    const tile = /class="value">([^<]*)</.exec(html)?.[1] ?? '';
    expect(tile).toMatch(/^6[23](\.5)?%$/);
    for (const written of [markdown, text, deck]) {
      expect(written).toContain(tile);
      expect(written).toContain('n 40');
      expect(written).toContain('Kordiva');
    }
    const { info } = await getMeta(pages);
    expect(info).toMatchObject({ Title: 'Monday', Author: 'Nordlicht' });
    expect(text.replace(/\s+/g, ' ')).toMatch(/2 ?\/ ?\d/);
    // What the packaged browser cannot draw is said by name.
    if (process.platform === 'linux' && process.arch === 'x64') expect(pdf.missing.join()).toContain('Japanese');
  });

  it('speaks German in every format', async () => {
    const files = await Promise.all(REPORT_FILE_FORMATS.map((format) => build(format, 'de')));
    const [html, pdf, deck, , markdown] = files;
    expect(readText(html as WrittenFile)).toContain('Kennzahlen');
    expect(readText(markdown as WrittenFile)).toContain('Kennzahlen');
    const pages = await getDocumentProxy(new Uint8Array((pdf as WrittenFile).bytes));
    expect((await extractText(pages, { mergePages: true })).text).toContain('Kennzahlen');
    expect(strFromU8(unzipSync((deck as WrittenFile).bytes)['ppt/slides/slide2.xml'] ?? new Uint8Array())).toContain(
      'lang="de-DE"',
    );
  });

  it('says once why a section has nothing to show, in every format, and gives none of them a page', async () => {
    const [html, pdf, deck, book, markdown] = await Promise.all(REPORT_FILE_FORMATS.map((format) => build(format)));
    const pages = await getDocumentProxy(new Uint8Array((pdf as WrittenFile).bytes));
    const sheets = (await readXlsx((book as WrittenFile).bytes)).sheets;
    const slides = readSlides(deck as WrittenFile);
    const texts = [
      readText(html as WrittenFile),
      (await extractText(pages, { mergePages: true })).text,
      slides.join('\n'),
      sheets.flatMap(({ rows }) => rows.flat().filter((value) => typeof value === 'string')).join('\n'),
      readText(markdown as WrittenFile),
    ];
    const reason = 'No customer was asked in this period where they came from.';
    for (const text of texts) {
      expect(text).toContain('Also looked at');
      expect(text.replace(/\s+/g, ' ').split(reason)).toHaveLength(2);
    }
    expect(readText(html as WrittenFile)).not.toContain('id="attribution"');
    expect(sheets.map(({ name }) => name)).not.toContain('Attribution');
    // Behind topic, title, foot and number there is something on each, the cover aside.
    for (const slide of slides.slice(1)) expect(slide.split('\n').length).toBeGreaterThan(3);
  });

  it('can be made of a project without an answer', async () => {
    const empty = await createReportWorld({ name: 'Nobody', now: NOW, answers: [] });
    const files = await Promise.all(REPORT_FILE_FORMATS.map((format) => build(format, 'en', empty)));
    for (const { bytes } of files) expect(bytes.length).toBeGreaterThan(500);
    const markdown = readText(files[4] as WrittenFile);
    expect(markdown).not.toMatch(/NaN|undefined/);
    // Why is said above; what is counted stands below it, and no section that would only say it again.
    expect(markdown.split('There are no answers in this period.')).toHaveLength(2);
    expect(markdown.match(/^## .*/gm)).toEqual(['## Method and definitions']);
    await empty.close();
  });
});
