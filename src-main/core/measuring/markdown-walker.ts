/** Walks a Markdown tree and adds what a reader sees as text. It separates blocks, list items and table cells. */
import type { Nodes, Table } from 'mdast';
import { readHtmlTag } from './html-tags.ts';
import { addHtmlText } from './html-text.ts';
import type { MarkdownTree } from './markdown-tree.ts';
import { type Block, PARAGRAPH, type PlainTextBuilder } from './plain-text-builder.ts';

const TRANSPARENT = new Set(['link', 'linkReference', 'emphasis', 'strong', 'delete']);

/** Adds the text of `tree`, parsed from `markdown`, to `builder`. */
export function addMarkdownText(markdown: string, tree: MarkdownTree, builder: PlainTextBuilder): void {
  new Walker(markdown, tree.altTexts, builder).walk(tree.root);
}

class Walker {
  readonly #markdown: string;
  readonly #altTexts: Map<Nodes, Nodes[]>;
  readonly #builder: PlainTextBuilder;
  /** Name of the inline HTML element (`script`, `code`) whose content is being skipped; empty when text counts. */
  #silentIn = '';
  /** How many list items are around, and whether the innermost has had no block yet. */
  #depth = 0;
  #isItemNew = false;

  constructor(markdown: string, altTexts: Map<Nodes, Nodes[]>, builder: PlainTextBuilder) {
    this.#markdown = markdown;
    this.#altTexts = altTexts;
    this.#builder = builder;
  }

  walk(node: Nodes): void {
    if (node.type === 'text') this.#addText(node.value, node);
    else if (node.type === 'break') this.#addText('\n', node);
    else if (node.type === 'inlineCode' || node.type === 'footnoteReference') this.#addGap();
    else if (node.type === 'image' || node.type === 'imageReference') this.#walkAll(this.#altTexts.get(node) ?? []);
    else if (node.type === 'html') this.#addHtml(node.value);
    else if (TRANSPARENT.has(node.type)) this.#walkAll('children' in node ? node.children : []);
    else this.#walkBlock(node);
  }

  #walkAll(nodes: Nodes[]): void {
    for (const node of nodes) this.walk(node);
  }

  #walkBlock(node: Nodes): void {
    this.#silentIn = '';
    this.#builder.addBreak();
    if (node.type === 'listItem') this.#walkItem(node.children);
    else if (node.type === 'table') this.#walkTable(node);
    else if ('children' in node) {
      this.#builder.setBlock(this.#toBlock(node));
      this.#walkChildren(node.type, node.children);
    }
    this.#builder.addBreak();
  }

  #walkItem(children: Nodes[]): void {
    this.#depth++;
    this.#isItemNew = true;
    this.#walkChildren('listItem', children);
    this.#isItemNew = false;
    this.#depth--;
  }

  #walkTable({ children: rows }: Table): void {
    for (const [index, row] of rows.entries()) {
      for (const [column, cell] of row.children.entries()) {
        this.#silentIn = '';
        this.#builder.addBreak();
        this.#builder.setBlock({ kind: index === 0 ? 'head' : 'cell', level: this.#depth, column });
        this.#walkChildren('tableCell', cell.children);
      }
    }
  }

  #toBlock(node: Nodes): Block {
    if (node.type === 'heading') return { kind: 'heading', level: node.depth, column: 0 };
    if (node.type !== 'paragraph') return PARAGRAPH;
    const kind = this.#isItemNew ? 'item' : 'text';
    this.#isItemNew = false;
    return { kind, level: this.#depth, column: 0 };
  }

  #walkChildren(type: Nodes['type'], children: Nodes[]): void {
    const isInline = type === 'paragraph' || type === 'heading' || type === 'tableCell';
    for (const child of children) {
      if (child.type === 'html' && !isInline) this.#addHtmlBlock(child);
      else this.walk(child);
    }
  }

  #addText(value: string, node: Nodes): void {
    if (this.#silentIn !== '') return;
    const [start, end] = toRange(node);
    if (value === '\n') this.#builder.addReplacement(' ', start, end);
    else if (value.length === end - start) this.#builder.addVerbatim(value, start);
    else this.#builder.addReplacement(value, start, end);
  }

  #addGap(): void {
    if (this.#silentIn === '') this.#builder.addGap();
  }

  #addHtml(html: string): void {
    const tag = readHtmlTag(html);
    if (!tag) return;
    if (this.#silentIn !== '') {
      if (tag.isClosing && tag.name === this.#silentIn) this.#silentIn = '';
      return;
    }
    if (tag.isSilent) this.#builder.addGap();
    else if (!tag.isInline) this.#builder.addBreak();
    if (tag.isSilent && !tag.isClosing && !html.endsWith('/>')) this.#silentIn = tag.name;
  }

  #addHtmlBlock(node: Nodes): void {
    const [start, end] = toRange(node);
    this.#builder.addBreak();
    this.#builder.setBlock({ kind: 'text', level: this.#depth, column: 0 });
    addHtmlText(this.#markdown.slice(start, end), start, this.#builder);
    this.#builder.addBreak();
  }
}

function toRange(node: Nodes): [start: number, end: number] {
  return [node.position!.start.offset!, node.position!.end.offset!];
}
