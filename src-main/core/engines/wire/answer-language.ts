/** Words the one instruction that real engines get besides the question: its language. Must never name a brand. */

const SCRIPTS: Readonly<Record<string, string>> = { zh: 'zh-Hans', 'zh-tw': 'zh-Hant' };

/** `Answer in the language of the question (German).`, without the name when the code is not a known language. */
export function toLanguageInstruction(language: string): string {
  const name = findLanguageName(language);
  return name === null
    ? 'Answer in the language of the question.'
    : `Answer in the language of the question (${name}).`;
}

const names = new Map<string, string | null>();
const MOST_NAMES = 500;

/** Asking for a name takes as long as building a whole request, and a run asks in a few languages. */
function findLanguageName(language: string): string | null {
  const known = names.get(language);
  if (known !== undefined) return known;
  if (names.size >= MOST_NAMES) names.clear();
  const name = readLanguageName(language);
  names.set(language, name);
  return name;
}

function readLanguageName(language: string): string | null {
  const code = SCRIPTS[language.toLowerCase()] ?? language;
  try {
    return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code) ?? null;
  } catch {
    return null;
  }
}
