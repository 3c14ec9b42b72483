/**
 * The language at an offset of an answer: that of its sentence where script or small words show another than the answer's.
 * A guess for choosing endings of names; nothing else depends on it.
 */

/** Small words that are frequent in one language and rare in the others, without accents where the language has them seldom. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'the of and is are for with that this it on from by as was your their which have has',
  de: 'der die das und ist sind mit für von nicht ein eine den dem im auf auch werden zu bei oder als',
  fr: 'le les des et est sont une pour avec dans du sur au aux qui que plus par ce cette vous',
  es: 'el los las y es son una para con del por que más como se su sus al lo pero',
  it: 'il gli di è sono una per con della dei che più nel alla anche come del si non le',
  nl: 'het een van en is zijn voor met op dat die niet ook bij aan naar wordt of te als',
  pt: 'o os as e é são uma para com do da dos das que mais em no na não por um',
  pl: 'i w na jest są z do nie się dla oraz który która przez jak to od po ale także',
  sv: 'i och är en ett för med av på som det att inte till den från har kan eller om så',
  da: 'i og er en et for med af på som det at ikke til den fra har kan eller om også',
  no: 'i og er en et for med av på som det å ikke til den fra har kan eller om også',
  tr: 've bir bu için ile da de en çok olarak daha olan gibi ise veya var değil kadar sonra hem',
  fi: 'ja on ovat ei se että tai myös kuin joka jotka sekä mutta hyvä oli voi kun niin tämä ovat',
  cs: 'a je jsou na se v pro s z že do nebo také jako který která ale není od po',
};

const BY_SCRIPT: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Han}/gu, 'zh'],
];

const LATIN = new Set(Object.keys(SMALL_WORDS));
/** By small word the languages that use it. */
const USERS = listUsers();
const WORDS = /\p{L}+/gu;
const TURKISH_WORDS = /(?<!\p{L}['’])(?<!\p{L})\p{L}+/gu;
/** How far a sentence is looked at on either side of an offset. */
const REACH = 160;

/** Languages at offsets of one text. `answerLanguage`: a prompt language in either spelling. */
export class SentenceLanguages {
  readonly #text: string;
  readonly #answerLanguage: string;
  #start = 0;
  #end = 0;
  #language = '';

  constructor(text: string, answerLanguage: string) {
    this.#text = text;
    this.#answerLanguage = answerLanguage.toLowerCase();
  }

  /** A lower-case code of a language, not always one of the prompt languages. */
  findAt(position: number): string {
    if (this.#language === '' || position < this.#start || position >= this.#end) {
      [this.#start, this.#end] = findSentence(this.#text, position);
      this.#language = guessLanguage(this.#text.slice(this.#start, this.#end), this.#answerLanguage);
    }
    return this.#language;
  }
}

/** From the mark or line end before to the one behind; never further than `REACH`. */
function findSentence(text: string, position: number): [start: number, end: number] {
  let start = position;
  while (start > 0 && position - start < REACH && !/[\n.!?。！？]/.test(text[start - 1]!)) start--;
  let end = position + 1;
  while (end < text.length && end - position < REACH && !/[\n.!?。！？]/.test(text[end]!)) end++;
  return [start, end];
}

function guessLanguage(sentence: string, answerLanguage: string): string {
  const script = guessByScript(sentence);
  const isLatin = LATIN.has(answerLanguage);
  if (script !== null) return isWrittenIn(script, answerLanguage) ? answerLanguage : script;
  const counts = new Map<string, number>();
  // The small letter of İ has its point apart, and what follows an apostrophe in Turkish is an ending.
  const words = answerLanguage === 'tr' ? TURKISH_WORDS : WORDS;
  for (const word of new Set(sentence.toLowerCase().replaceAll('\u0307', '').match(words))) {
    for (const language of USERS.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const own = isLatin ? (counts.get(answerLanguage) ?? 0) : -1;
  let [best, most] = [answerLanguage, own];
  for (const [language, count] of counts) if (count > most) [best, most] = [language, count];
  // One small word more may be chance: of neighbours like Danish and Norwegian the answer's is the likelier.
  return most >= 2 && most > own + 1 ? best : answerLanguage;
}

/** The language that a script other than the Latin one speaks for, where most letters are of it. */
function guessByScript(sentence: string): string | null {
  if (!/[^\0-\u036f]/.test(sentence)) return null;
  const latin = sentence.match(/\p{Script=Latin}/gu)?.length ?? 0;
  for (const [pattern, language] of BY_SCRIPT) {
    const count = sentence.match(pattern)?.length ?? 0;
    // Letters of these scripts say more each than Latin ones, and names are often Latin.
    if (count > 0 && count * 2 >= latin) return language;
  }
  return null;
}

function isWrittenIn(scriptLanguage: string, language: string): boolean {
  return scriptLanguage === language || (scriptLanguage === 'zh' && (language === 'zh-tw' || language === 'ja'));
}

function listUsers(): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const [language, words] of Object.entries(SMALL_WORDS)) {
    for (const word of new Set(words.split(' '))) users.set(word, [...(users.get(word) ?? []), language]);
  }
  return users;
}
