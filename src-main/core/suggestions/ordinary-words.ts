/** Whether a word is an ordinary one and no name, in the language of an answer. Each word is looked up once. */
import { isCommonWord } from '../measuring/common-words.ts';
import { foldNames } from '../measuring/folding.ts';
import { WORDS_ALSO_NAMES } from '../measuring/words-also-names.ts';
import { CONNECTOR_WORDS, GENERIC_WORDS, STARTER_WORDS } from './generic-words.ts';
import { HEADING_WORDS } from './heading-words.ts';

const MOST_KNOWN = 50_000;
const known = new Map<string, boolean>();
const alsoNames = new Set(
  Object.values(WORDS_ALSO_NAMES).flatMap((words) => words.split(' ').map((word) => foldNames(word).text)),
);

/** `word`: folded. `language`: lower case. */
export function isOrdinaryWord(word: string, language: string): boolean {
  const id = `${language} ${word}`;
  let found = known.get(id);
  if (found === undefined) {
    found = lookUp(word, language);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(id, found);
  }
  return found;
}

function lookUp(word: string, language: string): boolean {
  if (GENERIC_WORDS.has(word) || CONNECTOR_WORDS.has(word) || STARTER_WORDS.has(word)) return true;
  if (HEADING_WORDS.has(word) || /^\p{N}+$/u.test(word)) return true;
  // What companies like to be called is a name where it stands like one.
  if (!alsoNames.has(word) && (isCommonWord(word, language) || isCommonWord(word, 'en'))) return true;
  return JOINING.has(language) && isCompound(word, language);
}

/** Languages that write compounds as one word. */
const JOINING = new Set(['de', 'nl', 'sv', 'da', 'no', 'fi']);
const GERMAN_NOUN = /.{3}(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|tat|taten|ismus)$/;
const LEAST_HEAD = 3;
const LEAST_TAIL = 4;

/** Whether it is two ordinary words, with or without a letter that joins them: "Kunden-s-support". */
function isCompound(word: string, language: string): boolean {
  if (language === 'de' && GERMAN_NOUN.test(word)) return true;
  const isPart = (part: string) => isCommonWord(part, language) || GENERIC_WORDS.has(part) || HEADING_WORDS.has(part);
  for (let at = LEAST_HEAD; at <= word.length - LEAST_TAIL; at++) {
    if (!isPart(word.slice(at))) continue;
    const head = word.slice(0, at);
    if (isPart(head) || isPart(head.replace(/(?:en|es|n|s)$/, ''))) return true;
  }
  return false;
}
