/**
 * Makes a Markdown tree keep exact places: the one way in which answers are measured and shown, so that what is marked on the
 * screen is what was counted. It decides nothing about what counts as text. An extension for `mdast-util-from-markdown`.
 */
import type { Nodes, Text } from 'mdast';
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown';

/**
 * Each text node stands for one piece of source: letter by letter if it is as long as its range, else a character reference
 * or an escape. Line endings inside a paragraph are text nodes of their own, `"\n"`. An image's alternative text, which the
 * parser puts in a string without places, goes into `altTexts` as nodes, by image.
 */
export function keepPositions(altTexts: Map<Nodes, Nodes[]>): Extension {
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
