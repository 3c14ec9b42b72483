/**
 * The numbers that an answer itself gives: items of its numbered lists, and headings and paragraphs that begin with a number.
 * What order counts is the place among tracked brands; this is the place in the list that a reader sees. No figure depends on it.
 */
import type { Nodes } from 'mdast';

import { hasByteOrderMark } from '#shared/markdown/byte-order-mark.ts';
import { isParsable } from '#shared/markdown/parser-guard.ts';
import { parseMarkdown } from './markdown-tree.ts';

type Span = readonly [start: number, end: number];

/** A numbered piece of the source. */
interface Numbered {
  number: number;
  start: number;
  end: number;
}

export interface NamedSpans {
  brandId: number;
  spans: readonly Span[];
}

/**
 * By brand the number of the item that it begins, else of the first item in which it is named before any other of the brands.
 * Brands without one are left out, and so is what is in a list with bullets inside of a numbered one.
 */
export function findListNumbers(markdown: string, brands: readonly NamedSpans[]): Map<number, number> {
  const items = brands.length === 0 ? [] : listNumbered(markdown);
  const named = brands
    .flatMap(({ brandId, spans }) => spans.map(([start]) => ({ brandId, start })))
    .sort((a, b) => a.start - b.start)
    .map((mention) => ({ ...mention, item: findInnermost(items, mention.start) }));
  const firstIn = new Map<Numbered, number>();
  for (const { brandId, item } of named) if (item && !firstIn.has(item)) firstIn.set(item, brandId);
  const numbers = new Map<number, number>();
  const note = (isRight: (item: Numbered, mention: { brandId: number; start: number }) => boolean) => {
    for (const { item, ...mention } of named) {
      if (item?.number !== undefined && !numbers.has(mention.brandId) && isRight(item, mention)) {
        numbers.set(mention.brandId, item.number);
      }
    }
  };
  note((item, { start }) => !/\p{L}/u.test(markdown.slice(item.start, start)));
  note((item, { brandId }) => firstIn.get(item) === brandId);
  return numbers;
}

/** Items with bullets have no number: they hide the numbered item around them. */
function listNumbered(markdown: string): Numbered[] {
  if (!isParsable(markdown)) return [];
  const items: Numbered[] = [];
  try {
    collect(parseMarkdown(markdown).root, items);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    return [];
  }
  const shift = hasByteOrderMark(markdown) ? 1 : 0;
  return items.map(({ number, start, end }) => ({ number, start: start + shift, end: end + shift }));
}

function collect(node: Nodes, items: Numbered[]): void {
  if (node.type === 'list') {
    const first = node.ordered ? (node.start ?? 1) : Number.NaN;
    for (const [index, item] of node.children.entries()) items.push(toNumbered(item, first + index));
  } else if (node.type === 'heading' || node.type === 'paragraph') {
    const number = /^(\d{1,3})[.)]\s/.exec(toBeginning(node))?.[1];
    if (number !== undefined) items.push(toNumbered(node, Number(number)));
  }
  if ('children' in node) for (const child of node.children) collect(child, items);
}

function toNumbered({ position }: Nodes, number: number): Numbered {
  return { number, start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** The first characters of a block as they are read: text nodes end at every mark and escape. */
function toBeginning(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node
    ? (node.children as Nodes[]).reduce((text, child) => (text.length > 5 ? text : text + toBeginning(child)), '')
    : '';
}

/** The last one that begins before: blocks are collected from the outside in. */
function findInnermost(items: readonly Numbered[], offset: number): Numbered | undefined {
  const item = items.findLast(({ start, end }) => start <= offset && offset < end);
  return item && !Number.isNaN(item.number) ? item : undefined;
}
