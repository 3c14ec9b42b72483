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
/** Nouns of what is compared, which conversation seldom has. */
const GERMAN_FIELD = new Set(
  `nutzer anwender anbieter ratgeber variante einsteiger profi auswahl rezension bewertung vergleich tarif abo werkzeug
  funktion vorlage oberflache einstieg umstieg wechsel betreiber hersteller handler verbraucher testbericht fachmagazin`.split(
    /\s+/,
  ),
);
const LEAST_HEAD = 3;
const LEAST_TAIL = 4;

/** Whether it is two ordinary words, with or without a letter that joins them: "Kunden-s-support". */
function isCompound(word: string, language: string): boolean {
  if (language === 'de' && GERMAN_NOUN.test(word)) return true;
  const isListed = (part: string) =>
    isCommonWord(part, language) ||
    GENERIC_WORDS.has(part) ||
    HEADING_WORDS.has(part) ||
    (language === 'de' && GERMAN_FIELD.has(part));
  const isPart = (part: string) => isListed(part) || (language === 'de' && listGermanStems(part).some(isListed));
  if (isPart(word)) return true;
  for (let at = LEAST_HEAD; at <= word.length - LEAST_TAIL; at++) {
    if (!isPart(word.slice(at))) continue;
    const head = word.slice(0, at);
    if (isPart(head) || isPart(head.replace(/(?:en|es|n|s)$/, ''))) return true;
  }
  return false;
}

/** "varianten" is of "variante", "nutzern" of "nutzer": a word without each ending that it may have. */
function listGermanStems(word: string): string[] {
  const stems = ['n', 'en', 's', 'es', 'e']
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length));
  return stems.filter((stem) => stem.length >= 4);
}
