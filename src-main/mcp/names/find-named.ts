/** Finds by a name as somebody says it: case, accents and spacing do not matter, a part will do where it leads to one thing. Pure. */
import { foldForSearch } from '#shared/text/fold-search.ts';

export interface Named {
  /** All that it is called, ids too. */
  names: readonly string[];
}

export type Found<T> = { one: T } | { several: readonly T[] };

/** Letters and digits alone: `AI-Overviews` is `ai overviews`. */
export function foldName(text: string): string {
  return foldForSearch(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The best matching rule decides; `several` is empty where nothing agrees. */
export function findNamed<T extends Named>(things: readonly T[], asked: string): Found<T> {
  const sought = foldName(asked);
  if (sought === '') return { several: [] };
  const rules = [
    (name: string) => name === sought,
    (name: string) => name.startsWith(sought),
    (name: string) => sought.length > 2 && name.includes(sought),
    (name: string) => name.length > 3 && sought.includes(name),
  ];
  for (const agrees of rules) {
    const found = things.filter(({ names }) => names.some((name) => name !== '' && agrees(foldName(name))));
    const [one] = found;
    if (one && found.length === 1) return { one };
    if (found.length > 1) return { several: found };
  }
  return { several: [] };
}
