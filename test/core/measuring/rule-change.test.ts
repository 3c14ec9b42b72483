import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileBrands } from '#main/core/measuring/compile-brands.ts';
import { measureAnswer } from '#main/core/measuring/measure-answer.ts';
import { type BrandRules, MEASURING_VERSION } from '#main/core/measuring/measurement.ts';
import { mayBeAffected, planRuleChange } from '#main/core/measuring/rule-change.ts';
import { OPTIONAL_NAME_RULES } from '#shared/vocabulary/name-rules.ts';

const brand = (brandId: number, names: string[], domains: string[] = [], exclusions: string[] = []): BrandRules => ({
  brandId,
  isOwn: brandId === 1,
  names: names.map((text) => ({ text, caseSensitive: false })),
  exclusions,
  domains,
});

const names = fc.constantFrom(
  'Acme',
  'Acme Labs',
  'Café Noir',
  'Brim-Lane',
  'Straße',
  'R&D One',
  'Ægir',
  '東京',
  'Oʼneil',
  'X1',
  'ZenTrova',
  'Żabka',
  'Veikkaus',
  'Macy’s',
  'Müller',
  'Тополёк',
  'Yozza!',
);
const domains = fc.constantFrom('acme.example', 'shop.test', 'brim.example');
const rules = fc
  .array(
    fc.record({
      names: fc.uniqueArray(names, { minLength: 1, maxLength: 2 }),
      domains: fc.uniqueArray(domains, { maxLength: 1 }),
      exclusions: fc.uniqueArray(names, { maxLength: 1 }),
      withoutRules: fc.uniqueArray(fc.constantFrom(...OPTIONAL_NAME_RULES), { maxLength: 1 }),
      near: fc.uniqueArray(fc.constantFrom('shop', 'labs'), { maxLength: 1 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((brands) =>
    brands.map(({ withoutRules, near, ...one }, index) => ({
      ...brand(index + 1, one.names, one.domains, one.exclusions),
      withoutRules,
      near,
    })),
  );
const piece = fc.constantFrom(
  'Acme',
  'ACME',
  'acme',
  'Ac**me**',
  '_Acme_',
  '[Ac](https://a.test)me',
  'Ａｃｍｅ',
  'Ac\u00adme',
  'A&#99;me',
  'A<b>cm</b>e',
  ' Labs',
  'labs',
  'Cafe\u0301 Noir',
  'CAFÉ NOIR',
  'cafe noir',
  'Brim‑Lane',
  'brim lane',
  'STRASSE',
  'Straße',
  'R&amp;D One',
  'R&D One',
  'Ægir',
  'aegir',
  '東京',
  "O'neil",
  'Oʼneil',
  'X1',
  'x\u200b1',
  'Zen Trova',
  'ZenTrovas',
  'Zen-trova',
  'Żabce',
  'Zabkę',
  'Veikkauksen',
  'Macys',
  'Mueller',
  'Müller',
  'Тополька',
  'Топольке',
  'ТОПОЛЕК',
  'Yozza',
  'RundD One',
  'R and D One',
  'AcmeLabs',
  'Acmekonto',
  '東 京',
  ' shop ',
  ' ',
  '\n\n',
  ' is good. ',
  '| a | b |\n|---|---|\n| ',
  ' |',
  '`',
  '**',
  '\\',
  '- ',
);
const languages = fc.constantFrom('EN', 'DE', 'PL', 'FI', 'RU');
const answer = fc.record({
  language: languages,
  text: fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join('')),
  cited: fc.array(
    fc
      .constantFrom(
        'https://www.acme.example/x',
        'https://SHOP.test',
        'https://%61cme.example/',
        'https://brim.example:443/a',
        'no',
      )
      .map((url) => ({ url, title: null })),
    { maxLength: 2 },
  ),
});
/** Planning a change takes longer than measuring by it. */
const answers = fc.array(answer, { minLength: 12, maxLength: 12 });

describe('an answer that a change of rules passes over', () => {
  it('measures as before', () => {
    let passed = 0;
    fc.assert(
      fc.property(rules, rules, answers, (before, after, some) => {
        const change = planRuleChange(before, after);
        const unaffected = some.filter((one) => change !== null && !mayBeAffected(change, one));
        if (unaffected.length === 0) return;
        const [were, are] = [compileBrands(before), compileBrands(after)];
        for (const one of unaffected) expect(measureAnswer(one, are)).toEqual(measureAnswer(one, were));
        passed += unaffected.length;
      }),
      { numRuns: Number(process.env.SIGHTLINE_TEST_RUNS ?? 0) * 100 || 120 },
    );
    expect(passed).toBeGreaterThan(60);
  });

  it('is every answer that holds nothing of a new alias', () => {
    const change = planRuleChange([brand(1, ['Acme'])], [brand(1, ['Acme', 'Zephyr Tools'])]);
    expect(change).toEqual({ plainRuns: ['zephyr'], otherRuns: [], hosts: [] });
    const affects = (text: string) => change !== null && mayBeAffected(change, { text, cited: [] });
    expect(affects('**Acme** is “good”, says café_owner — [more](https://a.example/b_c).')).toBe(false);
    expect(affects('We like ZEPHYR-tools.')).toBe(true);
    expect(affects('We like ze*phyr* tools.')).toBe(true);
    expect(affects('We like Zephýr Tools.')).toBe(true);
  });

  it('is none where measuring is newer', () => {
    expect(planRuleChange([brand(1, ['Acme'])], [brand(1, ['Acme'])], MEASURING_VERSION - 1)).toBeNull();
  });

  it('is none when a name without a letter changed, or which brand comes first', () => {
    expect(planRuleChange([brand(1, ['Acme'])], [brand(1, ['Acme', '!!'])])).toBeNull();
    const [a, b] = [brand(1, ['Acme']), brand(2, ['Brim'])];
    expect(planRuleChange([a, b], [b, a])).toBeNull();
  });
});
