/**
 * Finds the spots of an answer where names stand: heads of list items, first cells of table rows, headings and bold
 * text. It does not decide what is a name.
 */
import type { Link, ListItem, Nodes, PhrasingContent } from 'mdast';
import { isParsable } from '#shared/markdown/parser-guard.ts';
import { parseMarkdown } from '../measuring/markdown-tree.ts';
import { findFastPathHeads } from './fast-path-heads.ts';
import { type Head, HeadList } from './head-list.ts';

const MARKS = /[*_#|]|^\s*(?:[-+]|\d+[.)])\s/m;

/**
 * Heads in the order of the text. A text that heads several list items ("Price" under every product) is an attribute
 * and left out. Empty for plain prose and for text that the parser cannot take.
 */
export function findHeads(markdown: string): Head[] {
  if (!MARKS.test(markdown) || !isParsable(markdown)) return [];
  return findFastPathHeads(markdown) ?? parseHeads(markdown);
}

/** By the full parser. Exported so that the quick reader can be compared with it. */
export function parseHeads(markdown: string): Head[] {
  const heads = new HeadList(markdown);
  try {
    walk(parseMarkdown(markdown).root, heads);
  } catch (cause) {
    if (cause instanceof RangeError) return [];
    throw cause;
  }
  return heads.list();
}

function walk(node: Nodes, into: HeadList): void {
  if (node.type === 'listItem') addItem(node, into);
  if (node.type === 'heading') into.addHeading(toHead(node.children));
  if (node.type === 'strong') into.add(toHead(node.children));
  if (node.type === 'table') {
    for (const row of node.children.slice(1)) if (row.children[0]) into.add(toHead(row.children[0].children));
  }
  if ('children' in node) for (const child of node.children) walk(child, into);
}

function addItem(item: ListItem, into: HeadList): void {
  const first = item.children[0];
  if (first?.type !== 'paragraph') return;
  const start = first.children[0];
  const isMarked = start?.type === 'strong' || start?.type === 'link' || start?.type === 'emphasis';
  into.addItem(toHead(isMarked ? [start] : first.children));
}

function toHead(nodes: readonly PhrasingContent[]): Head {
  return { text: nodes.map(toText).join(''), url: findLink(nodes)?.url ?? null };
}

/** The link that the first of these nodes is, or holds first. */
function findLink(nodes: readonly PhrasingContent[]): Link | null {
  const first = nodes[0];
  if (first?.type === 'link') return first;
  return first?.type === 'strong' || first?.type === 'emphasis' ? findLink(first.children) : null;
}

function toText(node: PhrasingContent): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(toText).join('') : '';
}
