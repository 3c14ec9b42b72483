/** Classes of spellings, forms and neighbours by which native readers name a brand: one test a class, whatever the name. */
import { describe, expect, it } from 'vitest';

import type { NameRule } from '#shared/vocabulary/name-rules.ts';
import { measure, toBrand } from './brand-rules.ts';

function find(text: string, name: string, language: string, caseSensitive = false): string[] {
  const brand = toBrand(1, [], { names: [{ text: name, caseSensitive }] });
  return measure(text, [brand], language).mentions.flatMap(({ spans }) => spans.map((span) => text.slice(...span)));
}

function findRules(text: string, name: string, language: string): NameRule[] {
  return measure(text, [toBrand(1, [name])], language).mentions.flatMap(({ rules }) => rules);
}

describe('spellings', () => {
  it('have the stop of an abbreviation or not, but keep that of a host name', () => {
    const text =
      'Dr Kordex, Dr.Kordex, Dr.  Kordex, die Dr.-Kordex-Creme und Dr Kordexens Freund, aber dr kordex nicht.';
    expect(find(text, 'Dr. Kordex', 'de')).toEqual(['Dr Kordex', 'Dr.Kordex', 'Dr.  Kordex', 'Dr.-Kordex']);
    expect(find('V Dr.Kordexu mají slevu.', 'Dr. Kordex', 'cs')).toEqual(['Dr.Kordexu']);
    expect(find('An acm com port, not Acm.com.', 'Acm.com', 'en')).toEqual(['Acm.com']);
  });

  it('part long Korean words', () => {
    expect(find('가온 바다를 쓰고 가온바다도 쓴다. 가온바 다는 아니다.', '가온바다', 'ko')).toEqual([
      '가온 바다',
      '가온바다',
    ]);
  });

  it('part Latin letters from those of another script', () => {
    expect(find('ZEN ギフトを贈る。ZENギフト。', 'ZENギフト', 'ja')).toEqual(['ZEN ギフト', 'ZENギフト']);
    expect(find('ZEN 전자의 제품', 'ZEN전자', 'ko')).toEqual(['ZEN 전자']);
    expect(find('用ZEN 支付付款', 'ZEN支付', 'zh')).toEqual(['ZEN 支付']);
  });

  it('write Danish and Norwegian letters as two, in these languages only', () => {
    expect(find('Hos Loekken og Lökken.', 'Løkken', 'da')).toEqual(['Loekken', 'Lökken']);
    expect(find('Loekken is far.', 'Løkken', 'en')).toEqual([]);
    expect(find('Bilaagen selger.', 'Bilågen', 'no')).toEqual(['Bilaagen']);
  });

  it('know the Hebrew hyphen', () => {
    expect(find('קונים בקור־דיבה ובקור-דיבה', 'קור-דיבה', 'he')).toEqual(['קור־דיבה', 'קור-דיבה']);
  });

  it('are declined joined and parted as well', () => {
    expect(find('W MediaMarkcie i w Media Markcie.', 'Media Markt', 'pl')).toEqual(['MediaMarkcie', 'Media Markcie']);
    expect(find('Klienci Zen Trovy i Zentrovy.', 'ZenTrova', 'pl')).toEqual(['Zen Trovy', 'Zentrovy']);
  });
});

describe('forms', () => {
  it('hang a small s on the capitals of an acronym', () => {
    expect(find('Zwei ZQVs, nicht Zqvs und nicht ZQVen.', 'ZQV', 'de')).toEqual(['ZQVs']);
    expect(findRules('Hos ZQVs kunder', 'ZQV', 'no')).toEqual(['inflected']);
    expect(find('Les ZQVs', 'ZQV', 'fr')).toEqual([]);
  });

  it('have plurals in Danish and Norwegian', () => {
    expect(find('To Kordivaer og Kordivaerne.', 'Kordiva', 'da')).toEqual(['Kordivaer', 'Kordivaerne']);
    expect(find('To Kordivaer og Kordivaene.', 'Kordiva', 'no')).toEqual(['Kordivaer', 'Kordivaene']);
  });

  it('lose the e of -el and decline -ay in Polish and Czech', () => {
    expect(find('Jeżdżę Kordlem, nie ma Kordla.', 'Kordel', 'pl')).toEqual(['Kordlem', 'Kordla']);
    expect(find('Jezdí Kordlem.', 'Kordel', 'cs')).toEqual(['Kordlem']);
    expect(find('Na Zentrayu i z Zentrayem.', 'Zentray', 'pl')).toEqual(['Zentrayu', 'Zentrayem']);
  });

  it('have the genitive plurals of -ka', () => {
    expect(find('Много Зентрочек и Кордиток.', 'Зентрочка', 'ru')).toEqual(['Зентрочек']);
    expect(find('Много Зентрочек и Кордиток.', 'Кордитка', 'ru')).toEqual(['Кордиток']);
  });

  it('of ordinary words count where their capital speaks for the name, behind a semicolon too', () => {
    expect(find('Här är Nyckels app; Nyckels pris.', 'Nyckel', 'sv')).toEqual(['Nyckels', 'Nyckels']);
    expect(find('Były dwie żabki; Żabki są zielone.', 'Żabka', 'pl')).toEqual(['Żabki']);
    expect(find('Oba to żabki. Żabki są zielone.', 'Żabka', 'pl')).toEqual([]);
  });

  it('may move the accent of a name that needs its letters', () => {
    expect(find('Τιμές του Πλαισίου στο πλαίσιο του έργου.', 'Πλαίσιο', 'en', true)).toEqual(['Πλαισίου']);
    expect(find('Цены Перекрестка и перекрестка.', 'Перекрёсток', 'ru', true)).toEqual(['Перекрестка']);
  });
});

describe('neighbours', () => {
  it('may be Greek letters beside Kana', () => {
    expect(find('ソニーα7とソニーに', 'ソニー', 'ja')).toEqual(['ソニー', 'ソニー']);
  });

  it('do not straddle a Han name of four letters', () => {
    expect(find('在苏宁易购买,北京东路', '苏宁易购', 'zh')).toEqual(['苏宁易购']);
    expect(find('北京东路', '京东', 'zh')).toEqual([]);
  });
});

it('reads no small words from the point of a Turkish İ or behind an apostrophe', () => {
  expect(find("İş Bankasının; İş Bankasında; İş Bankası'na.", 'İş Bankası', 'tr')).toEqual([
    'İş Bankasının',
    'İş Bankasında',
    'İş Bankası',
  ]);
});
