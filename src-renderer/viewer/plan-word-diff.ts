/** Which words of two texts are the same. Pure, but for the time that it may take. */
import { diffWordsWithSpace } from 'diff';

export interface WordRun {
  text: string;
  kind: 'same' | 'removed' | 'added';
}

/** Beyond this a reader waits too long for it. */
const TIMEOUT_MS = 1500;
/** Fewer words than these between two changes are part of one change: single "and"s in common say nothing. */
const FEWEST_SAME_WORDS = 3;

/** In the order of the text; null when the texts are too long or too different to be compared in time. */
export function planWordDiff(first: string, second: string, timeoutMs: number = TIMEOUT_MS): WordRun[] | null {
  const changes = diffWordsWithSpace(first, second, { timeout: timeoutMs });
  if (!changes) return null;
  const runs = changes.map(({ value, added, removed }): WordRun => {
    return { text: value, kind: added ? 'added' : removed ? 'removed' : 'same' };
  });
  return joinChanges(runs);
}

/** Runs of changes become one removal and one addition each. */
function joinChanges(runs: readonly WordRun[]): WordRun[] {
  const joined: WordRun[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed !== '') joined.push({ text: removed, kind: 'removed' });
    if (added !== '') joined.push({ text: added, kind: 'added' });
    [removed, added] = ['', ''];
  };
  for (const [index, { text, kind }] of runs.entries()) {
    const isBetween = removed + added !== '' && index < runs.length - 1;
    if (kind === 'same' && !(isBetween && isShort(text))) {
      flush();
      joined.push({ text, kind });
      continue;
    }
    if (kind !== 'added') removed += text;
    if (kind !== 'removed') added += text;
  }
  flush();
  return joined;
}

/** An empty line parts paragraphs, and what is in one has nothing to do with the next. */
function isShort(text: string): boolean {
  return !/\n\s*\n/.test(text) && (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) < FEWEST_SAME_WORDS;
}
