import { describe, expect, it } from 'vitest';
import { toResolvedPages } from '#main/core/redirects/apply-redirects.ts';

const LINK = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/';
const NONE = new Map<string, string>();

describe('toResolvedPages', () => {
  it('puts the page in place of its link and drops a title that is only its domain', () => {
    const targets = new Map([[`${LINK}a`, 'https://kordiva.example/pricing']]);
    expect(toResolvedPages([{ url: `${LINK}a`, title: 'kordiva.example' }], targets)).toEqual([
      { url: 'https://kordiva.example/pricing', title: null },
    ]);
    expect(toResolvedPages([{ url: `${LINK}a`, title: 'Kordiva pricing' }], targets)).toEqual([
      { url: 'https://kordiva.example/pricing', title: 'Kordiva pricing' },
    ]);
  });

  it('keeps each page once, at its first place', () => {
    const targets = new Map([
      [`${LINK}a`, 'https://kordiva.example/'],
      [`${LINK}c`, 'https://kordiva.example/'],
    ]);
    const pages = ['a', 'b', 'c'].map((id) => ({ url: LINK + id, title: `${id}.example` }));
    expect(toResolvedPages(pages, targets).map(({ url }) => url)).toEqual([
      'https://kordiva.example/',
      'https://b.example/',
    ]);
  });

  it.each([
    ['kordiva.example', 'https://kordiva.example/'],
    ['sub.kordiva.co.uk', 'https://sub.kordiva.co.uk/'],
    ['bücher.example', 'https://xn--bcher-kva.example/'],
  ])('lets the domain %s stand in for a link that leads nowhere', (title, url) => {
    expect(toResolvedPages([{ url: `${LINK}a`, title }], NONE)).toEqual([{ url, title: null }]);
  });

  it.each([null, 'Node.js', 'The 10 best tools', 'example', '10.0.0.1', 'a.b', '-x.example', 'kordiva.example/x'])(
    'leaves a link as reported when its title is %j',
    (title) => {
      expect(toResolvedPages([{ url: `${LINK}a`, title }], NONE)).toEqual([{ url: `${LINK}a`, title }]);
    },
  );

  it('treats the address of a bare machine like a link', () => {
    for (const url of ['http://127.0.0.1:8080/x', 'http://[::1]/', 'https://localhost/y', 'http://10.1.2.3/']) {
      expect(toResolvedPages([{ url, title: 'kordiva.example' }], NONE)[0]?.url).toBe('https://kordiva.example/');
    }
  });

  it('leaves every other page alone, whatever its title', () => {
    const pages = [
      { url: 'https://kordiva.example/a', title: 'kordiva.example' },
      { url: 'https://kordiva.example/?next=/grounding-api-redirect/', title: null },
    ];
    expect(toResolvedPages(pages, NONE)).toEqual(pages);
  });
});
