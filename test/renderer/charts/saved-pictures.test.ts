/** Charts that are saved from where they stand: whole, on white, and saying what they are about. */
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { showScreen, toSampleAddress } from '#support/sample-screens.ts';
import { composePicture, wrapText } from '../../../src-renderer/charts/picture/compose-picture.ts';
import { DARK, LIGHT } from '../../../src-renderer/ui/colours.ts';

let app: AppWindow;
let projectId = '';
beforeAll(async () => {
  app = await startAppWindow({ hasSample: true });
  projectId = (await app.call('projects.list', {}))[0]?.id ?? '';
}, 240_000);
afterAll(() => app?.close());

const ADDRESS = 'from=2026-02-01&to=2026-02-28&engine=chatgpt';

async function open(path: string, isDark = false): Promise<Page> {
  const { page } = await app.show('/settings', isDark ? { colorScheme: 'dark' } : {});
  await showScreen(page, app, toSampleAddress({ projectId }, `${path}?${ADDRESS}`));
  return page;
}

async function save(page: Page, title: string, format: RegExp) {
  await page.getByRole('region', { name: title }).getByRole('button', { name: 'Save chart' }).click();
  const option = page.getByRole('option', { name: format });
  const [file] = await Promise.all([page.waitForEvent('download'), option.click()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

const countAnswers = async () => {
  const input = { projectId, startDate: '2026-02-01', endDate: '2026-02-28', model: 'chatgpt' };
  return (await app.call('metrics.summary', input)).current.totalResponses;
};

describe('a saved chart', { timeout: 120_000 }, () => {
  const TITLE = 'How often is the brand visible?';

  it('is a drawing with title, brand, days, filters and n, that fetches nothing', { tags: 'long' }, async () => {
    const page = await open('overview');
    const { name, content } = await save(page, TITLE, /SVG/);
    const svg = content.toString('utf8');
    expect(name).toMatch(/^.+ - How often is the brand visible - 1 Feb - 28 Feb 2026\.svg$/);
    const about = await page.evaluate((text) => {
      const root = new DOMParser().parseFromString(text, 'image/svg+xml');
      if (root.querySelector('parsererror')) throw new Error('This is no XML.');
      return [...root.querySelectorAll(':scope > text')].map(({ textContent }) => textContent).join(' ');
    }, svg);
    expect(about).toContain(TITLE);
    expect(about).toContain('1 Feb – 28 Feb 2026');
    expect(about).toContain('ChatGPT');
    expect(about).toContain(`n = ${(await countAnswers()).toLocaleString('en-GB')} answers`);
    expect(svg.replaceAll('http://www.w3.org/', '')).not.toMatch(/https?:|<script|url\((?!#)|@import/);
  });

  it('is on white whatever the theme', { tags: 'long' }, async () => {
    const shown = await open('overview');
    const light = (await save(shown, TITLE, /SVG/)).content.toString('utf8');
    const dark = (await save(await open('overview', true), TITLE, /SVG/)).content.toString('utf8');
    expect(light).toContain(LIGHT.accent);
    for (const colour of Object.values(DARK)) expect(dark.includes(colour) && !light.includes(colour)).toBe(false);
    const colours = (svg: string) => [...new Set(svg.match(/#[0-9a-f]{6}\b/g))].sort();
    expect(colours(dark)).toEqual(colours(light));
  });

  it.each([
    ['overview', TITLE],
    ['competitors', 'Who is visible, and since when?'],
  ])('is a picture for a slide: %s', async (path, title) => {
    const { name, content } = await save(await open(path), title, /PNG/);
    expect(name).toMatch(/\.png$/);
    const { width, height, data } = PNG.sync.read(content);
    expect(width).toBe(1920);
    expect(height).toBeGreaterThan(500);
    expect([...data.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
    const inked = new Set<number>();
    for (let at = 0; at < data.length; at += 4) inked.add(data.readUInt32BE(at));
    expect(inked.size).toBeGreaterThan(20);
  });

  it('has its numbers as a table for the spreadsheet of this machine', async () => {
    const { name, content } = await save(await open('overview'), TITLE, /CSV/);
    expect(name).toMatch(/\.csv$/);
    const rows: Record<string, string>[] = parse(content, { bom: true, columns: true });
    expect(rows).toHaveLength(28);
    const answers = rows.reduce((sum, { Answers = '' }) => sum + Number(Answers), 0);
    expect(answers).toBe(await countAnswers());
    expect(rows[0]?.figuresOf).toContain('ChatGPT');
  });
});

describe('the text around a drawing', () => {
  const measure = (text: string, sizePx: number) => [...text].length * sizePx * 0.6;
  const drawing = '<svg width="912" height="100"></svg>';

  it('takes any text for text', () => {
    const text = { title: '<script>x</script> & "Z"', about: '小米 · a\u0000b', note: ']]>', summary: '</desc>' };
    const svg = composePicture(text, drawing, 100, measure);
    expect(svg).toContain('&lt;script&gt;x&lt;/script&gt; &amp; &quot;Z&quot;');
    expect(svg).not.toMatch(/<script|\p{Cc}|<\/desc><\/desc>/u);
  });

  it('is as tall as its lines, which are no wider than the picture', () => {
    const note = 'word '.repeat(60).trim();
    const short = composePicture({ title: 'T', about: 'A', note: '', summary: '' }, drawing, 100, measure);
    const long = composePicture({ title: 'T', about: 'A', note, summary: '' }, drawing, 100, measure);
    const heightOf = (svg: string) => Number(/height="(\d+)"/.exec(svg)?.[1]);
    expect(heightOf(long) - heightOf(short)).toBe(3 * 17);
  });

  it('breaks between words, and within one that is too wide', () => {
    const width = (line: string) => line.length;
    expect(wrapText('one two three', 7, width)).toEqual(['one two', 'three']);
    expect(wrapText('abcdefgh', 3, width)).toEqual(['abc', 'def', 'gh']);
    expect(wrapText('', 3, width)).toEqual([]);
  });
});
