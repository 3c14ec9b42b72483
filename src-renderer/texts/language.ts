/** Which language the app speaks and how it writes numbers and dates. Chosen once a load: changing it loads the page again. */

/** Languages with a catalogue. */
export const LANGUAGES = ['en', 'de'] as const;
export type AppLanguage = (typeof LANGUAGES)[number];

const STORAGE_KEY = 'sightline.language';
/** The region whose way of writing numbers and dates is taken where the system names none for the language. */
const USUAL_LOCALES: Readonly<Record<AppLanguage, string>> = { en: 'en-GB', de: 'de-DE' };
const hasPage = typeof document !== 'undefined';

/** The owner's choice; null: as the system. */
export function loadChosenLanguage(): AppLanguage | null {
  if (!hasPage) return null;
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return LANGUAGES.find((language) => language === stored) ?? null;
  } catch {
    // Without storage the system decides.
    return null;
  }
}

/** Keeps the choice (null: as the system) and loads the page again in that language. */
export function saveChosenLanguage(language: AppLanguage | null): void {
  if (language === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, language);
  location.reload();
}

/** First language of the system that has a catalogue; English otherwise. Pure. */
export function planLanguage(chosen: AppLanguage | null, system: readonly string[]): AppLanguage {
  const codes = system.map((locale) => locale.slice(0, 2).toLowerCase());
  return (
    chosen ??
    LANGUAGES.find((language) => codes.find((code) => LANGUAGES.some((known) => known === code)) === language) ??
    'en'
  );
}

/** The system's own region where it speaks the app's language (`de-AT`), the usual one otherwise. Pure. */
export function planLocale(language: AppLanguage, system: readonly string[]): string {
  const own = system.find((locale) => locale.toLowerCase().startsWith(`${language}-`));
  return own ?? USUAL_LOCALES[language];
}

const system = hasPage ? navigator.languages : [];

export const LANGUAGE = planLanguage(loadChosenLanguage(), system);
export const LOCALE = planLocale(LANGUAGE, system);
