import { describe, expect, it } from 'vitest';
import { compileBrands } from '#main/core/measuring/compile-brands.ts';
import { measureAnswer } from '#main/core/measuring/measure-answer.ts';
import type { BrandRules, CitedSource } from '#main/core/measuring/measurement.ts';
import { normaliseUrl, toHost } from '#main/core/measuring/normalise-url.ts';
import { toBrand } from './brand-rules.ts';

function cite(cited: CitedSource[], brands: BrandRules[] = []) {
  return measureAnswer({ text: '', language: 'en', cited }, compileBrands(brands)).citations;
}

describe('normalising URLs', () => {
  it.each([
    ['https://WWW.Acme.com/', 'https://acme.com'],
    ['https://acme.com/Path/', 'https://acme.com/Path'],
    ['https://acme.com/a#part', 'https://acme.com/a'],
    ['https://acme.com/a?utm_source=x&b=%20c&UTM_medium=y&gclid=1&fbclid=2', 'https://acme.com/a?b=%20c'],
    ['https://acme.com/?utm_source=x', 'https://acme.com'],
    ['https://acme.com/?a=1', 'https://acme.com?a=1'],
    ['https://acme.com:443/a', 'https://acme.com/a'],
    ['https://acme.com:8443/a', 'https://acme.com:8443/a'],
    ['https://user:secret@acme.com/a', 'https://acme.com/a'],
    ['https://münchen.example/ü', 'https://xn--mnchen-3ya.example/%C3%BC'],
    [' https://acme.com/a\n', 'https://acme.com/a'],
    ['https://www.com/', 'https://www.com'],
  ])('turns %s into %s', (raw, url) => {
    expect(normaliseUrl(raw)?.url).toBe(url);
    expect(normaliseUrl(url)?.url).toBe(url);
  });

  it.each(['', 'acme.com', 'ftp://acme.com', 'mailto:a@acme.com', 'javascript:alert(1)', 'https://', 'not a url'])(
    'drops %j',
    (raw) => {
      expect(normaliseUrl(raw)).toBeNull();
    },
  );

  it.each([
    ['Acme.com', 'acme.com'],
    ['www.acme.com', 'acme.com'],
    ['https://www.acme.com/shop?x', 'acme.com'],
    ['acme.com/shop', 'acme.com'],
    ['acme.com:8080', 'acme.com'],
    ['acme.com.', 'acme.com'],
    ['München.example', 'xn--mnchen-3ya.example'],
    ['', null],
    ['https://', null],
  ])('reads the host of the domain %j as %j', (domain, host) => {
    expect(toHost(domain)).toBe(host);
  });
});

describe('citations', () => {
  const own = toBrand(1, [], { domains: ['https://www.acme.com/', 'münchen.example'] });
  const rival = toBrand(2, [], { domains: ['shop.acme.com', 'globex.example'] });

  it('keep the first place of a URL cited twice and the first title given for it', () => {
    const cited = [
      { url: 'https://a.example/', title: null },
      { url: 'https://www.a.example#x', title: 'A' },
      { url: 'nonsense', title: 'N' },
      { url: 'https://b.example', title: ' B ' },
    ];
    expect(cite(cited)).toEqual([
      { place: 1, url: 'https://a.example', host: 'a.example', title: 'A', brandIds: [] },
      { place: 4, url: 'https://b.example', host: 'b.example', title: 'B', brandIds: [] },
    ]);
  });

  it.each([
    ['https://acme.com/x', [1]],
    ['http://www.acme.com', [1]],
    ['https://blog.acme.com', [1]],
    ['https://xn--mnchen-3ya.example/', [1]],
    ['https://de.münchen.example/', [1]],
    ['https://shop.acme.com/', [2, 1]],
    ['https://globex.example', [2]],
    ['https://acme.com.evil.org', []],
    ['https://notacme.com', []],
    ['https://evil.org/acme.com', []],
    ['https://com', []],
  ])('belong to the brands whose domain is the host or above it: %s', (url, brandIds) => {
    expect(cite([{ url, title: null }], [own, rival])[0]?.brandIds).toEqual(brandIds);
  });
});
