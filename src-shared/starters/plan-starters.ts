/** First prompts from a few words about a brand, made on this machine. Pure. */
import { LANGUAGES } from '../vocabulary/languages.ts';
import { STARTER_PHRASES } from './starter-phrases.ts';

export interface Starter {
  text: string;
  kind: 'category' | 'brand';
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

/** Longest prompt that a project takes. */
const LONGEST = 500;

/** Questions about the field first; empty for a language without patterns or where there are no words to fill in. */
export function planStarters({ brand, category, language, place }: StarterWords): Starter[] {
  const code = LANGUAGES.find((each) => each === language);
  const phrases = code && STARTER_PHRASES[code];
  if (!phrases) return [];
  const fill = (pattern: string) =>
    pattern.replace(/\{(brand|category|place)\}/g, (_, name: string) =>
      name === 'brand' ? brand.trim() : name === 'category' ? category.trim() : (place ?? ''),
    );
  const ofField = category.trim() === '' ? [] : [...phrases.category, ...(place === null ? [] : [phrases.local])];
  const ofBrand = brand.trim() === '' ? [] : phrases.brand;
  return [
    ...ofField.map((pattern) => ({ text: fill(pattern), kind: 'category' as const })),
    ...ofBrand.map((pattern) => ({ text: fill(pattern), kind: 'brand' as const })),
  ].filter(({ text }) => [...text].length <= LONGEST);
}

export function hasStarters(language: string): boolean {
  return LANGUAGES.some((each) => each === language && STARTER_PHRASES[each] !== undefined);
}
