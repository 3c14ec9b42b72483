/** How the figures come about, what each of them means, and what they do not say. */
import { type Block, plain } from '../model/blocks.ts';
import type { SectionWriter } from './section.ts';

const DEFINED = ['visibility', 'mention', 'citation', 'coverage', 'position', 'sentiment'] as const;

export const writeMethod: SectionWriter = ({ words }) => ({
  blocks: [
    {
      kind: 'terms',
      terms: DEFINED.map((figure) => ({ term: words.figures[figure], meaning: words.definitions[figure] })),
    },
    ...Object.values(words.method).flatMap(({ title, paragraphs, formula }): Block[] => [
      { kind: 'heading', text: title },
      ...paragraphs.map((paragraph) => plain(paragraph)),
      ...(formula === undefined ? [] : [{ kind: 'text', tone: 'formula', runs: [{ text: formula }] } as const]),
    ]),
    plain(words.comparison),
  ],
  data: null,
});
