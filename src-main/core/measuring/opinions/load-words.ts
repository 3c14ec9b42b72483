/** Gives the words of a language, read and compiled when they are first asked for. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { LANGUAGES, type Language } from '#shared/vocabulary/languages.ts';
import { type CompiledWords, compileWords } from './compile-words.ts';
import type { OpinionWords } from './opinion-words.ts';

const isBundled = !import.meta.url.endsWith('.ts');
const loadModule = createRequire(import.meta.url);
const compiled = new Map<string, CompiledWords>();

/** The words of a prompt language in either spelling (`DE`, `zh-tw`); null for another language. */
export function loadWords(language: string): CompiledWords | null {
  const code = language.toLowerCase();
  const known = compiled.get(code);
  if (known) return known;
  const listed = LANGUAGES.find((one) => one === code);
  if (!listed) return null;
  const made = compileWords(readWords(listed));
  compiled.set(code, made);
  return made;
}

/** Beside a bundle they are data (`build/opinion-words.ts`): as code they would be half of what every storage thread loads at its start. */
function readWords(code: Language): OpinionWords {
  if (isBundled) return JSON.parse(readFileSync(new URL(`opinion-words/${code}.json`, import.meta.url), 'utf8'));
  return (loadModule(`./languages/${code}.ts`) as { WORDS: OpinionWords }).WORDS;
}
