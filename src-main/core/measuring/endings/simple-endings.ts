/** The endings of languages that hang them on names without changing the name. `name`: folded. */

const SIBILANT = /(?:[sxz]|ch|sh)$/;
const VOWEL = /[aeiouy]$/;

export const SIMPLE_ENDINGS: Readonly<Record<string, (name: string) => readonly string[]>> = {
  en: (name) => (SIBILANT.test(name) ? ['es'] : ['s']),
  de: (name) => (/[sxz]$/.test(name) ? [] : name.endsWith('e') ? ['s', 'n'] : VOWEL.test(name) ? ['s'] : ['s', 'es']),
  nl: (name) => (/[sxz]$/.test(name) ? [] : ['s']),
  sv: (name) => (VOWEL.test(name) ? 's n ns t ts' : 's en ens et ets').split(' '),
  da: (name) => (VOWEL.test(name) ? 's n ns en ens t ts et ets er ers erne' : 's en ens et ets').split(' '),
  no: (name) => (VOWEL.test(name) ? 's n ns en ens t ts et ets er ers ene' : 's en ens et ets').split(' '),
  fr: (name) => (/[sxz]$/.test(name) ? [] : ['s']),
  es: (name) => (VOWEL.test(name) ? ['s'] : /[sx]$/.test(name) ? [] : ['es', 's']),
  pt: (name) => (VOWEL.test(name) ? ['s'] : /[sx]$/.test(name) ? [] : ['es', 's']),
  hi: () => 'का की के को से ने में पर तक वाला वाली वाले जैसा जैसी जैसे भी ही'.split(' '),
};
