/**
 * Finds a text on the page as it is shown, and marks it: all places, and the one that is looked at. As highlights of the browser, so that
 * nothing on the page changes and nothing loses the focus. What a table has not drawn is not on the page.
 */
import { readSearchTerms } from '#shared/text/search-text.ts';
import { findRanges } from '../ui/find-ranges.ts';

/** Their looks are in `find-bar.module.css`. */
const ALL = 'find-all';
const CURRENT = 'find-current';
/** Nobody types it, so nothing is found across it. */
const BETWEEN = '\u0001';

/** Every place of the text as a whole, from top to bottom; none in what nobody sees, nor in `besides`. */
export function findOnPage(typed: string, besides: Element | null): Range[] {
  const terms = readSearchTerms(`"${typed.replaceAll('"', '')}"`);
  if (terms.length === 0) return [];
  return findRanges(document.body, terms, {
    blockOf: findBlock,
    between: BETWEEN,
    isRead: (parent) => isSeen(parent, besides),
  });
}

function findBlock(parent: Element): Element {
  for (let element: Element = parent; element.parentElement; element = element.parentElement) {
    if (!getComputedStyle(element).display.startsWith('inline')) return element;
  }
  return parent;
}

/** What is only for screen readers is one pixel wide. */
function isSeen(parent: Element, besides: Element | null): boolean {
  if (besides?.contains(parent) || parent.closest('script, style, noscript')) return false;
  return (
    parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    parent.getBoundingClientRect().width > 1
  );
}

/** Marks the places and brings the one of this number into sight; takes the marks away where there is none. */
export function markFound(ranges: readonly Range[], current: number): void {
  if (typeof Highlight === 'undefined') return;
  const range = ranges[current];
  CSS.highlights.set(ALL, new Highlight(...ranges));
  CSS.highlights.set(CURRENT, new Highlight(...(range ? [range] : [])));
}

export function showFound(range: Range | undefined): void {
  range?.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' });
}

export function unmarkFound(): void {
  if (typeof Highlight === 'undefined') return;
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(CURRENT);
}
