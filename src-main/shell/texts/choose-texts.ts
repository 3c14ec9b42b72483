/** Which words the shell speaks: those of its window once that is known, else those of the system. Pure. */
import { ENGLISH, type ShellTexts } from './english.ts';
import { GERMAN } from './german.ts';

const CATALOGUES: Readonly<Record<string, ShellTexts>> = { en: ENGLISH, de: GERMAN };

/** `system` are locales as in `de-AT`, best first. English where none of them has a catalogue. */
export function chooseTexts(language: string | null, system: readonly string[]): ShellTexts {
  const wanted = [...(language === null ? [] : [language]), ...system];
  const locale = wanted.find((each) => Object.hasOwn(CATALOGUES, toLanguage(each)));
  const texts = locale === undefined ? ENGLISH : (CATALOGUES[toLanguage(locale)] ?? ENGLISH);
  const region = system.find((each) => toLanguage(each) === toLanguage(texts.locale) && each.includes('-'));
  return { ...texts, locale: region ?? texts.locale };
}

function toLanguage(locale: string): string {
  return locale.slice(0, 2).toLowerCase();
}
