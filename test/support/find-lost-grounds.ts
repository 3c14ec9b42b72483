/**
 * What is drawn with a ground alone (bars, dots, tracks) and is not to be seen any more once the system puts its own colours in
 * the place of the page's.
 */
import type { Page } from 'playwright-core';

/** One line for each, with its class; the page has its own colours again afterwards. */
export async function findLostGrounds(page: Page): Promise<string[]> {
  await page.evaluate(noteDrawn);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.waitForFunction(
    () => getComputedStyle(document.documentElement).getPropertyValue('--sl-accent') === 'Highlight',
  );
  const lost = await page.evaluate(listLost);
  await page.emulateMedia({ forcedColors: 'none' });
  return lost;
}

interface Noting {
  drawn?: Element[];
  isDrawn?: (element: Element) => boolean;
}

/** Runs in the page: elements without text that differ from what they are on by their ground or their edge. */
function noteDrawn(): void {
  const noting = window as unknown as Noting;
  const groundOf = (element: Element | null): string => {
    if (!element) return '';
    const { backgroundColor } = getComputedStyle(element);
    return /^rgba\(.*, 0\)$|\/ 0\)$/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
  };
  noting.isDrawn = (element) => {
    const { backgroundImage, borderTopWidth, borderTopStyle, boxShadow } = getComputedStyle(element);
    const hasEdge = borderTopStyle !== 'none' && borderTopWidth !== '0px';
    const hasImage = backgroundImage !== 'none' || boxShadow !== 'none';
    return hasEdge || hasImage || groundOf(element) !== groundOf(element.parentElement);
  };
  const isEmpty = (element: Element) => !element.querySelector('svg, img, input') && element.textContent.trim() === '';
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const isOwn = (element: Element) => !element.matches('svg, svg *, img, input, iframe');
  noting.drawn = [...document.querySelectorAll('body *')].filter(
    (element) => isOwn(element) && isEmpty(element) && isSeen(element) && noting.isDrawn?.(element),
  );
}

/** Runs in the page. */
function listLost(): string[] {
  const { drawn = [], isDrawn } = window as unknown as Noting;
  const lost = drawn.filter((element) => element.isConnected && isDrawn?.(element) === false);
  return lost.map((element) => `${element.tagName} ${element.getAttribute('class')}`);
}
