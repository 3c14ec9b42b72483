/** The plugin of the Markdown renderer that keeps places while it parses, and marks what was counted. */
import type { Nodes, Root } from 'mdast';
import type { Extension } from 'mdast-util-from-markdown';
import type { Options } from 'react-markdown';

import { keepPositions } from '#shared/markdown/keep-positions.ts';

import type { CountedSpan } from './counted-spans.ts';
import { toShownTree } from './to-shown-tree.ts';

type Plugin = NonNullable<Options['remarkPlugins']>[number];

/** What the plugins before this one have left for the parser. */
interface Processor {
  data(): { fromMarkdownExtensions?: (Extension | Extension[])[] };
}

/** To be the last of the plugins. `spans`: in order. */
export function highlightMentions(markdown: string, spans: readonly CountedSpan[]): Plugin {
  return function (this: Processor) {
    const data = this.data();
    const altTexts = new Map<Nodes, Nodes[]>();
    // The transforms of others look for bare addresses and make new text nodes, which have no places.
    const others = (data.fromMarkdownExtensions ?? []).flat().map((other) => ({ ...other, transforms: [] }));
    data.fromMarkdownExtensions = [...others, keepPositions(altTexts)];
    return (root: Root) => toShownTree(root, { markdown, spans, altTexts });
  } as Plugin;
}
