import { describe, expect, it } from 'vitest';

import { compileBrands } from '#main/core/measuring/compile-brands.ts';
import { findListNumbers } from '#main/core/measuring/list-numbers.ts';
import { measureAnswer } from '#main/core/measuring/measure-answer.ts';

const rule = (brandId: number, text: string) => ({
  brandId,
  isOwn: brandId === 1,
  names: [{ text, caseSensitive: false }],
  exclusions: [],
  domains: [],
});
const BRANDS = compileBrands([rule(1, 'Lumenote'), rule(2, 'Notion')]);

/** Numbers of the own brand and of the competitor. */
function numbersIn(text: string): [number | undefined, number | undefined] {
  const { mentions } = measureAnswer({ text, language: 'en', cited: [] }, BRANDS);
  const numbers = findListNumbers(text, mentions);
  return [numbers.get(1), numbers.get(2)];
}

describe('the number of the list that an answer gives itself', () => {
  it.each([
    ['the item that the brand begins', '1. Bear\n2. **Lumenote**: quick\n3. [Notion](https://n.example)', [2, 3]],
    ['counted on from the first', '4. Bear\n4. Lumenote\n4. Notion', [5, 6]],
    ['rather its own item than one that compares', '1. Bear, lighter than Lumenote\n2. Lumenote', [2, undefined]],
    ['not of an item that is about another brand', '1. Notion is larger than Lumenote', [undefined, 1]],
    ['after an introduction', 'Lumenote and Notion lead.\n\n1. Notion\n2. Lumenote', [2, 1]],
    ['of words before it', '1. Bear\n2. The best choice is Lumenote', [2, undefined]],
    ['of headings', '### 1. Bear\n\nGood.\n\n### 2. Lumenote – notes\n\nText.', [2, undefined]],
    ['of bold lines', '**1. Bear**\n\n**2) Lumenote**', [2, undefined]],
    ['of a list in a quote', '> 1. Bear\n> 2. Lumenote', [2, undefined]],
    ['behind a byte order mark', '\uFEFF1. Bear\n2. Lumenote', [2, undefined]],
    ['none in bullets', '- Bear\n- Lumenote', [undefined, undefined]],
    ['none in bullets of a numbered item', '1. Notes\n   - Bear\n   - Lumenote', [undefined, undefined]],
    ['none in a sentence with a number', 'In 2. place: Lumenote', [undefined, undefined]],
    ['none in prose', 'Lumenote, then Notion.', [undefined, undefined]],
  ])('%s', (_what, text, expected) => {
    expect(numbersIn(text)).toEqual(expected);
  });
});
