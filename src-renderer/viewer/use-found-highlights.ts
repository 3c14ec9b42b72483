/**
 * Marks what a search found in the text as it is shown, beside the marks of mentions and without touching them: as a highlight of the
 * browser, over whatever elements are in it. Browsers that have none show the text without.
 */
import { type RefObject, useEffect } from 'react';

import { readSearchTerms } from '#shared/text/search-text.ts';
import { findRanges } from '../ui/find-ranges.ts';

/** Its look is in `answer-text.module.css`. */
const NAME = 'found-text';
const BLOCKS = 'p, li, h3, h4, h5, td, th, pre, blockquote, div';
/** Between blocks stands a space, as between lines of the Markdown. */
const LINES = { blockOf: (parent: Element) => parent.closest(BLOCKS), between: ' ' };

/** `markdown`: what the text is made of; when it changes, the text is another. */
export function useFoundHighlights(text: RefObject<HTMLElement | null>, markdown: string, search: string): void {
  useEffect(() => {
    const terms = readSearchTerms(search);
    if (!text.current || markdown === '' || terms.length === 0 || typeof Highlight === 'undefined') return;
    const ranges = findRanges(text.current, terms, LINES);
    CSS.highlights.set(NAME, new Highlight(...ranges));
    ranges[0]?.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
    return () => void CSS.highlights.delete(NAME);
  }, [text, markdown, search]);
}
