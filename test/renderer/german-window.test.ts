/** A German window speaks German where the core speaks English: tests of engines, refused fields, refusals, checks of the data. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type AppWindow, type OpenedWindow, startAppWindow } from '#support/app-window.ts';

let app: AppWindow;
let window: OpenedWindow;
/** Nothing listens there. */
let address: string;

beforeAll(async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  await new Promise((resolve) => server.close(resolve));
  app = await startAppWindow({ env: { OPENAI_API_KEY: 'sk-canary-1234567890', OPENAI_BASE_URL: address } });
  window = await app.open('/settings/engines', { locale: 'de-DE' });
}, 240_000);
afterAll(() => app.close());

it('says what came of a test, and what helps', async () => {
  const { page } = window;
  await page.getByText('ChatGPT', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Mit einer kurzen Abfrage testen' }).click();
  await page.getByText(`Unter ${address} nimmt nichts Verbindungen an. Starten Sie den Server dort`).waitFor();
});

it('names a refused field as its form does, and what is wrong with it', async () => {
  const { page } = window;
  await page.getByText('Modell, Adresse und Tempo').click();
  await page.getByLabel('Basisadresse').fill('example');
  await page.getByLabel('Basisadresse').press('Enter');
  await page.getByText('Basisadresse ist keine Webadresse, zum Beispiel https://example.com.').waitFor();
});

it('says what a check of the data found', async () => {
  await window.goTo('/settings/data');
  await window.page.getByRole('button', { name: 'Jetzt prüfen' }).click();
  await window.page.getByText('Die Datenbankdatei ist unversehrt.').waitFor();
  await window.page.getByText('Die Zahlen je Tag stimmen mit den Antworten überein.').waitFor();
});

it('tells of no error of the page', () => {
  expect(window.offences.filter((offence) => !/status of 400/.test(offence))).toEqual([]);
});
