/** The words of the app in its language. Only the catalogue that is spoken is loaded. */
import type { Texts } from './english/index.ts';
import { type AppLanguage, LANGUAGE } from './language.ts';

const CATALOGUES: Readonly<Record<AppLanguage, () => Promise<Texts>>> = {
  en: async () => (await import('./english/index.ts')).ENGLISH,
  de: async () => (await import('./german/index.ts')).GERMAN,
};

export const TEXTS: Texts = await CATALOGUES[LANGUAGE]();
