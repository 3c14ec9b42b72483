/** How two names are compared: by what is mistyped, by what sounds alike, and across scripts by consonants alone. Pure. */

/** Of this many letters one may be wrong, of `TWO_WRONG` two; shorter names are compared letter by letter. */
const ONE_WRONG = 5;
const TWO_WRONG = 8;
/** Fewer consonants than these are those of too many words. */
const LEAST_CONSONANTS = 3;

/** Whether `written` may be meant for `name`. Both in Latin letters, folded, without spaces; never true for the same letters. */
export function isMistyped(written: string, name: string): boolean {
  if (written === name || name.length < ONE_WRONG || written.length < ONE_WRONG - 1) return false;
  if (Math.abs(written.length - name.length) > 3 || !hasSameDigits(written, name)) return false;
  const most = name.length < TWO_WRONG ? 1 : 2;
  if (beginsAlike(written, name) && countEdits(written, name, most) <= most) return true;
  return toSound(written) === toSound(name) || hasSameConsonants(written, name);
}

function hasSameDigits(written: string, name: string): boolean {
  return written.replace(/\D/g, '') === name.replace(/\D/g, '');
}

/** The same first letter, or the first two the other way round. */
function beginsAlike(written: string, name: string): boolean {
  return written[0] === name[0] || (written[0] === name[1] && written[1] === name[0]);
}

/** Letters that are left out, added, wrong or exchanged with their neighbour; more than `most` is returned as `most + 1`. */
export function countEdits(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let edits = Math.min(last[column]! + 1, line[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) edits = Math.min(edits, before[column - 2]! + 1);
      line.push(edits);
    }
    if (Math.min(...line) > most) return most + 1;
    [before, last] = [last, line];
  }
  return last[b.length]!;
}

/** Spellings that are heard alike are one: ph and f, c and k, y and i, z and s, th and t, doubled letters. */
function toSound(name: string): string {
  return name
    .replace(/ph/g, 'f')
    .replace(/sch|sh|ch/g, 'š')
    .replace(/th/g, 't')
    .replace(/ck|q|c/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/[yj]/g, 'i')
    .replace(/z/g, 's')
    .replace(/w/g, 'v')
    .replace(/ee|ea/g, 'i')
    .replace(/(.)\1+/gu, '$1');
}

function hasSameConsonants(written: string, name: string): boolean {
  const consonants = name.replace(/[aeiouy]/g, '');
  return (
    consonants.length >= LEAST_CONSONANTS &&
    written[0] === name[0] &&
    Math.abs(written.length - name.length) <= 1 &&
    written.replace(/[aeiouy]/g, '') === consonants
  );
}

/** A letter that may be heard as either, or not at all. */
const EITHER: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ng/, ['N', 'NK']],
  [/th/, ['T', 'S']],
  [/ph/, ['P']],
  [/sch|sh|ch|ts|zh/, ['S', 'K']],
  [/ck|[kq]/, ['K']],
  [/c(?=[eiy])/, ['S']],
  [/c/, ['K']],
  [/g(?=[eiy])/, ['K', 'S']],
  [/g/, ['K']],
  [/x/, ['KS', 'S']],
  [/h/, ['', 'K']],
  [/w/, ['', 'P']],
  [/j/, ['S', '']],
  [/[bpvf]/, ['P']],
  [/[dt]/, ['T']],
  [/[sz]/, ['S']],
  [/[lr]/, ['R']],
  [/[mn]/, ['N']],
  [/[aeiouy]/, ['']],
];
const MOST_SKELETONS = 16;

/**
 * The consonants of a name as scripts tell them apart that have no letters for others or leave vowels out, each way to hear them; empty
 * for a name with too few. A vowel at the beginning counts.
 */
export function listSkeletons(latin: string): string[] {
  let skeletons = [''];
  for (let rest = latin; rest !== ''; ) {
    const found = EITHER.find(([pattern]) => rest.search(pattern) === 0);
    const [pattern, heard] = found ?? [/[\s\S]/u, [/\d/.test(rest[0]!) ? rest[0]! : '']];
    rest = rest.replace(pattern, '');
    skeletons = skeletons.flatMap((skeleton) => heard.map((sound) => skeleton + sound)).slice(0, MOST_SKELETONS);
  }
  const start = /^[aeiouy]/.test(latin) ? 'A' : '';
  return [...new Set(skeletons.map((skeleton) => skeleton.replace(/(.)\1+/g, '$1')))]
    .filter((skeleton) => skeleton.length >= LEAST_CONSONANTS)
    .map((skeleton) => start + skeleton);
}
