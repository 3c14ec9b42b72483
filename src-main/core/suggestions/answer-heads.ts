/**
 * Finds the places of an answer where names stand: heads of list items, first cells of table rows, headings and bold
 * text. It does not decide what is a name.
 */
import type { Link, ListItem, Nodes, PhrasingContent } from 'mdast';
import { isParsable } from '#shared/markdown/parser-guard.ts';
import { parseMarkdown } from '../measuring/markdown-tree.ts';

export interface Head {
  text: string;
  /** Where the head links to, when it is a link. */
  url: string | null;
}

const MARKS = /[*_#|]|^\s*(?:[-+]|\d+[.)])\s/m;

/**
 * Heads in the order of the text. A text that heads several list items ("Price" under every product) is an attribute
 * and left out. Empty for plain prose and for text that the parser cannot take.
 */
export function findHeads(markdown: string): Head[] {
  if (!MARKS.test(markdown) || !isParsable(markdown)) return [];
  const collected: Collected = { markdown, heads: [], itemTexts: new Map() };
  try {
    walk(parseMarkdown(markdown).root, collected);
  } catch (cause) {
    if (cause instanceof RangeError) return [];
    throw cause;
  }
  const { heads, itemTexts } = collected;
  return heads.filter((head) => (itemTexts.get(toAttributeKey(head.text)) ?? 0) < 2);
}

interface Collected {
  markdown: string;
  heads: Head[];
  /** How many list items each text heads. */
  itemTexts: Map<string, number>;
}

function walk(node: Nodes, into: Collected): void {
  if (node.type === 'listItem') addItem(node, into);
  if (node.type === 'heading') addHeading(node.children, into);
  if (node.type === 'strong') into.heads.push(toHead(node.children));
  if (node.type === 'table') {
    for (const row of node.children.slice(1)) if (row.children[0]) into.heads.push(toHead(row.children[0].children));
  }
  if ('children' in node) for (const child of node.children) walk(child, into);
}

/** A section that is about a name is numbered or names it again; a mere title does neither. */
function addHeading(nodes: readonly PhrasingContent[], into: Collected): void {
  const head = toHead(nodes);
  const title = head.text.replace(/^\(?\d{1,3}[.):]\s*/, '').trim();
  const isNumbered = title.length < head.text.trim().length;
  const isNamedAgain = title !== '' && into.markdown.split(title, 3).length > 2;
  if (isNumbered || isNamedAgain) into.heads.push(head);
}

function addItem(item: ListItem, into: Collected): void {
  const first = item.children[0];
  if (first?.type !== 'paragraph') return;
  const start = first.children[0];
  const isMarked = start?.type === 'strong' || start?.type === 'link' || start?.type === 'emphasis';
  const head = toHead(isMarked ? [start] : first.children);
  into.heads.push(head);
  const key = toAttributeKey(head.text);
  into.itemTexts.set(key, (into.itemTexts.get(key) ?? 0) + 1);
}

function toAttributeKey(text: string): string {
  return text.split(/[:：]/, 1).join('').trim().toLowerCase();
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
