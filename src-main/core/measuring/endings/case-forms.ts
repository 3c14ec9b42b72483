/** The words of a declined name, case by case. What the languages that decline names have in common. */

/** By case the forms of one word; a case that looks like another is in both. */
export type CaseForms = Readonly<Record<string, readonly string[]>>;

/** Stem and endings of a case: `toCases('zentrov', { gen: 'y' })` has `zentrovy`. */
export function toCases(stem: string, endings: Readonly<Record<string, string>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(endings).map(([name, list]) => [
      name,
      list.split(' ').map((ending) => stem + (ending === '-' ? '' : ending)),
    ]),
  );
}

/** Both forms of every case. */
export function mergeCases(...all: readonly CaseForms[]): CaseForms {
  const names = new Set(all.flatMap((cases) => Object.keys(cases)));
  return Object.fromEntries([...names].map((name) => [name, [...new Set(all.flatMap((cases) => cases[name] ?? []))]]));
}

const MOST_WORDS = 3;

/**
 * The forms of a name: of one word all, of more those in which its last, its first or all words have the same case. `name` in small letters.
 */
export function declineName(name: string, decline: (word: string) => CaseForms | null): string[] {
  const words = name.split(' ');
  if (words.length > MOST_WORDS) return [];
  const paradigms = words.map(decline);
  const cases = new Set(paradigms.flatMap((paradigm) => Object.keys(paradigm ?? {})));
  return [...cases].flatMap((name) => {
    const options = words.map((word, index) => paradigms[index]?.[name] ?? [word]);
    const last = words.length - 1;
    return [
      ...combine(options),
      ...(last > 0 ? combine(words.map((word, index) => (index === last ? options[index]! : [word]))) : []),
      ...(last > 0 ? combine(words.map((word, index) => (index === 0 ? options[index]! : [word]))) : []),
    ];
  });
}

function combine(options: readonly (readonly string[])[]): string[] {
  return options.reduce<string[]>(
    (names, words) => names.flatMap((name) => words.map((word) => (name === '' ? word : `${name} ${word}`))),
    [''],
  );
}
