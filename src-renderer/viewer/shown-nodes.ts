/** The nodes that a shown answer has beyond those of Markdown: marked mentions, tags as text, images as links, notes. */
import type { Nodes, PhrasingContent, Text } from 'mdast';

import type { TextRun } from './counted-spans.ts';

/** An element of the page by its name, its properties and what is in it. */
export function toElement(name: string, properties: Record<string, string>, children: readonly Nodes[]): Nodes {
  // The tree of Markdown has no node for this; whatever names its element becomes that element.
  return { type: 'emphasis', children: children as PhrasingContent[], data: { hName: name, hProperties: properties } };
}

export function toText(value: string): Text {
  return { type: 'text', value };
}

/** Text, and a `mark` around what was counted. */
export function toMarkedNodes(pieces: readonly TextRun[]): Nodes[] {
  return pieces.map(({ text, span }) =>
    span === null ? toText(text) : toElement('mark', { dataBrand: span.brandId, dataSpan: span.key }, [toText(text)]),
  );
}
