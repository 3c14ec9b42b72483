/** The ways in which a name is also spelled: joined or apart, with a word for "&", without its sign or apostrophe. Pure. */
import { toFoldedName } from './name-forms.ts';
import type { NameEntry } from './name-trie.ts';

export interface Spelling extends Pick<NameEntry, 'letters' | 'spelled' | 'language'> {
  /** Not folded. */
  text: string;
}

/** The words for "and", by language; Arabic and Hebrew write theirs as one with what follows. */
const AND_WORDS: Readonly<Record<string, string>> = {
  en: 'and',
  de: 'und',
  fr: 'et',
  es: 'y e',
  it: 'e ed',
  nl: 'en',
  pt: 'e',
  pl: 'i oraz',
  sv: 'och',
  da: 'og',
  no: 'og',
  tr: 've',
  fi: 'ja',
  cs: 'a i',
  ru: 'и',
  el: 'και',
  hi: 'और',
  ar: 'و',
  he: 'ו',
};
const ALL_AND_WORDS: ReadonlySet<string> = new Set(Object.values(AND_WORDS).flatMap((words) => words.split(' ')));
const WRITTEN_AS_ONE = new Set(['ar', 'he']);

/** More ways than these of joining and parting the words of one name are not told apart: all or none. */
const MOST_JOINTS = 4;
const MOST_SPELLINGS = 96;

/** Each folded spelling once, without the name's own. */
export function listSpellings(name: string): Spelling[] {
  let spellings: Spelling[] = [{ text: name, letters: 'any', spelled: null, language: null }];
  for (const spell of [
    spellJoints,
    spellStop,
    spellHangul,
    spellSign,
    spellApostrophe,
    spellAccents,
    spellUmlauts,
    spellAnd,
  ]) {
    spellings = spellings.flatMap((spelling) => [spelling, ...spell(spelling)]).slice(0, MOST_SPELLINGS);
  }
  const known = new Set([`${toFoldedName(name)} null`]);
  return spellings.filter(({ text, language, spelled }) => {
    const key = `${toFoldedName(text)} ${language}${spelled === null ? '' : ` ${spelled}`}`;
    return !known.has(key) && [...toFoldedName(text)].length > 1 && known.add(key);
  });
}

/** "Dr Oetker", "Dr.Oetker" and "Dr.-Oetker" for "Dr. Oetker"; the stop of a host name is none of an abbreviation. */
function spellStop(spelling: Spelling): Spelling[] {
  if (!STOP.test(spelling.text)) return [];
  return ['. ', '.', '.-', ' '].map((between) => ({
    ...spelling,
    text: spelling.text.replace(STOP, `$1${between}`),
    letters: between === ' ' ? ('capitals' as const) : spelling.letters,
  }));
}

const STOP = /(?<!\p{L})(\p{L}{1,3})\.(?:\s+(?=\p{L})|-?(?=\p{Lu}\p{Ll}))/u;

/** Korean parts long words where it likes: "배달의 민족" for "배달의민족". */
function spellHangul(spelling: Spelling): Spelling[] {
  if (!/^[\uac00-\ud7a3]{4,12}$/u.test(spelling.text)) return [];
  return Array.from({ length: spelling.text.length - 3 }, (_, index) => ({
    ...spelling,
    text: `${spelling.text.slice(0, index + 2)} ${spelling.text.slice(index + 2)}`,
  }));
}

/** "Yahoo" for "Yahoo!". A plus or a sharp says another product. */
function spellSign(spelling: Spelling): Spelling[] {
  const bare = spelling.text.replace(/[!?…]+$/u, '').trim();
  return bare === spelling.text || bare === '' ? [] : [{ ...spelling, text: bare }];
}

