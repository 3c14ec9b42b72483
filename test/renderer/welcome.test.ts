/** From nothing to the first measured answer, in a real Chromium on a real service, with a key and without. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { type FakeOpenAi, startFakeOpenAi } from '#support/fake-openai.ts';
import { findAccessFaults, findColourFaults } from '#support/find-access-faults.ts';

const TWO_MINUTES_MS = 120_000;
let engine: FakeOpenAi;
let app: AppWindow;

beforeAll(async () => {
  engine = await startFakeOpenAi();
  app = await startAppWindow({ env: { OPENAI_BASE_URL: engine.baseUrl } });
}, 240_000);
afterAll(async () => {
  await app?.close();
  await engine?.close();
});

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const step = (page: Page) => new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('step');

async function fillBrand(page: Page): Promise<void> {
  await page.getByLabel('Brand name').fill('Brimlane Ltd');
  await page.getByLabel('Website').fill('www.brimlane.example');
  await page.getByRole('button', { name: 'Add Brimlane', exact: true }).click();
}

async function addStarters(page: Page): Promise<void> {
  await page.getByLabel('What do people look for?').fill('planning software');
  await page.getByRole('button', { name: 'Add all' }).click();
}

describe('setting up a project', () => {
  it('goes from nothing to the first measured answer in under two minutes without a key', async () => {
    const { page, offences } = await app.open('/');
    await heading(page, 'Welcome');
    const startedAt = Date.now();
    await page.getByRole('button', { name: 'Begin' }).click();
    await fillBrand(page);
    await next(page);
    await next(page);
    await page.getByText('Invented answers, at once and free.').waitFor();
    await next(page);
    await addStarters(page);
    await next(page);
    await page.getByRole('textbox', { name: 'Name of competitor 1' }).fill('Kordiva');
    await next(page);
    await page.getByRole('region', { name: 'Answers' }).getByText('30', { exact: true }).waitFor();
    const asked = page.getByRole('region', { name: '10 prompts, asked exactly like this' }).getByRole('listitem');
    expect(await asked.first().textContent()).toBe('Which planning software would you recommend?');
    expect((await asked.allTextContents()).filter((text) => /brimlane/i.test(text))).toEqual([]);
    await page.getByRole('region', { name: 'Precision' }).getByText('±16.8 pts').waitFor();
    await page.getByRole('button', { name: 'Ask now' }).click();
    await page.getByRole('heading', { name: 'The first measured answer' }).waitFor();
    const elapsedMs = Date.now() - startedAt;
    expect(elapsedMs).toBeLessThan(TWO_MINUTES_MS);
    await page.getByText(/^(Named .* among tracked brands|Not named)$/).waitFor();
    expect(await findAccessFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Go to the overview' }).click();
    await page
      .getByRole('article', { name: 'Visibility', exact: true })
      .getByText(/^n (2\d|30)( · \d+ prompts)?$/)
      .waitFor();
    const [project] = await app.call('projects.list', {});
    expect(project).toMatchObject({ name: 'Brimlane Ltd', environment: 'test', domain: 'brimlane.example' });
    expect(offences).toEqual([]);
  }, 150_000);

  it('goes there with a key that is pasted on the way and tested at once', {
    timeout: 150_000,
  }, async () => {
    const { page, offences } = await app.open('/');
    await page.getByRole('button', { name: /^Project:/ }).click();
    await page.getByRole('option', { name: 'New project' }).click();
    await heading(page, 'A new project');
    const startedAt = Date.now();
    await page.getByRole('button', { name: 'Begin' }).click();
    await fillBrand(page);
    await next(page);
    await next(page);
    await page.getByText('Real engines', { exact: true }).click();
    await page.getByRole('button', { name: 'ChatGPT: Add a key' }).click();
    await page.getByLabel('Key for ChatGPT').fill('sk-invented-key-1234');
    await page.getByRole('button', { name: 'Save and test' }).click();
    await page.getByText(/^It works: /).waitFor();
    // Only what a key is there for is planned.
    await page.locator('input[value="perplexity"]:not(:checked)').waitFor();
    expect(await page.getByLabel('ChatGPT', { exact: true }).isChecked()).toBe(true);
    await next(page);
    await addStarters(page);
    await next(page);
    await next(page);
    await page.getByLabel('Monthly cap in US dollars').fill('5');
    await page
      .getByRole('region', { name: 'Cost' })
      .getByText(/≈ \$\d/)
      .waitFor();
    await page.getByText('The run stays under the cap.').waitFor();
    await page.getByRole('button', { name: 'Ask now' }).click();
    await page.getByRole('heading', { name: 'The first measured answer' }).waitFor();
    expect(Date.now() - startedAt).toBeLessThan(TWO_MINUTES_MS);
    await page.getByText('Named first among tracked brands').waitFor();
    await expect.poll(() => page.locator('mark').first().textContent()).toBe('Brimlane');
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toContain('sk-invented');
    expect(offences).toEqual([]);
  });

  it('says at the field what is wrong with a key', async () => {
    engine.setReply({ kind: 'status', status: 401 });
    const { page } = await app.show('/welcome?step=engines');
    await page.getByText('Real engines', { exact: true }).click();
    await page.getByRole('button', { name: 'ChatGPT: Change the key' }).click();
    await page.getByLabel('Key for ChatGPT').fill('sk-wrong-key-9999');
    await page.getByRole('button', { name: 'Save and test' }).click();
    await page.getByRole('alert').waitFor();
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toMatch(/key.*It was not saved: the key that was there \(…1234\) stays in use\.$/i);
    expect(await page.getByLabel('Key for ChatGPT').inputValue()).toBe('sk-wrong-key-9999');
  });

  it('the settings neither let a refused key replace the one that works, and show the other test as it was', {
    tags: 'long',
  }, async () => {
    const [project] = await app.call('projects.list', {});
    const { page } = await app.open(`/projects/${project?.id}/settings/engines?open=chatgpt`);
    const panel = page.getByRole('dialog', { name: 'ChatGPT' });
    await panel.getByLabel('Key', { exact: true }).fill('sk-wrong-key-9999');
    await panel.getByRole('button', { name: 'Save and test' }).click();
    await panel
      .getByRole('alert')
      .getByText('It was not saved: the key that was there (…1234) stays in use.', { exact: false })
      .waitFor();
    await panel.getByText(/^It works, /).waitFor();
    expect(await findAccessFaults(page)).toEqual([]);
    engine.setReply({ kind: 'answer', text: 'Mild.' });
    await panel.getByLabel('Key', { exact: true }).fill('sk-other-key-5678');
    await panel.getByRole('button', { name: 'Save and test' }).click();
    await panel.getByText('A key is kept (…5678)').waitFor();
    // At once: a key is never in its field when it is said to be kept.
    expect(await panel.getByLabel('Key', { exact: true }).inputValue()).toBe('');
  });

  it('validates beside the field, by keyboard, and loses nothing when the page is loaded again', {
    tags: 'long',
  }, async () => {
    const { page } = await app.open('/welcome?step=brand');
    await heading(page, 'Which brand do you want to follow?');
    await page.keyboard.press('Enter');
    await page.getByText('Please fill this in.').first().waitFor();
    await page.locator('[aria-invalid=true]:focus').waitFor();
    await page.keyboard.type('Brimlane');
    await page.keyboard.press('Tab');
    await page.keyboard.type('nonsense');
    await page.keyboard.press('Enter');
    await page.getByText('This is not a web address. Example: example.com').waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('brimlane.example');
    await page.keyboard.press('Enter');
    await heading(page, 'Where do people ask?');
    await page.reload();
    await heading(page, 'Where do people ask?');
    await page.getByRole('button', { name: 'Brand' }).click();
    await expect.poll(() => page.getByLabel('Brand name').inputValue()).toBe('Brimlane');
    await page.goBack();
    expect(step(page)).toBe('market');
    await page.getByRole('button', { name: /^Leave/ }).click();
    await page.getByRole('button', { name: 'Continue with Brimlane' }).click();
    await expect.poll(() => page.getByLabel('Website').inputValue()).toBe('brimlane.example');
  });

  it('passes axe at every step, in the light and in the dark, and says which step is not in order', {
    tags: 'long',
    timeout: 120_000,
  }, async () => {
    const { page, goTo } = await app.open('/welcome');
    for (const each of ['', '?step=brand', '?step=market', '?step=engines', '?step=prompts', '?step=competitors']) {
      await page.emulateMedia({ colorScheme: 'light' });
      await goTo(`/welcome${each}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([each, await findAccessFaults(page)]).toEqual([each, []]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect([each, await findColourFaults(page)]).toEqual([each, []]);
    }
    await goTo('/welcome?step=check');
    await page.getByText('Something is missing in “Brand”.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Ask now' }).isDisabled()).toBe(true);
    expect(await findColourFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Go there' }).click();
    expect(step(page)).toBe('brand');
  });
});

describe('the other options', () => {
  it('say what is wrong with a file of answers that is not there', async () => {
    const { page, offences } = await app.show('/welcome');
    await page.getByLabel('Project file on this machine').fill('/nowhere/client.sightline');
    await page.getByRole('button', { name: 'Look inside' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Project file on this machine').fill('');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.getByLabel('Path of the file on this machine').fill('/nowhere/answers.ndjson');
    await page.getByRole('combobox', { name: 'Project', exact: true }).click();
    await page.getByRole('option', { name: 'Brimlane Ltd' }).first().click();
    await page.getByRole('button', { name: 'Read the file' }).click();
    await page.getByRole('alert').waitFor();
    expect(offences).toEqual([]);
  });

  it('takes prompts along that were typed as a list and not added by the button', async () => {
    const { page, offences } = await app.show('/welcome?step=brand');
    await fillBrand(page);
    await next(page);
    await next(page);
    await next(page);
    await heading(page, 'What do people ask?');
    await page.getByLabel('Write or paste prompts, one on each line').fill('Which planner?\nWhich board?');
    await next(page);
    await expect.poll(() => step(page)).toBe('competitors');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByText('Your prompts (2)').waitFor();
    expect(offences).toEqual([]);
  });
});
