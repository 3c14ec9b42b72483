/** What axe finds wrong with a page. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2, levels A and AA, and what came before. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** One line a fault: rule, element and what is wrong with it. Asked once nothing moves any more: colours that are changing are none. */
export async function findAccessFaults(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the page's policy allows none that is not its own.
  await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const isMoving = (each: Animation) => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isMoving)
        .map((each) => each.finished),
    );
    const { violations } = await inPage.run(document, { runOnly, iframes: false });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
  }, RULES);
}
