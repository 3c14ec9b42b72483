import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { listOnlyRetrieved, toDistinctPages } from '#main/core/measuring/distinct-pages.ts';
import { normaliseUrl } from '#main/core/measuring/normalise-url.ts';

const page = (url: string, title: string | null = null) => ({ url, title });

describe('pages of an answer', () => {
  it('are each there once, in first order, with the first title', () => {
    const pages = [
      page('https://www.a.example/x/'),
      page('https://b.example/'),
      page('HTTPS://A.example/x?utm_source=openai', 'A'),
      page('https://a.example/x#part', 'Other'),
      page('https://a.example/x?id=1'),
    ];
    expect(toDistinctPages(pages)).toEqual([
      page('https://www.a.example/x/', 'A'),
      page('https://b.example/'),
      page('https://a.example/x?id=1'),
    ]);
  });

  it('that are no web address stand for themselves', () => {
    expect(toDistinctPages([page('a book, page 3'), page('a book, page 3 '), page('a book')])).toEqual([
      page('a book, page 3'),
      page('a book'),
    ]);
  });

  it('are never both cited and only retrieved, however their addresses are written', () => {
    const spelling = fc.tuple(
      fc.constantFrom('https://', 'HTTPS://'),
      fc.constantFrom('', 'www.'),
      fc.constantFrom('a.example', 'B.example/x', 'c.example/y'),
      fc.constantFrom('', '/', '?utm_source=openai', '/?gclid=1', '#z'),
    );
    const pages = fc.array(spelling.map((parts) => page(parts.join(''))));
    fc.assert(
      fc.property(pages, pages, (cited, retrieved) => {
        const keysOf = (list: { url: string }[]) => list.map(({ url }) => normaliseUrl(url)?.url);
        const only = keysOf(listOnlyRetrieved(cited, retrieved));
        expect(new Set(only).size).toBe(only.length);
        expect(only.filter((key) => keysOf(cited).includes(key))).toEqual([]);
        expect(new Set([...only, ...keysOf(cited)])).toEqual(new Set([...keysOf(retrieved), ...keysOf(cited)]));
      }),
    );
  });
});
