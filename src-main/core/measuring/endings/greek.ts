/** How Greek declines names in Greek letters, without accents and with σ at the end too. */
import { type CaseForms, toCases } from './case-forms.ts';

const PARADIGMS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['οσ', { gen: 'ου', acc: 'ο', voc: 'ε', pl: 'οι', plgen: 'ων', placc: 'ουσ' }],
  ['ασ', { gen: 'α', pl: 'εσ', plgen: 'ων' }],
  ['ησ', { gen: 'η', pl: 'εσ', plgen: 'ων' }],
  ['α', { gen: 'ασ', pl: 'εσ', plgen: 'ων' }],
  ['η', { gen: 'ησ', pl: 'εσ εισ', plgen: 'ων εων' }],
  ['ο', { gen: 'ου', pl: 'α', plgen: 'ων' }],
  ['ι', { gen: 'ιου', pl: 'ια', plgen: 'ιων' }],
];

/** `word`: folded as names are. */
export function declineGreek(word: string): CaseForms | null {
  const paradigm = PARADIGMS.find(([ending]) => word.endsWith(ending));
  return paradigm && word.length > 3 ? toCases(word.slice(0, -paradigm[0].length), paradigm[1]) : null;
}

/** What Greek writes directly after a name in Latin letters. */
export const AFTER_LATIN = 'σ οσ ου ο α ασ εσ ων'.split(' ');
