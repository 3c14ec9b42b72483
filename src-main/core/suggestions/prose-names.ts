/** Names in the sentences of an answer: one to three words with capitals, somewhere else than at the beginning of a sentence. Pure. */
import { foldNames } from '../measuring/folding.ts';
import { isOrdinaryWord } from './ordinary-words.ts';

/** Where one may begin, found fast; the rest is looked at there. */
const CAPITAL = /[A-Z\u00c0-\u00de\u0100-\u024f\u0370-\u052f]/g;
const NAME =
  /\p{Lu}[\p{L}\p{M}\p{N}]+(?:[-.’'&]?\p{Lu}[\p{L}\p{M}\p{N}]*)*(?:\.(?:com|io|ai|app|de))?(?: \p{Lu}[\p{L}\p{M}\p{N}]+){0,2}/uy;
/** A letter with case, a digit or a joint before it: the name began earlier. */
const INSIDE = /[\p{Lu}\p{Ll}\p{M}\p{N}'’.@/#_-]/u;
const LETTER = /[\p{L}\p{M}'’]/u;
/** Right before a name, or before the space in front of it, they mean that a sentence goes on. */
const OPENING = /[([“"„«\p{Lo}]/u;
const GOING_ON = /[,;]/;
/** In German every noun has a capital; one with an article is no name. */
const GERMAN_ARTICLE =
  /(?:^|\P{L})(?:der|die|das|den|dem|des|(?:k|m|s|d)?ein(?:e[nmrs]?)?|(?:ihr|unser|dies|jed|all|viel|welch|solch)(?:e[nmrs]?)?|mehr|im|am|zum|zur|vom|beim|ins|pro|per|ohne|gute[nmrs]?|hohe[nmrs]?|einfache[nmrs]?|starke[nmrs]?) $/iu;
/** How much of the text before a name is looked at for an article. */
const REACH = 16;
const MOST_NAMES = 40;

/** `text`: Markdown without code; bold names are heads, and what follows a slash is an address. `language`: lower case. Each name once, in the order of the text. */
export function findProseNames(text: string, language: string): string[] {
  const names = new Map<string, boolean>();
  for (let from = 0; ; ) {
    CAPITAL.lastIndex = from;
    const index = CAPITAL.exec(text)?.index;
    if (index === undefined || names.size >= MOST_NAMES) break;
    from = index + 1;
    if (index > 0 && INSIDE.test(text.charAt(index - 1))) continue;
    NAME.lastIndex = index;
    const written = NAME.exec(text)?.[0];
    if (written === undefined) continue;
    from = index + written.length;
    const name = trim(written, language);
    if (name === '') continue;
    const isFirst = written.startsWith(name);
    if (isFirst && language === 'de' && GERMAN_ARTICLE.test(text.slice(Math.max(0, index - REACH), index))) {
      names.set(name, false);
    } else if (!names.has(name) && (!isFirst || isWithin(text, index))) names.set(name, true);
  }
  return [...names].filter(([, isName]) => isName).map(([name]) => name);
}

/** Behind a word in small letters, or of a script without any, behind a comma or a bracket. */
function isWithin(text: string, index: number): boolean {
  const before = text.charAt(index - 1);
  if (before !== ' ') return OPENING.test(before);
  let at = index - 2;
  if (!LETTER.test(text.charAt(at))) return GOING_ON.test(text.charAt(at));
  while (LETTER.test(text.charAt(at - 1))) at--;
  const first = text.charAt(at);
  return first.toLowerCase() === first;
}

/** The same words come again and again. */
const MOST_KNOWN = 50_000;
const known = new Map<string, string>();

function trim(written: string, language: string): string {
  const id = `${language} ${written}`;
  let name = known.get(id);
  if (name === undefined) {
    name = trimOrdinary(written, language);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(id, name);
  }
  return name;
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
