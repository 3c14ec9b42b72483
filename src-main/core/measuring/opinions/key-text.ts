/** Spells text the way terms are spelled, unit by unit, so that places stay as they are; and says where words begin and end. */

/** Lower case; hyphens and all kinds of space are spaces, one kind of apostrophe, Arabic alef with nothing on it, е for ё. */
const SAME: Record<string, string> = { '’': "'", '‘': "'", '`': "'", أ: 'ا', إ: 'ا', آ: 'ا', ё: 'е' };
const TO_CHANGE = /[-\u2010\u2011\u00a0\u202f\t’‘`أإآё]/g;

export function toKeyText(text: string): string {
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

const ASCII = Uint8Array.from({ length: 128 }, (_, code) =>
  /[a-z0-9]/i.test(String.fromCharCode(code)) ? WORD : APART,
);

/** Which kind of character `code` is to words; NaN, behind the end, is none. */
function kindOf(code: number): number {
  if (code < 0x80) return ASCII[code]!;
  if (!(code >= 0xc0)) return APART;
  if (code < 0x2000) return kindOfAlphabet(code);
  if (code >= 0x3040 && code <= 0x9fff) return UNSPACED;
  if (code >= 0xac00 && code <= 0xd7a3) return HANGUL;
  if (code === 0x3005 || code === 0x3007 || (code >= 0xf900 && code <= 0xfaff)) return UNSPACED;
  return (code >= 0xff10 && code <= 0xff19) ||
    (code >= 0xff21 && code <= 0xff3a) ||
    (code >= 0xff41 && code <= 0xff5a) ||
    (code >= 0x2c00 && code < 0x2e00)
    ? WORD
    : APART;
}

function kindOfAlphabet(code: number): number {
  if (code >= 0x0e01 && code <= 0x0e4e) return UNSPACED;
  const isSign =
    code === 0xd7 ||
    code === 0xf7 ||
    code === 0x060c ||
    code === 0x061b ||
    code === 0x061f ||
    code === 0x05be ||
    code === 0x0964 ||
    code === 0x0965 ||
    code === 0x066a ||
    code === 0x037e ||
    code === 0x0387;
  return isSign ? APART : WORD;
}

/** Whether a term may begin at `at`. */
export function isWordStart(text: string, at: number): boolean {
  const kind = kindOf(text.charCodeAt(at));
  return kind === UNSPACED || (kind !== APART && kind !== kindOf(text.charCodeAt(at - 1)));
}

/** Whether `at` is a stop, a sign or a space, and belongs to no word. */
export function isApart(text: string, at: number): boolean {
  return kindOf(text.charCodeAt(at)) === APART;
}

/** Whether the script at `at` writes no spaces. */
export function isUnspaced(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x0e00 && kindOf(code) === UNSPACED;
}

export function isHangul(text: string, at: number): boolean {
  return kindOf(text.charCodeAt(at)) === HANGUL;
}

/** Hebrew and Arabic one-letter words, and the letters of the Arabic article, that are written together with the next word. */
export function isClitic(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x05d0 && code <= 0x064a && 'והבלמשכوفبلكاس'.includes(text[at]!);
}

/** Whether a term that ends before `at` is not a part of a longer word. */
export function isWordEnd(text: string, at: number): boolean {
  const before = kindOf(text.charCodeAt(at - 1));
  return before === UNSPACED || before !== kindOf(text.charCodeAt(at));
}

/** Where the word that `at` is in or behind ends. */
export function findWordEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && !isWordEnd(text, end)) end++;
  return end;
}

/** Whether a term is one to which speakers add endings without a change in writing: two or more Hangul syllables. */
export function takesAnyEnding(term: string): boolean {
  return /[\uac00-\ud7a3]{2}$/.test(term);
}
