/** First prompts and other names, made of a few words. */
import { describe, expect, it } from 'vitest';

import { planAliases, toShortName } from '#shared/starters/plan-aliases.ts';
import { hasStarters, planStarters } from '#shared/starters/plan-starters.ts';
import { STARTER_PHRASES } from '#shared/starters/starter-phrases.ts';
import { LANGUAGES } from '#shared/vocabulary/languages.ts';

describe('planAliases', () => {
  it.each([
    ['Nordwerk Tools GmbH', 'nordwerk-tools.de', ['Nordwerk Tools', 'NordwerkTools', 'nordwerk-tools.de']],
    ['Brimlane', 'brimlane.example', ['brimlane.example']],
    ['Kettler & Sons, Inc.', null, ['Kettler & Sons', 'Kettler and Sons', 'Kettler&Sons']],
    ['Acme', 'www.tryacme.example', ['tryacme', 'tryacme.example']],
    ['', null, []],
    ['AG', null, []],
  ])('of %j and %j are %j', (name, domain, expected) => {
    expect(planAliases(name, domain)).toEqual(expected);
  });

  it('never hold the name itself in any case, nothing shorter than three characters, nothing twice', () => {
    for (const [name, domain] of [
      ['ACME', 'acme.example'],
      ['X Y', 'xy.example'],
      ['Foo Bar', 'foobar.example'],
    ] as const) {
      const aliases = planAliases(name, domain);
      expect(aliases.map((alias) => alias.toLowerCase())).not.toContain(name.toLowerCase());
      expect(aliases.every(({ length }) => length >= 3)).toBe(true);
      expect(new Set(aliases.map((alias) => alias.toLowerCase())).size).toBe(aliases.length);
    }
  });

  it('take the form of a company off its end only', () => {
    expect(['Acme Ltd.', 'Acme S.A.', 'Ag Supplies', 'Acme GmbH & Co. KG', 'Company'].map(toShortName)).toEqual([
      'Acme',
      'Acme',
      'Ag Supplies',
      'Acme',
      'Company',
    ]);
  });
});

describe('planStarters', () => {
  const words = { brand: 'Brimlane', category: 'cordless drills', language: 'en', place: null };

  it('ask about the field first, then about the brand', () => {
    const starters = planStarters(words);
    expect(starters[0]).toEqual({ text: 'Which cordless drills would you recommend?', kind: 'category' });
    expect(starters.at(-1)).toEqual({ text: 'What do customers say about Brimlane?', kind: 'brand' });
    expect(starters.filter(({ kind }) => kind === 'category').every(({ text }) => !text.includes('Brimlane'))).toBe(
      true,
    );
  });

  it('name the place of a project that has one', () => {
    const texts = planStarters({ ...words, place: 'Ireland' }).map(({ text }) => text);
    expect(texts).toContain('Who offers good cordless drills in Ireland?');
  });

  it('are none where there is nothing to ask about, and in languages without patterns', () => {
    expect(planStarters({ ...words, category: ' ', brand: '' })).toEqual([]);
    expect(planStarters({ ...words, language: 'ja' })).toEqual([]);
    expect([hasStarters('de'), hasStarters('ja'), hasStarters('xx')]).toEqual([true, false, false]);
  });

  it('take words that look like patterns as they are, and leave out what no project takes', () => {
    expect(planStarters({ ...words, category: '{brand} $& $1' })[0]?.text).toBe(
      'Which {brand} $& $1 would you recommend?',
    );
    expect(planStarters({ ...words, category: 'x'.repeat(500) }).every(({ kind }) => kind === 'brand')).toBe(true);
  });

  it('leave no gap unfilled and repeat nothing, in every language', () => {
    for (const language of LANGUAGES.filter(hasStarters)) {
      const texts = planStarters({ ...words, language, place: 'X' }).map(({ text }) => text);
      expect(texts.join()).not.toMatch(/[{}]/);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts).toHaveLength((STARTER_PHRASES[language]?.category.length ?? 0) + 4);
    }
  });
});
