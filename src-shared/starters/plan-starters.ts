/** First prompts from a few words about a brand, made on this machine. Pure. */
import { LANGUAGES, type Language } from '../vocabulary/languages.ts';
import { hi, ja, ko, zh, zhTw } from './phrases/asian.ts';
import { da, de, en, nl, no, sv } from './phrases/germanic.ts';
import { cs, fi, pl, ru, tr } from './phrases/inflecting.ts';
import { es, fr, it, pt } from './phrases/romance.ts';
import { ar, he } from './phrases/semitic.ts';
import { STARTER_INTENTS, type StarterIntent, type StarterPhrases } from './starter-intents.ts';

export interface Starter {
  text: string;
  intent: StarterIntent;
}

export interface StarterWords {
  brand: string;
  /** What people look for, in the language of the prompts; empty: none. */
  category: string;
  /** Lower-case code. */
  language: string;
  /** Name of the country in that language; null: none. */
  place: string | null;
}

const PHRASES: Readonly<Record<Language, StarterPhrases>> = {
  ...{ en, de, fr, es, it, nl, pt, pl, sv, da, tr, ja, no, fi, cs, ru, zh, ko, hi, ar, he },
  'zh-tw': zhTw,
};

/** Longest prompt that a project takes. */
const LONGEST = 500;

/** In the order of the intents, so that the brand's own come last; empty where there are no words to fill in. */
export function planStarters(words: StarterWords): Starter[] {
  const phrases = findPhrases(words.language);
  if (!phrases) return [];
  const slots = {
    category: words.category.trim().replace(/[\s?!.,;:؟？。、]+$/u, ''),
    brand: words.brand.trim(),
    place: words.place ?? '',
  };
  return STARTER_INTENTS.flatMap((intent) =>
    phrases[intent].flatMap((pattern) => {
      const text = fillIn(pattern, slots, words.language);
      return text === null || [...text].length > LONGEST ? [] : [{ text, intent }];
    }),
  );
}

/** A category as the sentences of a language want it; null for a language that no project has. */
export function findCategoryExample(language: string): string | null {
  return findPhrases(language)?.example ?? null;
}

function findPhrases(language: string): StarterPhrases | undefined {
  const code = LANGUAGES.find((each) => each === language);
  return code && PHRASES[code];
}

/** Null where a slot has nothing to fill it with. */
function fillIn(pattern: string, slots: Record<string, string>, language: string): string | null {
  const parts = pattern.split(/\{(category|brand|place)\}/);
  const filled = parts.map((part, index) => (index % 2 === 0 ? part : (slots[part] ?? '')));
  if (filled.some((part, index) => index % 2 === 1 && part === '')) return null;
  const [start = '', first = ''] = filled;
  if (start === '' && parts[1] === 'category') filled[1] = capitalise(first, language);
  return filled.join('');
}

/** A word at the start of a sentence; one with capitals of its own ("iOS") is left as it is. */
function capitalise(text: string, language: string): string {
  const [word = ''] = text.split(/\s/, 1);
  if (word !== word.toLocaleLowerCase(language)) return text;
  const [letter = ''] = text;
  return letter.toLocaleUpperCase(language) + text.slice(letter.length);
}
