/** The 22 prompt languages. Projects store the lower-case code, prompts the upper-case spelling. */
export const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'pl',
  'sv',
  'da',
  'tr',
  'ja',
  'no',
  'fi',
  'cs',
  'ru',
  'zh',
  'zh-tw',
  'ko',
  'hi',
  'ar',
  'he',
] as const;

export type Language = (typeof LANGUAGES)[number];

/** The spelling that prompts carry: `de` becomes `DE`, `zh-tw` becomes `ZH-TW`. */
export function toPromptLanguage(language: string): string {
  return language.toUpperCase();
}

export function isLanguage(code: string): code is Language {
  return LANGUAGES.some((language) => language === code);
}
