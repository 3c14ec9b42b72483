/**
 * Parses GitHub-flavoured Markdown into a tree whose text nodes keep exact offsets in the source. It does not decide what
 * counts as text.
 */
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

import { keepPositions } from '#shared/markdown/keep-positions.ts';

/** The parser puts an image's alternative text in a string without offsets; we keep its nodes as well, by image. */
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
    mdastExtensions: [...treeBuilding, keepPositions(altTexts)],
  });
  return { root, altTexts };
}
