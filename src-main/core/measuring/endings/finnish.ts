/** What Finnish hangs on names, with the changes of their stems. Written folded: a and ä are one letter, which keeps vowel harmony. */

const CASES = 'n na ssa sta lla lta lle ksi tta ne ineen t';
const PLURAL_CASES = 'na ssa sta lla lta lle ksi tta n hin';
const PARTICLES = ['', 'kin', 'kaan', 'ko', 'kohan', 'han', 'pa', 'nsa'];

/** Stem changes before an ending that closes the last syllable. */
const GRADES: readonly (readonly [RegExp, string])[] = [
  [/kk([aeiouy])$/, 'k$1'],
  [/pp([aeiouy])$/, 'p$1'],
  [/tt([aeiouy])$/, 't$1'],
  [/nk([aeiouy])$/, 'ng$1'],
  [/nt([aeiouy])$/, 'nn$1'],
  [/mp([aeiouy])$/, 'mm$1'],
  [/lt([aeiouy])$/, 'll$1'],
  [/rt([aeiouy])$/, 'rr$1'],
  [/([aeiouy])t([aeiouy])$/, '$1d$2'],
  [/([aeiouy])p([aeiouy])$/, '$1v$2'],
];

/** Endings after the name as it is. `name`: folded. */
export function listFinnishEndings(name: string): string[] {
  const vowel = name.at(-1)!;
  if (!/[aeiouy]/.test(vowel)) return withParticles(['i', ...endingsAfter('i').map((ending) => `i${ending}`)]);
  return withParticles(['', ...endingsAfter(vowel), ...(/[aeiouy]{2}$/.test(name) ? ['ta', 'seen'] : [])]);
}

/** Whole words whose stem is not the name. */
export function listFinnishForms(name: string): string[] {
  const stems = GRADES.filter(([pattern]) => pattern.test(name)).map(([pattern, grade]) =>
    name.replace(pattern, grade),
  );
  const graded = stems.flatMap((stem) => 'n ssa sta lla lta lle ksi tta t'.split(' ').map((ending) => stem + ending));
  return withParticles([...graded, ...listPlurals(name), ...listOtherStems(name)]);
}

/** "Veikkaus" is "Veikkauksen", "Aaltonen" is "Aaltosen". */
function listOtherStems(name: string): string[] {
  if (name.endsWith('nen')) return toStem(`${name.slice(0, -3)}se`, `${name.slice(0, -3)}sta`);
  if (/[aeiouy]s$/.test(name)) return toStem(`${name.slice(0, -1)}kse`, `${name}ta`);
  return [];
}

function toStem(stem: string, partitive: string): string[] {
  return [partitive, ...endingsAfter(stem.at(-1)!).map((ending) => stem + ending)];
}

/** "Nokia" is "Nokioita", "Fiskari" "Fiskareita". */
function listPlurals(name: string): string[] {
  const stem = name.slice(0, -1);
  const plural = { a: `${stem}oi`, i: `${stem}ei`, o: `${name}i`, u: `${name}i`, y: `${name}i`, e: `${stem}ei` }[
    name.at(-1)!
  ];
  if (plural === undefined) return [];
  const oblique = [...PLURAL_CASES.split(' '), 'ta', 'den', 'tten'].map((ending) => plural + ending);
  // Between vowels the plural i is a j, and after i it is an e or nothing: "Teslojen", "Lidlien".
  const base = plural.slice(0, -1);
  return [...oblique, ...(name.endsWith('i') ? [`${stem}ien`, `${stem}ia`] : [`${base}jen`, `${base}ja`])];
}

function endingsAfter(vowel: string): string[] {
  return [...CASES.split(' '), 'a', `${vowel}n`, `h${vowel}n`];
}

function withParticles(forms: readonly string[]): string[] {
  return forms.flatMap((form) => PARTICLES.map((particle) => form + particle));
}
