import { describe, expect, test } from 'vitest';
import { createClassifier } from '#main/core/sources/classify-source.ts';
import type { SourceType } from '#shared/vocabulary/source-types.ts';

const OWNERS = {
  brands: new Map([
    ['acme-kettles.com', 'own'],
    ['rival-kettles.co.uk', 'competitor'],
    ['reddit.com', 'competitor'],
  ] as const),
  overrides: new Map<string, SourceType>([
    ['acme-kettles.com', 'editorial'],
    ['wikipedia.org', 'ugc'],
    ['en.wikipedia.org', 'institutional'],
    ['unknown-blog.com', 'editorial'],
  ]),
};
const NOBODY = { brands: new Map(), overrides: new Map() };

const classify = (address: string, owners: Parameters<typeof createClassifier>[0] = NOBODY) =>
  createClassifier(owners)({ url: `https://${address}`, host: address.replace(/[/:].*$/, '') });

describe('who says what a source is', () => {
  test('domains of brands win over the owner, who wins over the table', () => {
    expect(classify('shop.acme-kettles.com/a', OWNERS)).toBe('own');
    expect(classify('rival-kettles.co.uk', OWNERS)).toBe('competitor');
    expect(classify('old.reddit.com/r/tea', OWNERS)).toBe('competitor');
    expect(classify('de.wikipedia.org/wiki/Tee', OWNERS)).toBe('ugc');
    expect(classify('unknown-blog.com/x', OWNERS)).toBe('editorial');
  });

  test('the nearest domain counts', () => {
    expect(classify('en.wikipedia.org/wiki/Tea', OWNERS)).toBe('institutional');
  });

  test('a domain that only ends alike is somebody else', () => {
    expect(classify('notacme-kettles.com', OWNERS)).toBe('other');
    expect(classify('acme-kettles.com.example.net', OWNERS)).toBe('other');
  });
});

describe('known domains of many countries', () => {
  test.each<[SourceType, string[]]>([
    ['social', ['linkedin.com/in/a', 'x.com', 'vk.com', 'weibo.com', 'xing.com', 'm.facebook.com', 'pinterest.de']],
    ['video', ['youtube.com/watch?v=a', 'youtu.be/a', 'bilibili.com', 'ardmediathek.de', 'nicovideo.jp', 'rutube.ru']],
    [
      'ugc',
      ['reddit.com', 'gutefrage.net', 'trustpilot.com', 'zhihu.com', 'eksisozluk.com', 'forocoches.com', 'wykop.pl'],
    ],
    [
      'ugc',
      ['flashback.org', 'reclameaqui.com.br', 'whirlpool.net.au', 'pantip.com', 'capterra.com', 'stackoverflow.com'],
    ],
    [
      'reference',
      ['fr.wikipedia.org', 'duden.de', 'rae.es', 'treccani.it', 'snl.no', 'namu.wiki', 'arxiv.org', 'iso.org'],
    ],
    [
      'editorial',
      ['nytimes.com', 'bbc.co.uk', 'spiegel.de', 'lemonde.fr', 'elpais.com', 'repubblica.it', 'folha.uol.com.br'],
    ],
    [
      'editorial',
      ['nos.nl', 'dn.se', 'vg.no', 'politiken.dk', 'hs.fi', 'onet.pl', 'idnes.cz', 'hurriyet.com.tr', 'rbc.ru'],
    ],
    [
      'editorial',
      ['nikkei.com', 'chosun.com', '36kr.com', 'udn.com', 'thehindu.com', 'alarabiya.net', 'ynet.co.il', 't3n.de'],
    ],
    [
      'institutional',
      ['who.int', 'un.org', 'europa.eu', 'bundesregierung.de', 'service-public.fr', 'admin.ch', 'kela.fi'],
    ],
    [
      'corporate',
      ['amazon.de', 'allegro.pl', 'rakuten.com', 'flipkart.com', 'mercadolibre.com.ar', 'sap.com', 'toyota.com'],
    ],
    ['corporate', ['booking.com', 'allianz.de', 'turkcell.com.tr', 'ozon.ru', 'coupang.com', 'bol.com', 'ikea.com']],
  ])('%s: %j', (type, addresses) => {
    expect(addresses.map((address) => [address, classify(address)])).toEqual(
      addresses.map((address) => [address, type]),
    );
  });

  test('some hosts differ from the domain they lie in', () => {
    expect(classify('scholar.google.com')).toBe('reference');
    expect(classify('news.ycombinator.com/item?id=1')).toBe('ugc');
    expect(classify('discussions.apple.com/thread/1')).toBe('ugc');
    expect(classify('finance.yahoo.com/news/a')).toBe('editorial');
  });
});

describe('patterns', () => {
  test.each<[SourceType, string[]]>([
    [
      'institutional',
      ['nasa.gov', 'mass.gov', 'army.mil', 'stanford.edu', 'gov.uk/tax', 'nhs.uk/conditions', 'ox.ac.uk'],
    ],
    [
      'institutional',
      ['economie.gouv.fr', 'sanidad.gob.es', 'usp.edu.br', 'saude.gov.br', 'meti.go.jp', 'u-tokyo.ac.jp'],
    ],
    [
      'institutional',
      ['sat.gob.mx', 'ato.gov.au', 'ird.govt.nz', 'bmf.gv.at', 'tbb.gov.tr', 'iitb.ac.in', 'health.gov.il'],
    ],
    [
      'institutional',
      ['uni-muenchen.de', 'tu-berlin.de', 'univ-lyon1.fr', 'canada.ca', 'cra-arc.gc.ca', 'bergen.kommune.no'],
    ],
    ['ugc', ['forum.example.com', 'community.shopify.com/c/a', 'discuss.python.org/t/a', 'forums.example.co.uk']],
    ['ugc', ['example.com/forum/thread-1', 'example.com/viewtopic.php?t=1', 'heise.de/forum/a', 'bestkettleforum.com']],
    ['reference', ['wiki.example.org/Tea', 'docs.example.com/start', 'teapedia.org', 'example.com/glossary/tea']],
    [
      'editorial',
      ['news.example.com', 'the-kettle-gazette.com', 'kettle-magazin.de', 'example.com/2024/05/best-kettles'],
    ],
    [
      'corporate',
      ['shop.example.com', 'kettleshop.de', 'example.com/products/kettle', 'example.com/pricing', 'tea.store'],
    ],
    ['video', ['video.example.com', 'tv.example.de', 'example.com/watch/how-to-boil', 'example.com/mediathek/tee']],
    [
      'institutional',
      ['institute-of-tea.org', 'tee-institut.de', 'fundacion-te.es', 'verbraucherzentrale.example.de', 'ihk-koeln.de'],
    ],
    [
      'editorial',
      ['example.com/best-kettles', 'example.com/acme-vs-rival', 'example.com/guide/tea', 'example.com/10-beste-kessel'],
    ],
    ['editorial', ['example.com/why-water-is-really-wet', 'blog.example.com/five-reasons-to-drink-tea', 'tea.news']],
    ['corporate', ['example.com/products/kettle-with-a-long-name', 'tea.gmbh', 'tea.software']],
    ['other', ['example.com', 'example.com/about', 'blog.example.com/a', 'sometimesgov.com']],
  ])('%s: %j', (type, addresses) => {
    expect(addresses.map((address) => [address, classify(address)])).toEqual(
      addresses.map((address) => [address, type]),
    );
  });
});
