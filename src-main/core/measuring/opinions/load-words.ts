/** Gives the words of a language, compiled when they are first asked for. */
import { type CompiledWords, compileWords } from './compile-words.ts';
import { LANGUAGE_WORDS } from './languages.ts';

const compiled = new Map<string, CompiledWords>();

/** The words of a prompt language in either spelling (`DE`, `zh-tw`); null for a language without any. */
export function loadWords(language: string): CompiledWords | null {
  const code = language.toLowerCase();
  const known = compiled.get(code);
  if (known) return known;
  const words = Object.hasOwn(LANGUAGE_WORDS, code) ? LANGUAGE_WORDS[code] : undefined;
  if (!words) return null;
  const made = compileWords(words);
  compiled.set(code, made);
  return made;
}
