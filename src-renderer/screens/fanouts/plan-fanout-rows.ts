/** Rows of the table of searches, with the words that each adds to its newest prompt. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';

type Fanout = OperationOutput<'fanouts.list'>['fanouts'][number];
type Occurrence = OperationOutput<'fanouts.details'>['occurrences'][number];

export interface FanoutRow extends Fanout {
  /** In the order of the search, as it spells them. */
  added: string[];
  /** Of all answers of the window; null where it is not known. */
  sharePercent: number | null;
  totalAnswers: number;
}

const fold = (word: string) => word.normalize('NFC').toLowerCase();
const toWords = (text: string) => text.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.+#-]*(?<![.'’-])/gu) ?? [];

/** Words of the search that its prompt does not have, in any case; ties such as `the` stay: this is one search, not a count. */
export function listAdded(query: string, prompt: string): string[] {
  const known = new Set(toWords(prompt).map(fold));
  return [...new Set(toWords(query))].filter((word) => !known.has(fold(word)));
}

export function planFanoutRows(fanouts: readonly Fanout[], totalAnswers: number): FanoutRow[] {
  return fanouts.map((fanout) => ({
    ...fanout,
    added: listAdded(fanout.query, fanout.samplePrompt),
    sharePercent: fanout.searched && totalAnswers > 0 ? (100 * fanout.searched.answers) / totalAnswers : null,
    totalAnswers,
  }));
}

export interface LeadingPrompt {
  id: string;
  text: string;
  occurrences: number;
}

/** Prompts that lead to a search, the most frequent first. */
export function planLeadingPrompts(occurrences: readonly Occurrence[]): LeadingPrompt[] {
  const prompts = new Map<string, LeadingPrompt>();
  for (const { promptId, promptText } of occurrences) {
    const known = prompts.get(promptId) ?? { id: promptId, text: promptText, occurrences: 0 };
    known.occurrences++;
    prompts.set(promptId, known);
  }
  return [...prompts.values()].sort((a, b) => b.occurrences - a.occurrences);
}

/** One occurrence an answer, newest first: a search that an answer made twice is one answer. */
export function listAnswers(occurrences: readonly Occurrence[]): Occurrence[] {
  const seen = new Map(occurrences.map((occurrence) => [occurrence.resultId, occurrence]));
  return [...seen.values()];
}
