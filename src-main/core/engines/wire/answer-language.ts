/** Words the one instruction that real engines get besides the question: its language. Must never name a brand. */

const SCRIPTS: Readonly<Record<string, string>> = { zh: 'zh-Hans', 'zh-tw': 'zh-Hant' };

/** `Answer in the language of the question (German).`, without the name when the code is not a known language. */
export function toLanguageInstruction(language: string): string {
  const name = findLanguageName(language);
  return name === null
    ? 'Answer in the language of the question.'
    : `Answer in the language of the question (${name}).`;
}

function findLanguageName(language: string): string | null {
  const code = SCRIPTS[language.toLowerCase()] ?? language;
  try {
    return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code) ?? null;
  } catch {
    return null;
  }
}
