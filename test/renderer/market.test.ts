/** Competitors, sources and fan-outs in a real Chromium against the real core, on a small market worked out by hand. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findAccessFaults } from '#support/find-access-faults.ts';
import { type MarketPage, openMarketPage } from '#support/market-page.ts';

const LONG_MS = 90_000;

let market: MarketPage;
let page: Page;

beforeAll(async () => {
  market = await openMarketPage();
}, 240_000);
afterAll(() => market?.close(), 60_000);

const row = (table: string, name: string | RegExp) =>
  page.getByRole('table', { name: table }).getByRole('row', { name });
const address = () => new URLSearchParams(new URL(page.url()).hash.split('?')[1]);

describe('Competitors', () => {
  it('ranks the own brand among them, with rates, verdicts, lines and shares', { timeout: LONG_MS }, async () => {
    page = await market.show('competitors');
    // Of 20 answers ten name the own brand and ten Brimstead, as did five and five of the ten before.
    await row('Brands by visibility', /Quellwerk/)
      .getByText(/^50(\.0)?$/)
      .first()
      .waitFor();
    await expect
      .poll(() => row('Brands by visibility', /Brimstead/).textContent())
      .toMatch(/Brimstead.*50.*0\.0.*too few answers/);
    const trend = page.getByRole('region', { name: 'Who is visible, and since when?' });
    await trend.getByText(/^Quellwerk \d+\.\d%$/).waitFor();
    await trend.getByText('Table', { exact: true }).click();
    await expect
      .poll(() => trend.getByRole('columnheader').allTextContents())
      .toEqual(['Day', 'Quellwerk', 'Brimstead', 'Answers']);
    await page
      .getByRole('region', { name: 'Whose share of voice grows?' })
      .getByRole('img', { name: /^Share of voice/ })
      .waitFor();
    expect(await findAccessFaults(page)).toEqual([]);
    expect(market.listOffences()).toEqual([]);
  });

  it('tells two brands apart and leads to the answers that name one without the other', {
    timeout: LONG_MS,
  }, async () => {
    page = await market.show('competitors');
    const duel = page.getByRole('region', { name: 'Head to head' });
    await duel.getByText('0 answers name both, 0 name neither').waitFor();
    await duel.getByRole('link', { name: '10 answers name Brimstead without Quellwerk' }).click();
    await page.waitForURL(/answers\?/);
    expect([address().get('mentioned'), address().get('brand')?.length]).toEqual(['0', 36]);
  });

  it('opens a brand by keyboard, keeps it in the address, and closes by Escape', {
    tags: 'long',
    timeout: LONG_MS,
  }, async () => {
    page = await market.show('competitors');
    await row('Brands by visibility', /Quellwerk/).waitFor();
    await page.getByRole('table', { name: 'Brands by visibility' }).locator('tr[tabindex="0"]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog');
    await panel.getByText('10 of 20').first().waitFor();
    expect(address().get('open')).toHaveLength(36);
    expect(await findAccessFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(address().get('open')).toBeNull();
  });

  it('tracks a name found in answers, says which figures moved, and takes a removal back', {
    timeout: LONG_MS,
  }, async () => {
    page = await market.show('competitors');
    await page.getByText('30 answers, 2 prompts').first().waitFor();
    await page.getByRole('button', { name: 'Track Fennick' }).click();
    const told = page.getByRole('region', { name: 'Fennick is tracked.' });
    await told.getByText(/30 answers of the history checked, 30 changed\. \d+ figures of this period moved:/).waitFor();
    await expect
      .poll(() => told.getByRole('row', { name: /Fennick Visibility/ }).textContent())
      .toContain('not tracked100.0');
    await told.getByRole('button', { name: 'Dismiss' }).click();
    await row('Brands by visibility', /Fennick/).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop tracking' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await told.waitFor();
    const { brands } = await market.call('competitors.tracked', { projectId: market.projectId });
    expect(brands.map(({ name }) => name)).toEqual(['Quellwerk', 'Brimstead', 'Fennick']);
  });

  it('adds a competitor with its other names through the form', { timeout: LONG_MS }, async () => {
    page = await market.show('competitors');
    await page.getByRole('button', { name: 'Add competitor' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Nordkessel');
    await form.getByLabel('Also known as').fill('Nord Kessel\n\nTolvane');
    expect(await findAccessFaults(page)).toEqual([]);
    await form.getByRole('button', { name: 'Add and measure again' }).click();
    await page.getByRole('region', { name: 'Nordkessel is tracked.' }).waitFor();
    const { brands } = await market.call('competitors.tracked', { projectId: market.projectId });
    expect(brands.at(-1)).toMatchObject({ name: 'Nordkessel', aliases: ['Nord Kessel', 'Tolvane'], domain: null });
  });

  it('says what will be here while there is nobody and nothing', { tags: 'long', timeout: LONG_MS }, async () => {
    page = await market.show('competitors', { projectId: market.emptyId, width: 1024, dark: true });
    await page.getByText('Nobody to compare with yet').waitFor();
    expect(await row('Brands by visibility', /Leer/).textContent()).not.toMatch(/\b0\b/);
    expect(await findAccessFaults(page)).toEqual([]);
  });
});

describe('Sources', () => {
  it('lists domains with types, classifies one by hand, and leads to its answers', { timeout: LONG_MS }, async () => {
    page = await market.show('sources');
    await row('Domains that answers cite', /review\.example/)
      .getByText(/^50(\.0)?$/)
      .waitFor();
    await page.getByRole('button', { name: 'Show only Own site' }).click();
    await row('Domains that answers cite', /review\.example/).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Show only Own site' }).click();
    // A number says what it is made of; the rest of the row opens the domain.
    await row('Domains that answers cite', /review\.example/)
      .getByRole('button')
      .first()
      .click();
    await page.getByText(/answers that cite it ÷ \d+ answers = 50\.0%/).waitFor();
    await page.keyboard.press('Escape');
    await row('Domains that answers cite', /review\.example/)
      .getByText('review.example')
      .click();
    const panel = page.getByRole('dialog');
    expect(await panel.getByRole('link', { name: 'https://review.example/' }).getAttribute('rel')).toContain(
      'noopener',
    );
    expect(await findAccessFaults(page)).toEqual([]);
    await panel.getByRole('combobox', { name: 'Type of this domain' }).click();
    await page.getByRole('option', { name: 'Editorial' }).click();
    await page.getByText('review.example counts as Editorial now').waitFor();
    await panel.getByRole('link', { name: 'See the 10 answers that cite it' }).click();
    await page.waitForURL(/answers\?/);
    expect(address().get('domain')).toBe('review.example');
  });

  it('shows pages, movers and gaps', { timeout: LONG_MS }, async () => {
    page = await market.show('sources?view=pages');
    await row('Pages that answers cite', /review\.example/).waitFor();
    await page.getByText('Movers', { exact: true }).click();
    await page.getByText('Nothing to compare with').or(page.getByText('rows')).first().waitFor();
    await page.getByText('Where to be named', { exact: true }).click();
    await page.getByText('Answers that show a competitor and not you: 10 of 20.', { exact: false }).waitFor();
    await row('Sites cited where only competitors are visible', /review\.example/).click();
    await expect
      .poll(() => page.getByRole('dialog').getByRole('link', { name: 'Brimstead' }).getAttribute('href'))
      .toMatch(/domain=.*brand=/);
    expect(await findAccessFaults(page)).toEqual([]);
  });

  it('says what will be here while there is nothing', { timeout: LONG_MS }, async () => {
    page = await market.show('sources', { projectId: market.emptyId, width: 1024, dark: true });
    await page.getByText('No sources in this period').waitFor();
    expect(await findAccessFaults(page)).toEqual([]);
  });
});

describe('Fan-outs', () => {
  it('lists searches, the words they add, and what leads there', { timeout: LONG_MS }, async () => {
    page = await market.show('fanouts');
    await row('What engines searched for', /quietest kettle 2026/).waitFor();
    const words = page.getByRole('list', { name: 'What do engines add?' });
    await expect.poll(() => words.getByRole('listitem').first().textContent()).toBe('202620');
    await page.getByRole('button', { name: 'Show searches with reviews' }).click();
    await row('What engines searched for', /quietest/).waitFor({ state: 'detached' });
    await row('What engines searched for', /kettle reviews/).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('link', { name: 'Best kettle for tea?' }).waitFor();
    expect(await findAccessFaults(page)).toEqual([]);
    await panel.getByRole('link', { name: 'See its answers' }).click();
    await page.waitForURL(/answers\?/);
    expect(address().get('query')).toBe('kettle reviews');
  });

  it('switches engines in the shared filter', { timeout: LONG_MS }, async () => {
    page = await market.show('fanouts');
    await page.getByRole('radiogroup', { name: 'Engine' }).getByText('Perplexity').click();
    await page.waitForURL(/engine=perplexity/);
    await row('What engines searched for', /quietest kettle 2026/)
      .getByText('4')
      .first()
      .waitFor();
    expect(market.listOffences()).toEqual([]);
  });
});
