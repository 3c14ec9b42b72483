/** Reads text and citations out of the blocks of a turn. Knows nothing of searches or cost. */
import type { WebPage } from '../engine-route.ts';
import { toStorableText } from '../wire/clean-text.ts';
import { pickFitting } from '../wire/pick-fitting.ts';
import { toDistinctPages, toWebPage } from '../wire/web-pages.ts';
import { citationShape, textBlockShape } from './reply-shape.ts';

export interface Words {
  /** Blocks side by side joined as they are, a blank line where something else stands between; blank for no text. */
  text: string;
  /** In order of block, then of position in the block's list. */
  cited: WebPage[];
}

/** Reads all text blocks of a turn in order. */
export function readWords(blocks: readonly unknown[]): Words {
  const paragraphs: string[] = [''];
  const cited: WebPage[] = [];
  for (const block of blocks) {
    const parsed = textBlockShape.safeParse(block);
    if (parsed.success) {
      paragraphs.push(`${paragraphs.pop() ?? ''}${parsed.data.text}`);
      cited.push(...readCitations(parsed.data.citations));
    } else if (paragraphs.at(-1) !== '') {
      paragraphs.push('');
    }
  }
  const text = paragraphs.map((paragraph) => paragraph.trim()).filter((paragraph) => paragraph !== '');
  return { text: toStorableText(text.join('\n\n')), cited: toDistinctPages(cited) };
}

function readCitations(citations: readonly unknown[]): WebPage[] {
  return pickFitting(citationShape, citations)
    .map((citation) => toWebPage(citation.url, citation.title))
    .filter((page) => page !== null);
}
