/** Which words of two texts are the same. Pure, but for the time that it may take. */
import { diffWordsWithSpace } from 'diff';

export interface WordRun {
  text: string;
  kind: 'same' | 'removed' | 'added';
}

/** Beyond this a reader waits too long for it. */
const TIMEOUT_MS = 1500;

/** In the order of the text; null when the texts are too long or too different to be compared in time. */
export function planWordDiff(first: string, second: string, timeoutMs: number = TIMEOUT_MS): WordRun[] | null {
  const runs = diffWordsWithSpace(first, second, { timeout: timeoutMs });
  if (!runs) return null;
  return runs.map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}
