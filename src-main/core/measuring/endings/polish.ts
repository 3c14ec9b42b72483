/** How Polish declines names. */
import { type CaseForms, mergeCases, toCases } from './case-forms.ts';

/** The last consonants before the ending -e of the locative. */
const SOFTENED: readonly (readonly [string, string])[] = [
  ['st', 'ści'],
  ['zd', 'ździ'],
  ['sł', 'śl'],
  ['ch', 'sz'],
  ['sn', 'śni'],
  ['t', 'ci'],
  ['d', 'dzi'],
  ['r', 'rz'],
  ['ł', 'l'],
  ['k', 'c'],
  ['g', 'dz'],
  ['h', 'sz'],
  ['s', 'si'],
  ['z', 'zi'],
  ['n', 'ni'],
  ['m', 'mi'],
  ['p', 'pi'],
  ['b', 'bi'],
  ['w', 'wi'],
  ['v', 'vi'],
  ['f', 'fi'],
  ['x', 'xi'],
];
const SOFT = /(?:l|j|c|cz|sz|rz|ż|dz|ś|ź|ć|ń|i)$/;
const VELAR = /[kg]$/;

export function declinePolish(word: string): CaseForms | null {
  if (/(?:sk|ck|dzk)(?:a|i|ie)$/.test(word)) return mergeCases(declineAdjective(word), declineNoun(word) ?? {});
  if (/[^aeiouyąęó][yi]$/.test(word)) return declineAdjective(word);
  if (/n[ay]$/.test(word)) return mergeCases(declineAdjective(word), declineNoun(word) ?? {});
  return declineNoun(word);
}

function declineNoun(word: string): CaseForms | null {
  if (word.endsWith('a')) return declineFeminine(word.slice(0, -1));
  if (word.endsWith('o')) return declineNeuter(word.slice(0, -1));
  if (word.endsWith('um'))
    return toCases(word.slice(0, -2), { pl: 'a', plgen: 'ów', pldat: 'om', plins: 'ami', plloc: 'ach' });
  if (/[^aeiouy]e$/.test(word)) return declineStem(word.slice(0, -1));
  if (/[aeou]y$/.test(word)) return declineStem(word);
  return /[bcdfghjklłmnprstvwxzśźżćńq]$/.test(word) ? declineMasculine(word) : null;
}

function declineFeminine(stem: string): CaseForms {
  const cases = toCases(stem, {
    gen: SOFT.test(stem) || VELAR.test(stem) ? 'i y' : 'y',
    dat: SOFT.test(stem) ? 'i y' : '-',
    acc: 'ę',
    ins: 'ą',
    voc: 'o',
    pldat: 'om',
    plins: 'ami',
    plloc: 'ach',
  });
  if (!SOFT.test(stem)) cases.dat = [soften(stem)];
  if (/[aeou]$/.test(stem)) cases.gen = [`${stem}i`];
  if (stem.endsWith('i')) cases.gen = [stem, `${stem}i`];
  if (stem.endsWith('j')) cases.gen = [`${stem}i`, `${stem.slice(0, -1)}i`];
  if (/[^aeiouy]k$/.test(stem)) cases.plgen = [`${stem.slice(0, -1)}ek`];
  return cases;
}

function declineNeuter(stem: string): CaseForms {
  const cases = toCases(stem, {
    gen: 'a',
    dat: 'u',
    ins: VELAR.test(stem) ? 'iem' : 'em',
    loc: 'u',
    plgen: 'ów',
    pldat: 'om',
    plins: 'ami',
    plloc: 'ach',
  });
  if (!isSoft(stem)) cases.loc = [soften(stem)];
  return cases;
}

function declineMasculine(word: string): CaseForms {
  const fleeting = /(?:[^aeiouy]|i)e[ckl]$/.exec(word) ? [word.replace(/i?e([ckl])$/, '$1')] : [];
  return mergeCases(...[word, ...fleeting].map(declineStem));
}

function declineStem(stem: string): CaseForms {
  const cases = toCases(stem, {
    gen: 'a u',
    dat: 'owi',
    ins: VELAR.test(stem) ? 'iem' : 'em',
    loc: 'u',
    pl: 'y e i owie',
    plgen: 'ów i y',
    pldat: 'om',
    plins: 'ami',
    plloc: 'ach',
  });
  if (!isSoft(stem)) cases.loc = [soften(stem)];
  return cases;
}

/** Whether the locative of what is not feminine ends in -u. */
function isSoft(stem: string): boolean {
  return SOFT.test(stem) || /[kghy]$/.test(stem);
}

/** "Allegr" becomes "Allegrze", "Żabk" "Żabce". */
function soften(stem: string): string {
  const rule = SOFTENED.find(([hard]) => stem.endsWith(hard));
  return rule ? `${stem.slice(0, -rule[0].length)}${rule[1]}e` : `${stem}e`;
}

function declineAdjective(word: string): CaseForms {
  const stem = word.replace(/(?:ie|[aeyi])$/, '');
  const i = VELAR.test(stem) ? 'i' : '';
  return word.endsWith('a')
    ? toCases(stem, { gen: `${i}ej`, dat: `${i}ej`, acc: 'ą', ins: 'ą' })
    : toCases(stem, {
        gen: `${i}ego`,
        dat: `${i}emu`,
        ins: VELAR.test(stem) ? 'im' : 'ym im',
        loc: VELAR.test(stem) ? 'im' : 'ym im',
      });
}
