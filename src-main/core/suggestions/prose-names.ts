/** Names in the sentences of an answer: one to three words with capitals, somewhere else than at the beginning of a sentence. Pure. */
import { foldNames } from '../measuring/folding.ts';
import { isOrdinaryWord } from './ordinary-words.ts';

const NAME =
  /(?<![\p{Lu}\p{Ll}\p{M}\p{N}'’.@/-])\p{Lu}[\p{L}\p{M}\p{N}]+(?:[-.’'&]?\p{Lu}[\p{L}\p{M}\p{N}]*)*(?:\.(?:com|io|ai|app|de))?(?: \p{Lu}[\p{L}\p{M}\p{N}]+){0,2}/gu;
/** A word in small letters, or of a script without any, or a comma, right before: within a sentence. */
const WITHIN = /(?:(?:^|[^\p{L}\p{M}])[^\p{Lu}\P{L}][\p{L}\p{M}'’]*[ ]|[,;(/“"„«] ?|[^\p{Lu}\p{Ll}\P{L}])$/u;
/** How much of the text before a name is looked at. */
const REACH = 24;
/** In German every noun has a capital; one with an article is no name. */
const GERMAN_ARTICLE =
  /(?:^|\P{L})(?:der|die|das|den|dem|des|(?:k|m|s|d)?ein(?:e[nmrs]?)?|(?:ihr|unser|dies|jed|all|viel|welch|solch)(?:e[nmrs]?)?|mehr|im|am|zum|zur|vom|beim|ins|pro|per|ohne|gute[nmrs]?|hohe[nmrs]?|einfache[nmrs]?|starke[nmrs]?) $/iu;
const MOST_NAMES = 40;

/** `text`: plain. `language`: lower case. Each name once, in the order of the text. */
export function findProseNames(text: string, language: string): string[] {
  const names = new Map<string, boolean>();
  for (const { index, 0: written } of text.matchAll(NAME)) {
    const before = text.slice(Math.max(0, index - REACH), index);
    const name = trimOrdinary(written, language);
    if (name === '') continue;
    const isWithin =
      name.length < written.length ? !written.startsWith(name) || WITHIN.test(before) : WITHIN.test(before);
    if (language === 'de' && written.startsWith(name) && GERMAN_ARTICLE.test(before)) names.set(name, false);
    else if (isWithin && !names.has(name) && names.size < MOST_NAMES) names.set(name, true);
  }
  return [...names].filter(([, isName]) => isName).map(([name]) => name);
}

/** Without ordinary words before it, and in German behind it, where they are nouns; empty when nothing is left, or an abbreviation. */
function trimOrdinary(written: string, language: string): string {
  const words = written.split(' ');
  while (words.length > 0 && isOrdinary(words[0]!, language)) words.shift();
  while (language === 'de' && words.length > 0 && isOrdinary(words.at(-1)!, language)) words.pop();
  const name = words.join(' ');
  return /^\p{Lu}{1,4}s?$/u.test(name) ? '' : name;
}

function isOrdinary(word: string, language: string): boolean {
  const parts = foldNames(word).text.split(/[-'’&]/u);
  return parts.every((part) => isOrdinaryWord(part, language));
}
