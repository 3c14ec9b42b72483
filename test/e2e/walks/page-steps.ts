/** What several walks do and look at on a page. Every wait is for a condition of the page itself. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const SOON = { timeout: 60_000 };

/** The filters and whatever else the address of the router holds. */
export function readAddress(page: Page): URLSearchParams {
  return new URLSearchParams(new URL(page.url()).hash.split('?')[1]);
}

/** `n 93`, or `n 93 · 12 prompts`, of a tile of the overview: the answers as a number; null before there is one. */
export async function readSample(page: Page, tile: string): Promise<number | null> {
  const text = await page
    .getByRole('article', { name: tile, exact: true })
    .getByText(/^n [\d,]+( · \d+ prompts?)?$/)
    .textContent(SOON);
  return text === null ? null : toCount(text.split(' · ')[0] ?? '');
}

export const toCount = (text: string) => Number(text.replace(/\D/g, ''));

/** Leaves a mark that a reload would wipe away; the returned function holds it to be there still. */
export async function noteNoReload(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-walk', 'here'));
  return async () => expect(await page.getAttribute('html', 'data-walk')).toBe('here');
}

/** Closes what the corner of the window says, so that the next words there are new ones. */
export async function closeTold(page: Page): Promise<void> {
  const buttons = page.locator('.mantine-Notification-closeButton');
  while ((await buttons.count()) > 0) {
    await buttons
      .first()
      .click({ timeout: 2_000 })
      .catch(() => {});
  }
}

export const told = (page: Page, words: string | RegExp) =>
  page.locator('.mantine-Notification-root').filter({ hasText: words }).first();
