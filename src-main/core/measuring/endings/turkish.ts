/** What Turkish hangs on names without an apostrophe. Written folded: ı and i, u and ü, o and ö are one letter. */

/** By kind of last vowel the two vowels of endings. Foreign names follow how they are spoken, so that either kind may follow any name. */
const HARMONIES = [
  { low: 'a', highs: ['i', 'u'] },
  { low: 'e', highs: ['i', 'u'] },
];

/** `name`: folded. */
export function listTurkishEndings(name: string): string[] {
  const isVowel = /[aeiou]$/.test(name);
  const endings = HARMONIES.flatMap(({ low, highs }) =>
    highs.flatMap((high) => (isVowel ? afterVowel(low, high) : afterConsonant(low, high))),
  );
  return [...new Set(endings)];
}

/** "Arçelik" is "Arçeliğin": whole words, as the last letter of the name changes. */
export function listTurkishForms(name: string): string[] {
  if (!/[aeiou]k$/.test(name)) return [];
  return listTurkishEndings(name)
    .filter((ending) => /^[aeiou]/.test(ending))
    .map((ending) => `${name.slice(0, -1)}g${ending}`);
}

function afterVowel(low: string, high: string): string[] {
  const possessive = [
    `s${high}`,
    `s${high}n${high}n`,
    `s${high}n${high}`,
    `s${high}n${low}`,
    `s${high}nd${low}`,
    `s${high}nd${low}n`,
  ];
  const ownPossessive = [`n${high}`, `n${low}`, `nd${low}`, `nd${low}n`, `nd${low}ki`];
  return [`n${high}n`, `y${high}`, `y${low}`, `yl${low}`, ...possessive, ...ownPossessive, ...common(low, high)];
}

function afterConsonant(low: string, high: string): string[] {
  return [
    `${high}n`,
    high,
    low,
    `l${low}`,
    `${high}nd${low}`,
    `${high}nd${low}n`,
    `${high}n${high}`,
    `${high}n${low}`,
    ...common(low, high),
  ];
}

function common(low: string, high: string): string[] {
  const plural = `l${low}r`;
  // After a plural vowels are those of the plural, whatever the name's.
  const ofPlural = [
    `${plural}i`,
    `${plural}in`,
    `${plural}${low}`,
    `${plural}d${low}`,
    `${plural}d${low}n`,
    `${plural}l${low}`,
  ];
  return [
    ...['d', 't'].flatMap((d) => [`${d}${low}`, `${d}${low}n`, `${d}${low}ki`, `${d}${high}r`, `${d}${low}ym${high}s`]),
    plural,
    ...ofPlural,
    `l${high}`,
    `l${high}l${low}r`,
    `s${high}z`,
    `c${low}`,
    `y${high}m${high}s`,
    `m${high}`,
  ];
}
