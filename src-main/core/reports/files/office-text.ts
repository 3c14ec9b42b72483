/** Texts as office files take them: only characters that XML has, and each in its language and direction. Pure. */

/** What XML 1.0 cannot hold, not even escaped, besides halves of a pair: control characters and non-characters. */
const NOT_XML = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;

export function toXmlText(text: string): string {
  return text.toWellFormed().replace(NOT_XML, '\ufffd').replace(/\r\n?/g, '\n');
}

/** As office programs name a language, for spelling and fonts. */
const LOCALES: Readonly<Record<string, string>> = {
  en: 'en-GB',
  ar: 'ar-SA',
  cs: 'cs-CZ',
  da: 'da-DK',
  he: 'he-IL',
  hi: 'hi-IN',
  ja: 'ja-JP',
  ko: 'ko-KR',
  no: 'nb-NO',
  pt: 'pt-PT',
  sv: 'sv-SE',
  zh: 'zh-CN',
  'zh-tw': 'zh-TW',
};

export function toLocale(language: string): string {
  const code = language.toLowerCase();
  return LOCALES[code] ?? (/^[a-z]{2}$/.test(code) ? `${code}-${code.toUpperCase()}` : language);
}

/** Where nobody said it: scripts that are one language's as a rule. */
const BY_SCRIPT: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
];

/** The language of a text of others: as it is known, else by its script, else `fallback`. */
export function guessLanguage(text: string, known: string | undefined, fallback: string): string {
  return known ?? BY_SCRIPT.find(([pattern]) => pattern.test(text))?.[1] ?? fallback;
}

/** Roughly how wide a text is, in widths of a digit: signs of East Asia take two, as in a spreadsheet. */
export function measureText(text: string): number {
  let width = 0;
  for (const sign of text)
    width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/.test(sign) ? 2 : 1;
  return width;
}
