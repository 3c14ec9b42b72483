import { describe, expect, it } from 'vitest';
import { findNamed, findOne, toBrand } from './brand-rules.ts';

describe('comparing names', () => {
  it.each([
    ['ACME', 'Acme'],
    ['STRASSE', 'Straße'],
    ['STRAẞE', 'Straße'],
    ['straße', 'Strasse'],
    ['ΟΔΟΣ', 'Οδος'],
    ['οδος', 'ΟΔΟΣ'],
    ['İSTANBUL', 'istanbul'],
    ['Istanbul', 'ıstanbul'],
    ['ＡＣＭＥ', 'Acme'],
    ['ｱｸﾞﾒ', 'アグメ'],
    ['アグメ'.normalize('NFD'), 'アグメ'],
    ['한메'.normalize('NFD'), '한메'],
    ['Acmé', 'Acme'],
    ['Acme\u0301', 'Acmé'],
    ['Zażółć', 'Zazolc'],
    ['Orsted', 'Ørsted'],
    ['Đakovo', 'Dakovo'],
    ['ПРИМЕР', 'Пример'],
    ['O’Acme', "O'Acme"],
    ['O`Acme', 'O’Acme'],
    ['O´Acme', "O'Acme"],
    ['OʼAcme', "O'Acme"],
    ['Acme-Cloud', 'Acme Cloud'],
    ['Acme Cloud', 'Acme-Cloud'],
    ['Acme\u2011Cloud', 'Acme Cloud'],
    ['Acme–Cloud', 'Acme Cloud'],
    ['Acme−Cloud', 'Acme-Cloud'],
    ['Acme\u00a0Cloud', 'Acme Cloud'],
    ['Acme\u2009Cloud', 'Acme Cloud'],
    ['Acme\u3000Cloud', 'Acme Cloud'],
    ['Acme  Cloud', 'Acme Cloud'],
    ['Ac\u00adme', 'Acme'],
    ['Ac\u200bme', 'Acme'],
    ['Acme™ Cloud', 'Acme Cloud'],
    ['H&M', 'h&m'],
    ['Yahee!', 'yahee!'],
    ['Yahee!-Mail', 'Yahee!-Mail'],
    ['北京 Acme', '北京 acme'],
    ['Ёлка', 'Елка'],
    ['AcmeCloud', 'Acme Cloud'],
    ['Acme Cloud', 'AcmeCloud'],
    ['小 米科技', '小米 科技'],
  ])('takes %j for %j', (text, name) => {
    expect(findOne(text, name)).toEqual([text]);
    expect(findOne(`x ${text} y`, name)).toEqual([text]);
  });

  it.each([
    ['Acme - Cloud', 'Acme Cloud'],
    ['Acme--Cloud', 'Acme Cloud'],
    ['Acme, Cloud', 'Acme Cloud'],
    ['acme cloud', 'AcmeCloud'],
    ['œ', 'o'],
    ['AcmeTM', 'Acme'],
  ])('does not take %j for %j', (text, name) => {
    expect(findOne(text, name)).toEqual([]);
  });

  it('finds a case-sensitive name only as it is written, spaces and apostrophes apart', () => {
    const names = [{ text: "Go O'Acme", caseSensitive: true }];
    const brands = [toBrand(1, [], { names })];
    expect(findNamed("Go O'Acme, Go-O’Acme, go o'acme, Gó O'Acme", brands)).toEqual(["1:Go O'Acme", '1:Go-O’Acme']);
  });
});

describe('choosing among names', () => {
  const acme = toBrand(1, ['Acme']);
  const cloud = toBrand(2, ['Acme Cloud']);

  it('takes the leftmost, then the longest, over all brands', () => {
    expect(findNamed('Acme Cloud and Acme', [acme, cloud])).toEqual(['2:Acme Cloud', '1:Acme']);
    expect(findNamed('New Acme Cloud', [toBrand(1, ['New Acme']), cloud])).toEqual(['1:New Acme']);
  });

  it('falls back to a shorter name when the longest does not stand alone or is written otherwise', () => {
    expect(findNamed('Acme Cloudy', [acme, cloud])).toEqual(['1:Acme']);
    const strict = toBrand(2, [], { names: [{ text: 'Acme CLOUD', caseSensitive: true }] });
    expect(findNamed('Acme Cloud, Acme CLOUD', [acme, strict])).toEqual(['1:Acme', '2:Acme CLOUD']);
  });

  it('passes over excluded phrases', () => {
    const brands = [toBrand(1, ['Apple'], { exclusions: ['apple pie'] })];
    expect(findNamed('Apple pie by Apple, APPLE-PIE', brands)).toEqual(['1:Apple']);
    expect(findNamed('Apple', [toBrand(1, ['Apple'], { exclusions: ['apple'] })])).toEqual([]);
    expect(findNamed('Apple pies', brands)).toEqual(['1:Apple']);
  });

  it('lets a longer name win over an excluded phrase, and a brand win over the exclusion of another', () => {
    const own = toBrand(1, ['Acme', 'Acme Cloud Plus'], { exclusions: ['Acme Cloud'] });
    expect(findNamed('Acme Cloud Plus, Acme Cloud', [own])).toEqual(['1:Acme Cloud Plus']);
    expect(findNamed('Acme Cloud', [own, cloud])).toEqual(['2:Acme Cloud']);
  });

  it('gives a shared spelling to the own brand, else to the first', () => {
    expect(findNamed('Acme', [toBrand(2, ['ACME']), toBrand(1, ['Acme'])])).toEqual(['1:Acme']);
    expect(findNamed('Acme', [toBrand(3, ['ACME']), toBrand(2, ['Acme'])])).toEqual(['3:Acme']);
  });

  it('does not change the result when brands have no names', () => {
    expect(findNamed('Acme', [toBrand(1, ['', ' ']), toBrand(2, ['Acme'], { exclusions: [''] })])).toEqual(['2:Acme']);
  });
});