function spellAnd(spelling: Spelling): Spelling[] {
  const words = spelling.text
    .replace(/\s*&\s*/gu, ' & ')
    .trim()
    .split(/\s+/u);
  const at = words.findIndex((word, index) => index > 0 && index < words.length - 1 && isAnd(word, words, index));
  if (at === -1) return [];
  const [left, right] = [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')];
  const isInitials = left.length === 1 && right.length === 1;
  const letters = isInitials ? 'capitals' : spelling.letters;
  return [
    { ...spelling, text: `${left} & ${right}` },
    { ...spelling, text: `${left}&${right}` },
    { ...spelling, text: `${left} and ${right}`, letters },
    ...Object.entries(AND_WORDS).flatMap(([language, list]) =>
      list.split(' ').flatMap((word) => {
        const one = { ...spelling, letters, language, text: `${left} ${word} ${right}` };
        return WRITTEN_AS_ONE.has(language) ? [one, { ...one, text: `${left} ${word}${right}` }] : [one];
      }),
    ),
  ];
}

/** A letter that is a word for "and" is an initial between short words. */
function isAnd(word: string, words: readonly string[], index: number): boolean {
  if (word === '&') return true;
  if (!ALL_AND_WORDS.has(word)) return false;
  return word.length > 1 || (words[index - 1]!.length > 2 && words[index + 1]!.length > 2);
}

/** "Macys" for "Macy's", "LOreal" and "L Oreal" for "L'Oréal". */
function spellApostrophe(spelling: Spelling): Spelling[] {
  const joined = spelling.text.replace(/(?<=\p{L})['’ʼ‘`´](?=\p{L})/gu, '');
  if (joined === spelling.text) return [];
  const article = spelling.text.replace(/(?<=(?:^|\s)\p{L})['’ʼ‘`´](?=\p{L}{2})/gu, ' ');
  return [
    { ...spelling, text: joined },
    ...(article === spelling.text ? [] : [{ ...spelling, text: article, letters: 'capitals' as const }]),
  ];
}

/** Italian capitals have their accents behind them: "CAFFE' NERO". */
function spellAccents(spelling: Spelling): Spelling[] {
  const behind = spelling.text.replace(/[àèéìòù](?=\s)/giu, (letter) => `${letter}'`);
  return behind === spelling.text ? [] : [{ ...spelling, text: behind }];
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };

const DANISH: Readonly<Record<string, string>> = { ø: 'oe', å: 'aa', Ø: 'Oe', Å: 'Aa' };

/** German writes "Mueller" and "Müller", Danish and Norwegian "Foetex" and "Føtex". */
function spellUmlauts(spelling: Spelling): Spelling[] {
  if (spelling.language !== null && spelling.language !== 'de') return [];
  const composed = spelling.text.normalize('NFC');
  if (/[äöü]/i.test(composed)) {
    return [{ ...spelling, language: 'de', text: composed.replace(/[äöü]/gi, (letter) => UMLAUTS[letter]!) }];
  }
  if (/[øå]/i.test(composed)) {
    const text = composed.replace(/[øå]/gi, (letter) => DANISH[letter]!);
    return ['da', 'no'].map((language) => ({ ...spelling, language, text }));
  }
  if (!/[aou]e/i.test(composed)) return [];
  const text = composed.replace(/([aou])e/gi, (_, vowel: string) => `${vowel}\u0308`).normalize('NFC');
  return [{ ...spelling, language: 'de', text, spelled: text.toLowerCase() }];
}

/** "LinePay" for "Line Pay", "Zen Trova" for "ZenTrova". */
function spellJoints(spelling: Spelling): Spelling[] {
  const pieces = spelling.text.split(JOINTS).filter((piece) => piece !== '');
  const joints = pieces.length - 1;
  if (joints < 1) return [];
  const isLong = joints > MOST_JOINTS;
  const isApart = (mask: number, index: number) => (isLong ? mask === 1 : ((mask >> (index - 1)) & 1) === 1);
  return Array.from({ length: isLong ? 2 : 2 ** joints }, (_, mask) => {
    const text = pieces.reduce((joined, piece, index) => joined + (isApart(mask, index) ? ' ' : '') + piece);
    // Words apart have the capitals of the name, or any two words of that kind would be one.
    const isParted = pieces.some(
      (_piece, index) => index > 0 && isApart(mask, index) && isOneWord(spelling.text, pieces, index),
    );
    return { ...spelling, text, letters: isParted ? 'capitals' : spelling.letters };
  });
}

/** White space and single hyphens between words, places before a capital inside of one and between Latin and East Asian letters. */
const JOINTS =
  /(?<=[\p{L}\p{N}])(?:\s+|-)(?=[\p{L}\p{N}])|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll})|(?<=[\p{Script=Latin}\p{Nd}])(?=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}])|(?<=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}ー])(?=\p{Script=Latin})/u;

/** Whether nothing stands before the piece at `index`. */
function isOneWord(text: string, pieces: readonly string[], index: number): boolean {
  let at = 0;
  for (const piece of pieces.slice(0, index)) at = text.indexOf(piece, at) + piece.length;
  return text.startsWith(pieces[index]!, at);
}
