/**
 * Turns the Markdown tree of an answer into what is shown of it: counted mentions are marked, HTML is text, images are links,
 * notes stand where they were written, and no cell of a table is left out. Every counted letter stays visible.
 */
import type { Definition, Image, ImageReference, Nodes, Root, Table } from 'mdast';

import { type CountedSpan, cutAtSpans } from './counted-spans.ts';
import { cutHtml, isLineBreak } from './cut-html.ts';
import { toElement, toMarkedNodes, toText } from './shown-nodes.ts';

export interface ShownSource {
  markdown: string;
  /** In order. */
  spans: readonly CountedSpan[];
  /** The alternative texts of images, with places. */
  altTexts: ReadonlyMap<Nodes, Nodes[]>;
}

/** Changes the tree in place. Its text nodes must keep their places. */
export function toShownTree(root: Root, source: ShownSource): void {
  new Showing(source, root).change(root);
}

class Showing {
  readonly #source: ShownSource;
  readonly #addresses = new Map<string, string>();

  constructor(source: ShownSource, root: Root) {
    this.#source = source;
    this.#collectAddresses(root);
  }

  change(node: Nodes): void {
    if (!('children' in node)) return;
    if (node.type === 'table') widenTable(node);
    const children = (node.children as Nodes[]).flatMap((child) => this.#show(child, isBlockParent(node)));
    (node as { children: Nodes[] }).children = children;
  }

  #collectAddresses(node: Nodes): void {
    if (node.type === 'definition') this.#noteAddress(node);
    if ('children' in node) for (const child of node.children) this.#collectAddresses(child);
  }

  /** The first of several definitions counts. */
  #noteAddress({ identifier, url }: Definition): void {
    const key = identifier.toUpperCase();
    if (!this.#addresses.has(key)) this.#addresses.set(key, url);
  }

  #show(node: Nodes, isBlock: boolean): Nodes[] {
    switch (node.type) {
      case 'text':
        return this.#mark(node.value, node);
      case 'html':
        return this.#showHtml(node, isBlock);
      case 'image':
      case 'imageReference':
        return [this.#showImage(node)];
      case 'footnoteReference':
        return [toElement('sup', {}, [toText(`[${node.label ?? node.identifier}]`)])];
      case 'footnoteDefinition': {
        this.change(node);
        const label = toElement('span', { className: 'note' }, [toText(`[${node.label ?? node.identifier}]`)]);
        return [toElement('div', { dataNote: 'true' }, [label, ...node.children])];
      }
      default:
        this.change(node);
        return [node];
    }
  }

  #mark(text: string, node: Nodes): Nodes[] {
    const [start, end] = toRange(node);
    return toMarkedNodes(cutAtSpans(text, start, end, this.#source.spans));
  }

  #showHtml(node: Nodes, isBlock: boolean): Nodes[] {
    const [start, end] = toRange(node);
    const { markdown, spans } = this.#source;
    if (!isBlock && isLineBreak(markdown.slice(start, end))) return [{ type: 'break' }];
    const pieces = cutHtml(markdown, start, end).flatMap((piece) =>
      piece.isTag
        ? [toElement('span', { dataTag: 'true' }, [toText(piece.text)])]
        : toMarkedNodes(cutAtSpans(piece.text, piece.start, piece.end, spans)),
    );
    return isBlock ? [toElement('div', { dataHtml: 'true' }, pieces)] : pieces;
  }

  #showImage(node: Image | ImageReference): Nodes {
    const url = node.type === 'image' ? node.url : (this.#addresses.get(node.identifier.toUpperCase()) ?? '');
    const alt = this.#source.altTexts.get(node) ?? [];
    return toElement(
      'span',
      { dataImage: url },
      alt.flatMap((child) => this.#show(child, false)),
    );
  }
}

const BLOCK_PARENTS: ReadonlySet<string> = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

function isBlockParent({ type }: Nodes): boolean {
  return BLOCK_PARENTS.has(type);
}

/** A row may have more cells than the head; they are counted, so they are shown. */
function widenTable(table: Table): void {
  const width = Math.max(...table.children.map((row) => row.children.length));
  const align = table.align ?? [];
  table.align = Array.from({ length: Math.max(width, align.length) }, (_, index) => align[index] ?? null);
}

function toRange(node: Nodes): [start: number, end: number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}
