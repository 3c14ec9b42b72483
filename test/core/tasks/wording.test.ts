import { describe, expect, it } from 'vitest';

import { isComparisonQuery, namesBrand } from '#main/core/tasks/comparison-queries.ts';
import { isInsecure, toPath } from '#main/core/tasks/page-address.ts';
import { toSiteKind } from '#main/core/tasks/site-kind.ts';
import {
  toCountText,
  toEngineLabel,
  toLanguageLabel,
  toListText,
  toPercentText,
  toSharePercentText,
} from '#main/core/tasks/wording.ts';

describe('figures in texts', () => {
  it('round shares, but never a small one to none', () => {
    expect(toPercentText(1, 3)).toBe('33 %');
    expect(toPercentText(1, 200)).toBe('0.5 %');
    expect(toPercentText(0, 200)).toBe('0 %');
    expect(toSharePercentText(9.96)).toBe('10.0 %');
  });

  it('say so when there is no data', () => {
    expect(toPercentText(0, 0)).toBe('no data');
  });

  it('count in singular and plural', () => {
    expect(toCountText(1, 'answer')).toBe('1 answer');
    expect(toCountText(0, 'answer')).toBe('0 answers');
    expect(toCountText(2, 'search', 'searches')).toBe('2 searches');
  });

  it('list a few names and count the rest', () => {
    expect(toListText([])).toBe('');
    expect(toListText(['A'])).toBe('A');
    expect(toListText(['A', 'B'])).toBe('A and B');
    expect(toListText(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C and 2 more');
  });

  it('name engines and languages as people do', () => {
    expect(toEngineLabel('google_ai_mode')).toBe('Google AI Mode');
    expect(toEngineLabel('unknown')).toBe('unknown');
    expect(toLanguageLabel('DE')).toBe('German');
    expect(toLanguageLabel('ZH-TW')).toBe('Chinese (Taiwan)');
  });
});

describe('a search for a comparison', () => {
  it.each([
    'Nortivo vs Brellan',
    'Brellan alternatives',
    'alternative to Brellan',
    'compare planners',
    'Planer Vergleich',
    'Alternativen zu Brellan',
    'comparatif de logiciels',
    'alternativas a Brellan',
    'プランナー 比較',
    '플래너 비교',
  ])('is "%s"', (text) => expect(isComparisonQuery(text)).toBe(true));

  it.each(['planner price', 'comparably small', 'avsenden', 'Brellan reviews'])('is not "%s"', (text) =>
    expect(isComparisonQuery(text)).toBe(false),
  );

  it('may name the brand by any of its names', () => {
    const brand = { name: 'Nortivo Plan', aliases: ['Nortivo'] };
    expect(namesBrand('NORTIVO pricing', brand)).toBe(true);
    expect(namesBrand('Brellan pricing', brand)).toBe(false);
  });
});

describe('a site', () => {
  it.each([
    ['www.g2.com', 'review'],
    ['reviewharrow.example', 'review'],
    ['old.reddit.com', 'community'],
    ['forum.werkbank.example', 'community'],
    ['werkbankforum.example', 'community'],
    ['community.plaza.example', 'community'],
    ['notreddit.com', 'other'],
    ['elsewhere.example', 'other'],
  ])('%s is of the kind %s', (host, kind) => expect(toSiteKind(host)).toBe(kind));
});

describe('an address', () => {
  it('is read without fetching it', () => {
    expect(toPath('https://nortivo.example')).toBe('');
    expect(toPath('https://nortivo.example/a/b/?q=1')).toBe('/a/b');
    expect(isInsecure('http://nortivo.example')).toBe(true);
    expect(isInsecure('https://nortivo.example')).toBe(false);
  });
});
