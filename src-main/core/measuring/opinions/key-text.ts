/** Spells text the way terms are spelled, unit by unit, so that places stay as they are; and says where words begin and end. */

/**
 * The UTF-16 units of a spelled text, and a 0 behind the last. V8 reads a string by how it happens to be stored, which is several times slower
 * where strings of many kinds come together.
 */
export type KeyText = Uint16Array;

/** Lower case; hyphens and all kinds of space are spaces, one kind of apostrophe, Arabic alef with nothing on it, е for ё. */
const SAME: Record<string, string> = { '’': "'", '‘': "'", '`': "'", أ: 'ا', إ: 'ا', آ: 'ا', ё: 'е' };
const TO_CHANGE = /[-\u2010\u2011\u00a0\u202f\t’‘`أإآё]/g;

export function toKeyText(text: string): KeyText {
  return toUnits(spell(text));
}

/** The units of a text that is spelled. */
export function toUnits(spelled: string): KeyText {
  const units = new Uint16Array(spelled.length + 1);
  for (let at = 0; at < spelled.length; at++) units[at] = spelled.charCodeAt(at);
  return units;
}

export function spell(text: string): string {
  const lower = text.toLowerCase();
  const key = lower.length === text.length ? lower : lowerEach(text);
  return key.replace(TO_CHANGE, (character) => SAME[character] ?? ' ');
}

/** Some capitals become two letters: İ. */
function lowerEach(text: string): string {
  let lower = '';
  for (const unit of text.split('')) lower += unit.toLowerCase().charAt(0);
  return lower;
}

/** Marks that a text may leave out: Hebrew points, Arabic vowels and tatweel, the Hindi nukta. */
export function isOptionalMark(code: number): boolean {
  return (
    (code >= 0x0591 && code <= 0x05c7 && code !== 0x05be) ||
    (code >= 0x064b && code <= 0x0652) ||
    code === 0x0640 ||
    code === 0x093c
  );
}

const APART = 0;
const WORD = 1;
const HANGUL = 2;
/** Han, Kana and Thai, which write no spaces. */
const UNSPACED = 3;

/** Which kind of character a unit is to words; 0, behind the end, is none. */
const KINDS = new Uint8Array(0x10000);

/** Without signs among the letters: × ÷, Arabic and Greek stops, the Hebrew hyphen, the danda, the Arabic percent. */
const SIGNS = '×÷،؛؟\u05be।॥٪\u037e\u0387';

for (const [from, to, kind] of [
  [0x30, 0x39, WORD],
  [0x41, 0x5a, WORD],
  [0x61, 0x7a, WORD],
  [0xc0, 0x1fff, WORD],
  [0x2c00, 0x2dff, WORD],
  [0xff10, 0xff19, WORD],
  [0xff21, 0xff3a, WORD],
  [0xff41, 0xff5a, WORD],
  [0x0e01, 0x0e4e, UNSPACED],
  [0x3005, 0x3005, UNSPACED],
  [0x3007, 0x3007, UNSPACED],
  [0x3040, 0x9fff, UNSPACED],
  [0xf900, 0xfaff, UNSPACED],
  [0xac00, 0xd7a3, HANGUL],
] as const)
  KINDS.fill(kind, from, to + 1);
for (const sign of SIGNS) KINDS[sign.charCodeAt(0)] = APART;

function kindOf(code: number): number {
  return KINDS[code]!;
}

/** Whether a term may begin at `at`. */
export function isWordStart(key: KeyText, at: number): boolean {
  const kind = kindOf(key[at]!);
  return kind === UNSPACED || (kind !== APART && (at === 0 || kind !== kindOf(key[at - 1]!)));
}

/** Whether `at` is a stop, a sign or a space, and belongs to no word. */
export function isApart(key: KeyText, at: number): boolean {
  return kindOf(key[at]!) === APART;
}

/** Whether the script at `at` writes no spaces. */
export function isUnspaced(key: KeyText, at: number): boolean {
  const code = key[at]!;
  return code >= 0x0e00 && kindOf(code) === UNSPACED;
}

export function isHangul(key: KeyText, at: number): boolean {
  return kindOf(key[at]!) === HANGUL;
}

/** Hebrew and Arabic one-letter words, and the letters of the Arabic article, that are written together with the next word. */
export function isClitic(key: KeyText, at: number): boolean {
  const code = key[at]!;
  return code >= 0x05d0 && code <= 0x064a && 'והבלמשכوفبلكاس'.includes(String.fromCharCode(code));
}

/** Whether a term that ends before `at` is not a part of a longer word. */
export function isWordEnd(key: KeyText, at: number): boolean {
  const before = at === 0 ? APART : kindOf(key[at - 1]!);
  return before === UNSPACED || before !== kindOf(key[at]!);
}

/** Where the word that `at` is in or behind ends. */
export function findWordEnd(key: KeyText, at: number): number {
  let end = at;
  while (end < key.length - 1 && !isWordEnd(key, end)) end++;
  return end;
}

/** Whether a term is one to which speakers add endings without a change in writing: two or more Hangul syllables. */
export function takesAnyEnding(term: string): boolean {
  return /[\uac00-\ud7a3]{2}$/.test(term);
}
