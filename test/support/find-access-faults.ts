/** What axe finds wrong with a page. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2, levels A and AA, and what came before. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Those of them that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** One line a fault: rule, element and what is wrong with it. Asked once nothing moves any more: colours that are changing are none. */
export function findAccessFaults(page: Page): Promise<string[]> {
  return findFaults(page, RULES);
}

/** Of a page that was looked at whole and has only other colours now. */
export function findColourFaults(page: Page): Promise<string[]> {
  return findFaults(page, COLOUR_RULES);
}

async function findFaults(page: Page, runOnly: string[]): Promise<string[]> {
  // Evaluated, not added as a script: the page's policy allows none that is not its own.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const isMoving = (each: Animation) => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isMoving)
        .map((each) => each.finished),
    );
    const wish = { runOnly: rules, resultTypes: ['violations' as const], iframes: false };
    const { violations } = await inPage.run(document, wish);
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
  }, runOnly);
}
