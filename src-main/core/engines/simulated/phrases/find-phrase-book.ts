/** Chooses the phrases for a language. Knows no grammar. */
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import type { PhraseBook } from './phrase-book.ts';

const BOOKS: ReadonlyMap<string, PhraseBook> = new Map([
  ['en', ENGLISH],
  ['de', GERMAN],
  ['fr', FRENCH],
]);

/** The phrases of a language code in any case; English where there are none. */
export function findPhraseBook(language: string): PhraseBook {
  return BOOKS.get(language.toLowerCase()) ?? ENGLISH;
}

/** A template with its `{...}` places filled in; unknown places stay. */
export function fillPhrase(template: string, fillings: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => fillings[name] ?? place);
}
