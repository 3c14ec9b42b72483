/**
 * Parses GitHub-flavoured Markdown into a tree whose text nodes keep exact places in the source. It does not decide what
 * counts as text.
 */
import type { Nodes, Root, Text } from 'mdast';
import { type CompileContext, type Extension, fromMarkdown, type Token } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** The parser puts an image's alternative text in a string without places; we keep its nodes as well, by image. */
export interface MarkdownTree {
  root: Root;
  altTexts: Map<Nodes, Nodes[]>;
}

// Bare URLs are found later, in the plain text, by one rule for every way in which they can be written.
const withoutAutolinks = { disable: { null: ['wwwAutolink', 'protocolAutolink', 'emailAutolink'] } };
const syntax = [gfm(), withoutAutolinks];
// The only transform of the GFM set looks for autolinks and would merge text nodes on the way.
const treeBuilding = gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] }));

/**
 * Parses `markdown`. Each text node stands for one piece of source: letter by letter if it is as long as its range, else
 * a character reference or an escape. Line endings inside a paragraph are text nodes of their own, `"\n"`.
 * Throws a RangeError when the nesting is deeper than the call stack.
 */
export function parseMarkdown(markdown: string): MarkdownTree {
  const altTexts = new Map<Nodes, Nodes[]>();
  const root = fromMarkdown(markdown, {
    extensions: syntax,
    mdastExtensions: [...treeBuilding, keepPlaces(altTexts)],
  });
  return { root, altTexts };
}

function keepPlaces(altTexts: Map<Nodes, Nodes[]>): Extension {
  return {
    enter: { data: enterText, characterEscape: enterText, characterReference: enterText },
    exit: {
      lineEnding: exitLineEnding,
      label(): undefined {
        exitLabel(this, altTexts);
      },
    },
  };
}

/** Unlike the handler that it replaces, never continues the text node before it. */
function enterText(this: CompileContext, token: Token): undefined {
  const text = toTextNode('', token);
  addChild(this, text);
  this.stack.push(text);
}

function exitLineEnding(this: CompileContext, token: Token): undefined {
  if (this.data.atHardBreak) {
    this.data.atHardBreak = undefined;
    return;
  }
  const parent = this.stack.at(-1)!;
  if (!this.data.setextHeadingSlurpLineEnding && this.config.canContainEols.includes(parent.type)) {
    addChild(this, toTextNode('\n', token));
  }
}

function exitLabel(context: CompileContext, altTexts: Map<Nodes, Nodes[]>): undefined {
  const fragment = context.stack.at(-1)!;
  const children = 'children' in fragment ? fragment.children : [];
  const alt = context.resume();
  context.data.inReference = true;
  const node = context.stack.at(-1)!;
  if (node.type === 'link') {
    node.children = children as typeof node.children;
  } else if (node.type === 'image') {
    node.alt = alt;
    altTexts.set(node, children as Nodes[]);
  }
}

function addChild(context: CompileContext, text: Text): void {
  const parent = context.stack.at(-1)!;
  if ('children' in parent) (parent.children as Nodes[]).push(text);
}

function toTextNode(value: string, token: Token): Text {
  return { type: 'text', value, position: { start: { ...token.start }, end: { ...token.end } } };
}
