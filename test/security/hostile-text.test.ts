/** HTML, scripts and turned text in everything that others write: shown as text in a real Chromium, served as data by the API. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { sendHttp } from '#support/send-http.ts';

const HOSTILE = [
  '<img src=x onerror="window.hit=1">',
  '<script>window.hit=1</script><svg/onload=window.hit=1>',
  '"><iframe srcdoc="<script>parent.hit=1</script>">',
  '[a](javascript:window.hit=1) ![b](http://tracker.example/p.png)',
  '{{constructor.constructor("window.hit=1")()}} #{window.hit=1}',
  '<style>*{display:none}</style><base href="http://evil.example/"><meta http-equiv=refresh>',
];
const NAME = HOSTILE[0] ?? '';
let app: AppWindow;
let projectId: string;

beforeAll(async () => {
  app = await startAppWindow();
  const site = { language: 'en', websiteUrl: 'https://brimlane.example' } as const;
  projectId = (await app.call('projects.create', { name: NAME, ...site })).id;
  for (const name of HOSTILE.slice(1)) await app.call('competitors.add', { projectId, name, aliases: [`${name}!`] });
  const lines = HOSTILE.flatMap((text, index) => [1, 2, 3].map((day) => toLine(text, index, day)));
  const path = join(app.dataDir, 'hostile.ndjson');
  writeFileSync(path, lines.map((line) => JSON.stringify(line)).join('\n'));
  await app.call('answers.import', { projectId, path });
}, 240_000);
afterAll(() => app?.close());

function toLine(text: string, index: number, day: number) {
  const url = `https://brimlane.example/${index}?q=<script>`;
  return {
    prompt: `Which? ${text}`,
    model: 'chatgpt',
    answeredAt: new Date(Date.now() - day * 86_400_000).toISOString(),
    text: `${text}\n\n${HOSTILE.join('\n\n')}\n\n# ${text}`,
    tags: [text],
    sources: [
      { url, title: text },
      { url: 'javascript:window.hit=1', title: text },
    ],
    fanOutQueries: [text],
    externalId: `${text}${day}`,
  };
}

describe('the app in a browser', () => {
  it('shows hostile names, prompts, tags and titles as text: nothing runs, nothing is asked of elsewhere', {
    timeout: 120_000,
  }, async () => {
    const { page, offences } = await app.open('/');
    await page.goto(`${app.service.apiAddress}/#/projects/${projectId}/overview`);
    await page.getByRole('article', { name: 'Visibility', exact: true }).waitFor();
    await page.getByText(NAME).first().waitFor();
    // Each by its place, as long as there is one there: a click may change what the page holds.
    const buttons = page.getByRole('button');
    for (let nth = 0; nth < (await buttons.count()); nth++) {
      const button = buttons.nth(nth);
      const name = await button.textContent({ timeout: 1_000 }).catch(() => null);
      if (name === null || /run now|theme|next|previous/i.test(name)) continue;
      await button.click({ timeout: 1_000 }).catch(() => undefined);
      await page.keyboard.press('Escape');
    }
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(
      await page
        .locator('script:not([src]), iframe, object, embed, base, img[src="x"], a[href^="javascript:"]')
        .count(),
    ).toBe(0);
    expect(new URL(page.url()).origin).toBe(app.service.apiAddress);
    expect(offences).toEqual([]);
  });

  it('shows a hostile address of the app as text too', { timeout: 60_000 }, async () => {
    const { page, offences } = await app.open('/');
    for (const path of [
      `#/projects/${encodeURIComponent(NAME)}/overview`,
      `#/${NAME}`,
      `#/projects/${projectId}/overview?tags=${encodeURIComponent(NAME)}&model=<b>`,
    ]) {
      await page.goto(`${app.service.apiAddress}/${path}`);
      await page.locator('#app > *').first().waitFor({ state: 'attached' });
    }
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(offences.filter((text) => !/404|400/.test(text))).toEqual([]);
  });
});

describe('the API', () => {
  it('gives hostile text unchanged, as JSON that no browser takes for a page', async () => {
    const { key } = await app.call('keys.create', { name: NAME, environment: 'live', scopes: ['read', 'export'] });
    const headers = { authorization: `Bearer ${key}` };
    for (const path of ['', '/prompts', '/tags', '/sources', '/fanouts', '/competitors', '/answers', '/export']) {
      const reply = await sendHttp(app.service.apiAddress, {
        path: `/v1/projects/${projectId}${path}?timeframe=30d`,
        headers,
      });
      expect([path, reply.status]).toEqual([path, 200]);
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    }
    const prompts = await sendHttp(app.service.apiAddress, { path: `/v1/projects/${projectId}/prompts`, headers });
    expect(prompts.text).toContain(JSON.stringify(NAME).slice(1, -1));
  });

  it('says errors as JSON even where the request asks for a page', async () => {
    for (const path of [`/v1/${encodeURIComponent(NAME)}`, `/${encodeURIComponent(NAME)}`, '/app/events']) {
      const reply = await sendHttp(app.service.apiAddress, { path, headers: { accept: 'text/html' } });
      expect(reply.headers['content-type']).toMatch(/^application\/json/);
      expect(reply.text).not.toContain('<img');
    }
  });
});
