/**
 * How every search folds what is sought and the text that it is sought in: whoever types knows neither case nor accents. It finds
 * nothing itself, and no figure depends on it: names in answers are found by a folding of their own, which this one goes beyond.
 */

/** Letters that Unicode does not take apart, kinds of apostrophe and of hyphen, and white space that it leaves as it is. */
const ALIKE = new Map([
  ...Object.entries({
    ß: 'ss',
    ı: 'i',
    ς: 'σ',
    æ: 'ae',
    œ: 'oe',
    þ: 'th',
    ŋ: 'n',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    ħ: 'h',
  }),
  ...Object.entries({ ŧ: 't', ɨ: 'i', ƶ: 'z', ƀ: 'b', ɇ: 'e' }),
  ...toPairs('’ʼ‘`‛ʹ′', "'"),
  ...toPairs('‐‑‒–−', '-'),
  ...toPairs('\t\r\f\v\u1680\u2028\u2029', ' '),
]);

/** Accents and vowel points of the alphabets that have them (Latin, Greek, Cyrillic, Hebrew, Arabic), the dot of Hindi, and what is not seen. */
const UNSEEN = '\\u0300-\\u036f\\u0591-\\u05c7\\u064b-\\u065f\\u0670\\u093c\\p{Cf}\\p{Variation_Selector}\\u0640®';
const REPLACED = new RegExp(`[${UNSEEN}${[...ALIKE.keys()].join('')}]`, 'gu');
/** Without a grave accent, which is a kind of apostrophe. */
const IS_PLAIN = /^[ -_a-~\n]*$/;
/** Letters that are not plain, in a row: nothing of them depends on the plain ones beside them. */
const OTHERS = /[^ -_a-~\n]+/g;
/** Such rows that were folded before: in the alphabets of Europe they are single letters, and few. */
const known = new Map<string, string>();
const MOST_KNOWN = 2_000;

/**
 * Equal for texts that differ in case (all of I, İ, ı and i are one letter, ß is ss), accents in any alphabet, width, or the kind of
 * apostrophe, hyphen or space. It may find too much, such as a syllable by its first letters, never too little.
 */
export function foldForSearch(text: string): string {
  if (IS_PLAIN.test(text)) return text.toLowerCase();
  return text.replace(OTHERS, foldOthers).toLowerCase();
}

function foldOthers(letters: string): string {
  if (letters.length > 2) return foldWhole(letters);
  let folded = known.get(letters);
  if (folded === undefined) {
    folded = foldWhole(letters);
    if (known.size < MOST_KNOWN) known.set(letters, folded);
  }
  return folded;
}

function foldWhole(text: string): string {
  const apart = text.replace(/[´℠™]/g, toWhole).normalize('NFKD').toLowerCase();
  return apart.replace(REPLACED, (character) => ALIKE.get(character) ?? '');
}

/** Taken apart, an accent that stands alone would be a space, and a trade mark sign two letters. */
function toWhole(character: string): string {
  return character === '´' ? "'" : '';
}

function toPairs(characters: string, alike: string): [string, string][] {
  return [...characters].map((character) => [character, alike]);
}
