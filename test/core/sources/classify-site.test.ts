import { getDomain } from 'tldts';
import { describe, expect, it } from 'vitest';
import { createClassifier } from '#main/core/sources/classify-source.ts';
import { classifyUrl } from '#main/core/sources/classify-url.ts';
import { classifySite, SITE_CHANCES } from '#main/core/sources/site-kinds/classify-site.ts';
import { KNOWN_SITES } from '#main/core/sources/site-kinds/known-sites.ts';
import { SITE_KINDS_ENGLISH } from '#shared/site-kinds/english.ts';
import { SITE_KINDS, type SiteKind } from '#shared/vocabulary/site-kinds.ts';

const classify = createClassifier({ brands: new Map([['rival.com', 'competitor']]), overrides: new Map() });

function kindOf(address: string): SiteKind {
  const [url, host] = [`https://${address}`, address.replace(/\/.*$/, '')];
  const sourceType = classify({ url, host });
  return classifySite({ url, host, sourceType, urlType: classifyUrl({ url, host, title: null }, sourceType) });
}

describe('what a site is to somebody who wants to be named there', () => {
  it.each<[SiteKind, string[]]>([
    ['review_portal', ['g2.com/categories/crm', 'trustpilot.com/review/a', 'omr.com/de/reviews', 'tabelog.com/tokyo']],
    ['directory', ['clutch.co/agencies', 'wlw.de/de/firmen', 'alternativeto.net/software/a', 'pagesjaunes.fr']],
    ['press_wire', ['prnewswire.com/news-releases/a', 'presseportal.de/pm/1', 'prtimes.jp/main']],
    [
      'comparison',
      ['check24.de', 'wirecutter-like.com/best-kettles', 'chip.de/test/bester-wasserkocher', 'a.com/x-vs-y'],
    ],
    ['social', ['linkedin.com/pulse/a', 'x.com/a']],
    ['forum', ['reddit.com/r/tea', 'gutefrage.net/frage/a', 'forum.example.com/t/1', 'okwave.jp/qa/q1']],
    ['blog', ['medium.com/@a/b', 'someone.substack.com/p/a', 'note.com/a/n/b', 'teablog.net/how-to-brew-tea']],
    ['magazine', ['techcrunch.com/2026/01/01/a', 'eater.com/maps/a', 'kettle-magazin.de/warum-tee-gut-ist']],
    ['news', ['spiegel.de/wirtschaft/a', 'lemonde.fr/economie/article/a', 'asahi.com/articles/a']],
    ['video', ['youtube.com/watch?v=a', 'cliphost.net/watch/tea']],
    ['shop', ['amazon.de/dp/B01', 'kettleshop.de/wasserkocher']],
    ['wiki', ['en.wikipedia.org/wiki/Tea', 'tea.fandom.com/wiki/Oolong', 'example.org/wiki/Tea']],
    ['reference', ['docs.example.com/start', 'duden.de/rechtschreibung/Tee']],
    ['institution', ['stanford.edu/tea', 'institut-fuer-tee.de', 'bitkom-verband.de']],
    ['government', ['gov.uk/tax', 'bmf.gv.at', 'meti.go.jp', 'europa.eu/a']],
    ['company', ['sap.com/products', 'tea-software.com/pricing', 'kessel.gmbh']],
    ['competitor', ['rival.com/blog/best-kettles', 'shop.rival.com']],
    ['unknown', ['example.com', 'example.com/about']],
  ])('%s: %j', (kind, addresses) => {
    expect(addresses.map((address) => [address, kindOf(address)])).toEqual(addresses.map((address) => [address, kind]));
  });

  it('every kind has a chance from nothing to less than certain, and words', () => {
    for (const kind of SITE_KINDS) {
      expect(SITE_CHANCES[kind]).toBeGreaterThanOrEqual(0);
      expect(SITE_CHANCES[kind]).toBeLessThan(1);
      expect(SITE_KINDS_ENGLISH[kind].reason).toMatch(/\.$/);
    }
  });

  it('known sites are registrable domains, each once', () => {
    expect([...KNOWN_SITES.keys()].filter((domain) => getDomain(domain) !== domain)).toEqual([]);
  });
});
