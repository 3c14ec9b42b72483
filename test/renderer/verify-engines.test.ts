/** Verifying services on the screen: the price is asked for first, what was found is said point by point in both languages, and a report can be saved. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { findAccessFaults } from '#support/find-access-faults.ts';
import { toJson } from '#support/ten-engines.ts';
import { startVerifiedEngines, type VerifiedEngines } from '#support/verified-engines.ts';

let app: AppWindow;
let engines: VerifiedEngines;
beforeAll(async () => {
  app = await startAppWindow();
  await app.call('projects.create', { name: 'Brimlane', language: 'de', websiteUrl: 'https://brimlane.example' });
  engines = await startVerifiedEngines();
  Object.assign(process.env, engines.env, { SIGHTLINE_KEYRING: 'off' });
  // One that answers without a search.
  engines.setOverride((server, { method, text }) =>
    server === 'xai' && method === 'POST' && text.includes('"grok-4.3"') ? toJson(200, UNSEARCHED) : null,
  );
}, 240_000);
afterAll(async () => {
  await app?.close();
  await engines.close();
  for (const name of [...Object.keys(engines.env), 'SIGHTLINE_KEYRING']) delete process.env[name];
});

it('asks for the price before it asks anything, shows what holds, and saves a report without a secret', async () => {
  const { page, offences } = await app.open('/settings/engines');
  await page.getByRole('button', { name: 'Verify services' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify services' });
  await dialog.getByText('Altogether, at most').waitFor();
  expect(await dialog.getByRole('row').count()).toBe(14);
  expect(await findAccessFaults(page)).toEqual([]);
  expect(engines.requests).toEqual([]);
  const start = dialog.getByRole('button', { name: 'Ask and pay' });
  const allow = dialog.getByRole('checkbox', { name: 'Let it cost more than' });
  if (await allow.isVisible()) await allow.check();
  await start.click();
  await dialog.getByText('OpenAI, ChatGPT: pass').waitFor();
  await dialog.getByText('xAI, Grok: fail').waitFor();
  await dialog.getByText('The engine answered without a search.').waitFor();
  expect(await findAccessFaults(page)).toEqual([]);
  for (const [name, part] of [
    ['Save report', '| Searched the web | fail | The engine answered without a search. |'],
    ['Save as JSON', '"finding": "not_searched"'],
  ] as const) {
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain(part);
    for (const key of engines.keys) expect(text).not.toContain(key);
  }
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /^OpenAI ChatGPT .* pass$/ }).waitFor();
  expect(offences).toEqual([]);
});

it('says it in German, and in the panel of an engine', { tags: 'long' }, async () => {
  const { page, offences } = await app.open('/settings/engines?open=grok', { locale: 'de-DE', colorScheme: 'dark' });
  const panel = page.getByRole('dialog', { name: 'Grok' });
  await panel.getByText('Zuletzt geprüft').waitFor();
  await panel.getByText(/, nicht bestanden$/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('row', { name: /^OpenAI ChatGPT .* bestanden$/ }).waitFor();
  await page.getByRole('button', { name: 'Zugänge prüfen' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Zugänge prüfen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zugänge prüfen' });
  await dialog.getByText('Alles zusammen höchstens').waitFor();
  expect(await findAccessFaults(page)).toEqual([]);
  expect(offences).toEqual([]);
});

const UNSEARCHED = JSON.stringify({
  id: 'r',
  status: 'completed',
  model: 'grok-4.3',
  output: [
    {
      type: 'message',
      role: 'assistant',
      content: [{ type: 'output_text', text: 'Der Mindestlohn ist seit dem Januar höher als zuvor.', annotations: [] }],
    },
  ],
  usage: { input_tokens: 100, output_tokens: 40, cost_in_usd_ticks: 5_000_000 },
});
