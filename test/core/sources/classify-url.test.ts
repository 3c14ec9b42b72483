import { describe, expect, test } from 'vitest';
import { classifyUrl } from '#main/core/sources/classify-url.ts';
import type { SourceType, UrlType } from '#shared/vocabulary/source-types.ts';

const classify = (address: string, title: string | null = null, sourceType: SourceType = 'other') =>
  classifyUrl({ url: `https://${address}`, host: address.replace(/[/:?].*$/, ''), title }, sourceType);

describe('by the path', () => {
  test.each<[UrlType, string[]]>([
    ['homepage', ['example.com', 'example.com/de', 'example.com/en-us', 'example.com/index.html', 'example.com:8080']],
    [
      'product_page',
      ['example.com/products/kettle-3000', 'example.com/dp/B0123', 'example.com/preise', 'example.com/p/77'],
    ],
    [
      'product_page',
      ['example.com/produkte/kessel/modell-a', 'example.com/fr/produits/bouilloire', 'example.com/pricing'],
    ],
    [
      'category_page',
      ['example.com/category/kettles', 'example.com/collections/tea', 'example.com/kategorie/tee', 'example.com/shop'],
    ],
    ['listicle', ['example.com/blog/best-kettles', 'example.com/top-10-kettles', 'example.com/10-beste-wasserkocher']],
    [
      'listicle',
      ['example.com/les-meilleures-bouilloires', 'example.com/mejores-hervidores', 'example.com/najlepsze-czajniki'],
    ],
    ['comparison', ['example.com/acme-vs-rival', 'example.com/compare/acme', 'example.com/wasserkocher-vergleich']],
    [
      'alternative',
      ['example.com/acme-alternatives', 'example.com/alternativen-zu-acme', 'example.com/best-acme-alternative'],
    ],
    ['how_to_guide', ['example.com/how-to-boil-water', 'example.com/guide/tea', 'example.com/anleitung-entkalken']],
    ['article', ['example.com/blog/water-is-wet', 'example.com/2024/05/water', 'example.com/why-water-is-really-wet']],
    ['discussion', ['example.com/forum/water', 'example.com/questions/123/why', 'example.com/viewtopic.php?t=1']],
    ['profile', ['example.com/@someone', 'example.com/user/someone', 'example.com/author/a-b']],
    ['video', ['example.com/watch?v=a1', 'youtu.be/abc', 'example.com/videos/boiling']],
    ['other', ['example.com/about', 'example.com/a/b']],
  ])('%s: %j', (type, addresses) => {
    expect(addresses.map((address) => [address, classify(address)])).toEqual(
      addresses.map((address) => [address, type]),
    );
  });
});

describe('by the title, in many languages', () => {
  test.each<[UrlType, string[]]>([
    [
      'listicle',
      ['The 7 best kettles of 2026', 'Die besten Wasserkocher im Vergleich', 'Les 10 meilleures bouilloires'],
    ],
    ['listicle', ['Los mejores hervidores', 'I migliori bollitori', 'As melhores chaleiras', 'De beste waterkokers']],
    [
      'listicle',
      [
        'Najlepsze czajniki',
        'En iyi su ısıtıcıları',
        'Лучшие чайники',
        '電気ケトルおすすめ10選',
        '전기포트 추천',
        'أفضل الغلايات',
      ],
    ],
    [
      'comparison',
      [
        'Acme vs. Rival',
        'Comparatif bouilloires',
        'Porównanie czajników',
        '電気ケトル比較',
        '전기포트 비교',
        'השוואת קומקומים',
      ],
    ],
    ['alternative', ['Alternatives à Acme', 'Alternativas a Acme', 'Альтернативы Acme', 'Acmeの代替', 'חלופות ל-Acme']],
    [
      'how_to_guide',
      ['How to descale', 'So geht’s: Anleitung', 'Comment détartrer', 'Cómo limpiar', 'Jak odkamienić', 'Как очистить'],
    ],
    [
      'how_to_guide',
      ['Hur man – så gör du', 'Slik rengjør du', 'ケトルの使い方', '如何除垢', '사용 방법', 'दक्षिण गाइड'],
    ],
  ])('%s: %j', (type, titles) => {
    const found = titles.map((title) => [title, classify('example.com/x', title)]);
    expect(found).toEqual(titles.map((title) => [title, type]));
  });

  test('a word inside another word is none', () => {
    expect(classify('example.com/x', 'Bestowed upon asbestos')).toBe('other');
    expect(classify('example.com/x', 'Canvas shoes')).toBe('other');
    expect(classify('example.com/x', 'El té como medicina')).toBe('other');
    expect(classify('example.com/blog/como-limpiar')).toBe('how_to_guide');
  });
});

describe('by the kind of site', () => {
  test('one name on a social network is a profile, a post there a discussion', () => {
    expect(classify('x.com/acme', null, 'social')).toBe('profile');
    expect(classify('x.com/acme/status/1', null, 'social')).toBe('discussion');
    expect(classify('linkedin.com/company/acme', null, 'social')).toBe('profile');
  });

  test('a thread on a board is a discussion, whatever its title promises', () => {
    expect(classify('reddit.com/r/tea/comments/1/best_kettle', 'Best kettle?', 'ugc')).toBe('discussion');
  });

  test('a video platform holds videos and channels', () => {
    expect(classify('youtube.com/watch?v=a', 'Top 10 kettles', 'video')).toBe('video');
    expect(classify('youtube.com/@acme', null, 'video')).toBe('profile');
    expect(classify('vimeo.com/123456', null, 'video')).toBe('video');
  });

  test('an entry of a reference work is an article; one word behind a newspaper is a section', () => {
    expect(classify('en.wikipedia.org/wiki/Tea', 'Tea', 'reference')).toBe('article');
    expect(classify('example.com/politik', null, 'editorial')).toBe('category_page');
    expect(classify('example.com/politik/a-1', null, 'editorial')).toBe('article');
  });

  test('an address that is no proper encoding is classified as it stands', () => {
    expect(classify('example.com/%E0%A4%A')).toBe('other');
  });
});
