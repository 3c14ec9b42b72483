/** How Russian declines names, and which endings it writes after Latin ones. */
import { type CaseForms, mergeCases, toCases } from './case-forms.ts';

/** After these consonants и stands for ы, and after some of them е for о. */
const TAKES_I = /[гкхжшчщ]$/;
const HISSING = /[жшчщц]$/;

export function declineRussian(written: string): CaseForms | null {
  const word = written.replaceAll('ё', 'е');
  if (/(?:ый|ий|ой)$/.test(word) && word.length > 4)
    return mergeCases(declineAdjective(word.slice(0, -2)), declineNoun(word) ?? {});
  if (/(?:ая|яя)$/.test(word))
    return toCases(word.slice(0, -2), { gen: 'ой ей', dat: 'ой ей', acc: 'ую юю', ins: 'ой ою ей', loc: 'ой ей' });
  if (/(?:ое|ее)$/.test(word)) return declineAdjective(word.slice(0, -2));
  if (/ые$|ие$/.test(word)) return toCases(word.slice(0, -1), { gen: 'х', dat: 'м', ins: 'ми', loc: 'х' });
  return declineNoun(word);
}

function declineNoun(word: string): CaseForms | null {
  const stem = word.slice(0, -1);
  if (word.endsWith('а')) return declineFeminine(stem);
  if (word.endsWith('ия'))
    return toCases(stem, { gen: 'и', dat: 'и', acc: 'ю', ins: 'ей ею', pldat: 'ям', plins: 'ями', plloc: 'ях' });
  if (word.endsWith('я'))
    return toCases(stem, {
      gen: 'и',
      dat: 'е',
      acc: 'ю',
      ins: 'ей ею',
      pl: 'и',
      pldat: 'ям',
      plins: 'ями',
      plloc: 'ях',
    });
  if (word.endsWith('о'))
    return toCases(stem, { gen: 'а', dat: 'у', ins: 'ом', loc: 'е', pldat: 'ам', plins: 'ами', plloc: 'ах' });
  if (word.endsWith('е')) return toCases(stem, { gen: 'я', dat: 'ю', ins: 'ем', loc: 'и' });
  if (word.endsWith('ы')) return toCases(stem, { gen: 'ов -', dat: 'ам', ins: 'ами', loc: 'ах' });
  if (word.endsWith('и') && word.length > 4) return toCases(stem, { gen: 'ов', dat: 'ам', ins: 'ами', loc: 'ах' });
  if (word.endsWith('ь') || word.endsWith('й')) {
    return toCases(stem, {
      gen: 'я и',
      dat: 'ю и',
      ins: 'ем ью',
      loc: 'е и',
      pl: 'и',
      plgen: 'ей ев',
      pldat: 'ям',
      plins: 'ями',
      plloc: 'ях',
    });
  }
  return /[бвгджзклмнпрстфхцчшщ]$/.test(word) ? declineMasculine(word) : null;
}

function declineFeminine(stem: string): CaseForms {
  // "Пятёрочка" has "Пятёрочек", "Плитка" "Плиток".
  const plgen = /[жчшй]к$/.test(stem)
    ? [stem.replace(/й?к$/, 'ек')]
    : /[^аеиоуыэюяьй]к$/.test(stem)
      ? [`${stem.slice(0, -1)}ок`]
      : [];
  const cases = toCases(stem, {
    gen: TAKES_I.test(stem) ? 'и' : 'ы',
    dat: 'е',
    acc: 'у',
    ins: HISSING.test(stem) ? 'ей ой' : 'ой ою',
    pldat: 'ам',
    plins: 'ами',
    plloc: 'ах',
  });
  return { ...cases, plgen };
}

function declineMasculine(word: string): CaseForms {
  const fleeting = /[^аеиоуыэюя][ое]к$|[^аеиоуыэюя]ец$/.test(word)
    ? [word.replace(/ле([кц])$/, 'ль$1').replace(/[ое]([кц])$/, '$1')]
    : [];
  return mergeCases(
    ...[word, ...fleeting].map((stem) =>
      toCases(stem, {
        gen: 'а',
        dat: 'у',
        ins: HISSING.test(stem) ? 'ем ом' : 'ом',
        loc: 'е',
        pl: TAKES_I.test(stem) ? 'и' : 'ы',
        plgen: 'ов ей',
        pldat: 'ам',
        plins: 'ами',
        plloc: 'ах',
      }),
    ),
  );
}

function declineAdjective(stem: string): CaseForms {
  return toCases(stem, {
    gen: 'ого его',
    dat: 'ому ему',
    ins: 'ым им',
    loc: 'ом ем',
    pl: 'ые ие',
    plgen: 'ых их',
    plins: 'ыми ими',
  });
}

/** What Russian writes directly after a name in Latin letters. */
export const AFTER_LATIN = 'а у ом ем е ы и ой ою ей ю я ов ам ями ами ах ях'.split(' ');
/** The same in place of its last a. */
export const FOR_LATIN_A = 'ы и е у ю ой ою ей ею'.split(' ');
