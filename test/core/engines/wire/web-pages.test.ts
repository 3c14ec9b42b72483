import { describe, expect, it } from 'vitest';
import { toDistinctPages, toWebPage } from '#main/core/engines/wire/web-pages.ts';

describe('toWebPage', () => {
  it('keeps the address as reported, tracking marks included', () => {
    const url = 'HTTPS://WWW.Kordiva.example/a/?utm_source=openai#x';
    expect(toWebPage(` ${url} `, ' A ')).toEqual({ url, title: 'A' });
  });

  it.each([
    'javascript:alert(1)',
    '/relative',
    'data:text/html,x',
    'https://',
    7,
    null,
    `https://a.example/${'x'.repeat(5000)}`,
  ])('refuses %s', (url) => {
    expect(toWebPage(url, 'A')).toBeNull();
  });

  it('has no title where none was given', () => {
    expect(toWebPage('https://a.example', ' ')?.title).toBeNull();
    expect(toWebPage('https://a.example', 4)?.title).toBeNull();
  });
});

describe('toDistinctPages', () => {
  it('keeps the first place and the first title of each address', () => {
    const pages = [
      { url: 'https://a.example', title: null },
      { url: 'https://b.example', title: 'B' },
      { url: 'https://a.example', title: 'A' },
      { url: 'https://b.example', title: 'Later' },
    ];
    expect(toDistinctPages(pages)).toEqual([
      { url: 'https://a.example', title: 'A' },
      { url: 'https://b.example', title: 'B' },
    ]);
    expect(pages[0]?.title).toBeNull();
  });
});
