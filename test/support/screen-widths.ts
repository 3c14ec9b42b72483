/** How a screen takes the room that its window has: nothing is cut off in a small one, and in a large one it stands in the middle. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Charts and tables take their new width a moment later. */
export async function checkFits(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  const missing = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(missing, { message: `at ${width} pixels` }).toBeLessThanOrEqual(0);
}

/** What of the screen itself scrolls sideways: names of its tables and boards, with how much is out of sight. */
export async function checkNothingSideways(page: Page, width: number, height: number): Promise<void> {
  await checkFits(page, width, height);
  const scrolling = () =>
    page
      .locator('main *')
      .evaluateAll((elements) =>
        elements
          .filter((each) => each.scrollWidth > each.clientWidth && /auto|scroll/.test(getComputedStyle(each).overflowX))
          .map((each) => `${each.className} ${each.scrollWidth} > ${each.clientWidth}`),
      );
  await expect.poll(scrolling, { message: `at ${width} pixels` }).toEqual([]);
}

/** Pixels left of, in and right of the column, within the room beside the navigation. */
export const measureColumn = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.getBoundingClientRect();
    const navigation = document.querySelector('main')?.previousElementSibling?.getBoundingClientRect();
    const room = document.documentElement.clientWidth;
    return [(main?.left ?? 0) - (navigation?.right ?? 0), main?.width ?? 0, room - (main?.right ?? 0)];
  });

export async function checkMiddle(page: Page, width: number, widestPx: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect
    .poll(async () => {
      const [left = 0, column = 0, right = 0] = await measureColumn(page);
      const room = left + column + right;
      return [Math.abs(left - right) <= 1, Math.round(column) === Math.min(room, widestPx)];
    })
    .toEqual([true, true]);
}
