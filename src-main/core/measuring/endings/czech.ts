/** How Czech declines names. */
import { type CaseForms, mergeCases, toCases } from './case-forms.ts';

/** The last consonants before the ending -e or -ě of the dative and locative. */
const SOFTENED: readonly (readonly [RegExp, string])[] = [
  [/ck$/, 'čt'],
  [/ch$/, 'š'],
  [/k$/, 'c'],
  [/[gh]$/, 'z'],
  [/r$/, 'ř'],
];
const SOFT = /[žščřcjďťňi]$/;
const TAKES_HOOK = /[dtnbpvmfw]$/;

export function declineCzech(word: string): CaseForms | null {
  if (/[áéý]$/.test(word)) return declineAdjective(word.slice(0, -1));
  if (word.endsWith('í')) return toCases(word, { gen: 'ho', dat: 'mu', ins: 'm', pl: 'ch', pldat: 'mi' });
  if (word.endsWith('a')) return declineFeminine(word.slice(0, -1));
  if (word.endsWith('o')) {
    const stem = word.slice(0, -1);
    return toCases(stem, {
      gen: 'a',
      dat: 'u',
      ins: 'em',
      loc: TAKES_HOOK.test(stem) ? 'u ě' : 'u e',
      pldat: 'ům',
      plloc: 'ech',
    });
  }
  if (/[eě]$/.test(word))
    return toCases(word.slice(0, -1), { dat: 'i u a', ins: 'í em', pldat: 'ím', plloc: 'ích', plins: 'emi ěmi' });
  return /[bcčdďfghjklmnňpqrřsštťvwxzž]$/.test(word) ? declineMasculine(word) : null;
}

function declineFeminine(stem: string): CaseForms {
  if (SOFT.test(stem)) {
    return toCases(stem, {
      gen: 'e i',
      dat: 'e i',
      acc: 'u i',
      voc: 'o e',
      ins: 'ou í',
      pl: 'e',
      pldat: 'ím',
      plins: 'emi',
      plloc: 'ích',
    });
  }
  const cases = toCases(stem, {
    gen: 'y i',
    acc: 'u',
    voc: 'o',
    ins: 'ou',
    pl: 'y',
    pldat: 'ám',
    plins: 'ami',
    plloc: 'ách',
  });
  const plgen = /[^aeiouyáéíóúůý][kn]$/.test(stem) ? [`${stem.slice(0, -1)}e${stem.slice(-1)}`] : [];
  return { ...cases, dat: [soften(stem)], plgen };
}

function declineMasculine(word: string): CaseForms {
  const fleeting = /[^aeiouyáéíóúůý]e[ckl]$/.test(word) ? [word.replace(/e([ckl])$/, '$1')] : [];
  return mergeCases(
    ...[word, ...fleeting].map((stem) =>
      toCases(stem, {
        gen: 'u a e',
        dat: 'u ovi i',
        voc: 'e u i',
        loc: TAKES_HOOK.test(stem) ? 'u ě e ovi i' : 'u e ovi i',
        ins: 'em',
        pl: 'y i e ové',
        plgen: 'ů',
        pldat: 'ům',
        plins: 'y i',
        plloc: 'ech ích',
      }),
    ),
  );
}

function declineAdjective(stem: string): CaseForms {
  return toCases(stem, {
    gen: 'é ého',
    dat: 'é ému',
    acc: 'ou ého',
    loc: 'é ém',
    ins: 'ou ým',
    pl: 'é ých',
    pldat: 'ým',
    plins: 'ými',
  });
}

/** "Škod" becomes "Škodě", "Biedronk" "Biedronce". */
function soften(stem: string): string {
  const rule = SOFTENED.find(([hard]) => hard.test(stem));
  if (rule) return `${stem.replace(rule[0], rule[1])}${rule[1] === 'čt' ? 'ě' : 'e'}`;
  return `${stem}${TAKES_HOOK.test(stem) ? 'ě' : 'e'}`;
}
