/** Where terms are in what is shown: as ranges, over whatever elements are in the text. It changes nothing on the page. */
import { findTerms } from '#shared/text/search-text.ts';

export interface Reading {
  /** What a text belongs to; two texts of different ones are `between` apart. */
  blockOf: (parent: Element) => Element | null;
  between: string;
  /** Whether the texts of an element count; all do by default. */
  isRead?: (parent: Element) => boolean;
}

interface ShownNode {
  node: Text;
  /** Where its text begins in the whole. */
  start: number;
}

/** `terms` as `readSearchTerms` gives them. In the order of the page. */
export function findRanges(root: Element, terms: readonly string[], reading: Reading): Range[] {
  const { whole, nodes } = readShown(root, reading);
  return findTerms(whole, terms).map(({ start, end }) => {
    const range = document.createRange();
    const [first, last] = [findNode(nodes, start), findNode(nodes, end - 1)];
    if (first) range.setStart(first.node, start - first.start);
    if (last) range.setEnd(last.node, Math.min(end - last.start, last.node.length));
    return range;
  });
}

function readShown(root: Element, { blockOf, between, isRead }: Reading): { whole: string; nodes: ShownNode[] } {
  const nodes: ShownNode[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let whole = '';
  let block: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || (isRead && !isRead(parent))) continue;
    const own = blockOf(parent);
    if (own !== block) whole += between;
    block = own;
    nodes.push({ node: node as Text, start: whole.length });
    whole += (node as Text).data;
  }
  return { whole, nodes };
}

/** The last one that begins at this place or before it. */
function findNode(nodes: readonly ShownNode[], place: number): ShownNode | undefined {
  let [low, high] = [0, nodes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((nodes[middle]?.start ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return nodes[low - 1];
}
