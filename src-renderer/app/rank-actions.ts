/** Which entries of the palette match what is typed, and in which order: folded as every search is, all words, names before other words. Pure. */
import { foldForSearch } from '#shared/text/fold-search.ts';

export interface Rankable {
  label: string;
  description?: string | undefined;
  /** Other words that people use for it. */
  also?: string;
}

export interface RankableGroup<A extends Rankable> {
  group: string;
  actions: A[];
}

/** The best of each word's places; null where a word is nowhere. Lower is better. */
export function rankAction({ label, description = '', also = '' }: Rankable, typed: string): number | null {
  const words = foldForSearch(typed).split(/\s+/).filter(Boolean);
  const [name, other] = [foldForSearch(label), foldForSearch(`${also} ${description}`)];
  const whole = words.join(' ');
  if (name === whole) return 0;
  if (name.startsWith(whole)) return 1;
  const ranks = words.map((word) => rankWord(word, name, other));
  return ranks.some((rank) => rank === null) ? null : Math.max(1, ...ranks.map((rank) => rank ?? 0));
}

function rankWord(word: string, name: string, other: string): number | null {
  if (isWordStart(word, name)) return 2;
  if (name.includes(word)) return 3;
  if (isWordStart(word, other)) return 4;
  return other.includes(word) ? 5 : null;
}

function isWordStart(word: string, text: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true;
  }
  return false;
}

/** Groups with what matches, the best match first; groups in the order of their best. What is typed may be nothing: then all, as they are. */
export function rankGroups<A extends Rankable>(groups: readonly RankableGroup<A>[], typed: string): RankableGroup<A>[] {
  if (typed.trim() === '') return groups.filter(({ actions }) => actions.length > 0);
  return groups
    .map(({ group, actions }) => {
      const ranked = actions
        .map((action) => ({ action, rank: rankAction(action, typed) }))
        .filter((each): each is { action: A; rank: number } => each.rank !== null)
        .sort((a, b) => a.rank - b.rank);
      return { group, actions: ranked.map(({ action }) => action), best: ranked[0]?.rank ?? null };
    })
    .filter((each): each is RankableGroup<A> & { best: number } => each.best !== null)
    .sort((a, b) => a.best - b.best)
    .map(({ group, actions }) => ({ group, actions }));
}
