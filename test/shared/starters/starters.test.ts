/** First prompts and other names, made of a few words. */
import { describe, expect, it } from 'vitest';

import { planAliases, toShortName } from '#shared/starters/plan-aliases.ts';
import { findCategoryExample, planStarters } from '#shared/starters/plan-starters.ts';
import { STARTER_INTENTS } from '#shared/starters/starter-intents.ts';
import { LANGUAGES, type Language } from '#shared/vocabulary/languages.ts';

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
  const plan = (language: string, changes = {}) =>
    planStarters({ ...words, category: findCategoryExample(language) ?? '', language, ...changes });

  it('ask about the field first, then about the brand', () => {
    const starters = planStarters(words);
    expect(starters[0]).toEqual({ text: 'Which cordless drills would you recommend?', intent: 'recommendation' });
    expect(starters.at(-1)).toEqual({ text: 'What do customers say about Brimlane?', intent: 'brand' });
  });

  it.each(LANGUAGES)(
    'in %s are ten questions of every intent without the brand, one more with a country, three with it',
    (code) => {
      const starters = plan(code, { place: 'X' });
      const counts = STARTER_INTENTS.map((intent) => starters.filter((starter) => starter.intent === intent).length);
      expect(counts).toEqual([2, 2, 2, 1, 1, 2, 1, 3]);
      const texts = starters.map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.join()).not.toMatch(/[{}]/);
      for (const { text, intent } of starters) {
        expect(text.includes('Brimlane'), text).toBe(intent === 'brand');
        expect(text.includes(findCategoryExample(code) ?? '-') || intent === 'brand' || code === 'tr', text).toBe(true);
      }
      expect(plan(code)).toHaveLength(13);
    },
  );

  it.each(LANGUAGES)('in %s are questions in its script and with its marks', (code) => {
    for (const { text } of plan(code, { place: 'X' })) {
      expect(text, text).toMatch(QUESTION_ENDS[code] ?? /[^ ]\?$/);
      const letters = [...text.replaceAll('Brimlane', '').replaceAll('(X)', '').replaceAll('X', '')].filter((letter) =>
        /\p{L}/u.test(letter),
      );
      const script = SCRIPTS[code] ?? /\p{Script=Latin}/u;
      expect(letters.length).toBeGreaterThan(1);
      expect(
        letters.every((letter) => script.test(letter)),
        text,
      ).toBe(true);
      expect(text.split('(').length, text).toBe(text.split(')').length);
      expect(text).not.toMatch(/["']|\s{2}|\.\.\./);
    }
  });

  it('begin with a capital, and leave one that has its own as it is', () => {
    for (const code of LANGUAGES) {
      for (const { text } of plan(code)) expect(text).not.toMatch(/^\p{Ll}/u);
    }
    const first = (category: string) => planStarters({ ...words, category, language: 'tr' })[2]?.text;
    expect(first('internet sağlayıcıları')).toMatch(/^İnternet sağlayıcıları seçerken/);
    expect(first('iOS uygulamaları')).toMatch(/^iOS uygulamaları seçerken/);
  });

  it('read well with one, with many and with neither, in English', () => {
    const texts = (category: string) => planStarters({ ...words, brand: '', category }).map(({ text }) => text);
    expect(texts('note taking app')).toEqual([
      'Which note taking app would you recommend?',
      'Which note taking app should I consider if I am just starting out?',
      'How do I choose the right note taking app?',
      'What mistakes do people make when they look for the right note taking app?',
      'Which note taking app would you rank first, second and third, and why?',
      'Which note taking app do experts rate highest, and for what reasons?',
      'Which note taking app would you choose instead of the market leader?',
      'I am not happy with my current note taking app. What should I switch to?',
      'How much should I expect to pay for the right note taking app?',
      'Which note taking app would you recommend on a tight budget?',
    ]);
    expect(texts('tax software').map((text) => text.replace('tax software', 'note taking app'))).toEqual(
      texts('note taking app'),
    );
  });

  it('name the place of a project that has one in a form that needs no article', () => {
    const texts = planStarters({ ...words, place: 'United States' }).map(({ text }) => text);
    expect(texts).toContain('Which cordless drills would you recommend in my country (United States)?');
  });

  it('are none where there is nothing to ask about, and in a language that no project has', () => {
    expect(planStarters({ ...words, category: ' ', brand: '' })).toEqual([]);
    expect(planStarters({ ...words, language: 'xx' })).toEqual([]);
    expect(findCategoryExample('xx')).toBeNull();
  });

  it('take words that look like patterns as they are, without the mark of a sentence at their end', () => {
    expect(planStarters({ ...words, category: '{brand} $& $1?' })[0]?.text).toBe(
      'Which {brand} $& $1 would you recommend?',
    );
  });

  it('leave out what no project takes', () => {
    expect(planStarters({ ...words, category: 'x'.repeat(500) }).every(({ intent }) => intent === 'brand')).toBe(true);
  });
});

/** Where it is not a question mark after a letter, a digit or a closing mark. */
const QUESTION_ENDS: Readonly<Partial<Record<Language, RegExp>>> = {
  es: /¿[^¿?]+\?$/,
  fr: / \?$/,
  ja: /[^ ]？$/,
  zh: /[^ ]？$/,
  'zh-tw': /[^ ]？$/,
  ar: /[^ ]؟$/,
};

/** Other than Latin. */
const SCRIPTS: Readonly<Partial<Record<Language, RegExp>>> = {
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  zh: /\p{Script=Han}/u,
  'zh-tw': /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  hi: /\p{Script=Devanagari}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
};
