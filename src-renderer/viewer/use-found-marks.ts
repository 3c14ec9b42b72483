/**
 * Marks what a search found in the text as it is shown, beside the marks of mentions and without touching them: as a highlight of the
 * browser, over whatever elements lie in it. Browsers that have none show the text without.
 */
import { type RefObject, useEffect } from 'react';

import { findTerms, readSearchTerms } from '#shared/text/search-text.ts';

/** Its look is in `answer-text.module.css`. */
const NAME = 'found-text';
const BLOCKS = 'p, li, h3, h4, h5, td, th, pre, blockquote, div';

/** `markdown`: what the text is made of; when it changes, the text is another. */
export function useFoundMarks(text: RefObject<HTMLElement | null>, markdown: string, search: string): void {
  useEffect(() => {
    const terms = readSearchTerms(search);
    if (!text.current || markdown === '' || terms.length === 0 || typeof Highlight === 'undefined') return;
    const ranges = findRanges(text.current, terms);
    CSS.highlights.set(NAME, new Highlight(...ranges));
    ranges[0]?.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
    return () => void CSS.highlights.delete(NAME);
  }, [text, markdown, search]);
}

interface ShownNode {
  node: Text;
  /** Where its text begins in the whole. */
  start: number;
}

function findRanges(root: HTMLElement, terms: readonly string[]): Range[] {
  const { whole, nodes } = readShown(root);
  return findTerms(whole, terms).map(({ start, end }) => {
    const range = document.createRange();
    const [first, last] = [findNode(nodes, start), findNode(nodes, end - 1)];
    if (first) range.setStart(first.node, start - first.start);
    if (last) range.setEnd(last.node, Math.min(end - last.start, last.node.length));
    return range;
  });
}

/** Between blocks stands a space, as between lines of the Markdown. */
function readShown(root: HTMLElement): { whole: string; nodes: ShownNode[] } {
  const nodes: ShownNode[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let whole = '';
  let block: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = node.parentElement?.closest(BLOCKS) ?? null;
    if (own !== block) whole += ' ';
    block = own;
    nodes.push({ node: node as Text, start: whole.length });
    whole += (node as Text).data;
  }
  return { whole, nodes };
}

/** The last one that begins at this place or before it. */
function findNode(nodes: readonly ShownNode[], place: number): ShownNode | undefined {
  return nodes.findLast(({ start }) => start <= place);
}
