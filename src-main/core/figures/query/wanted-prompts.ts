/** Sets of prompts of a few wanted ids: what facts gave as pairs, before sections of months join. */
import type { Connection } from '../../../storage/connection.ts';
import type { WantedIds } from '../aggregate/list-parts.ts';
import type { NumberRows } from '../codec/number-rows.ts';
import { PromptSets } from '../codec/prompt-sets.ts';
import { readOrdinals } from '../store/read-facts.ts';

/** Room for sets of prompts at one time: 16 MB. */
const MOST_WORDS = 4_000_000;

/** How many ids may be wanted at one time. */
export function planSetsAtOnce(db: Connection, projectId: number): number {
  return Math.max(1, Math.floor((MOST_WORDS * 32) / readOrdinals(db, projectId)));
}

/** `pairs`: rows of id and ordinal. */
export function openPromptSets(db: Connection, projectId: number, wanted: WantedIds, pairs: NumberRows): PromptSets {
  const prompts = new PromptSets(wanted.ids.length, readOrdinals(db, projectId));
  for (let row = 0; row < pairs.length; row++) {
    const set = wanted.sets[pairs.at(row, 0)] ?? 0;
    if (set > 0) prompts.add(set - 1, pairs.at(row, 1));
  }
  return prompts;
}
