/** What the cue words of a language are. Types and the four intents, no words. */
export const INTENTS = ['commercial', 'informational', 'navigational', 'transactional'] as const;
export type Intent = (typeof INTENTS)[number];

/**
 * Cues of one intent, separated by commas: those that settle it, and those that only hint at it. A cue is a word or a
 * phrase as written; `*` at its end lets more letters follow.
 */
export interface Cues {
  strong: string;
  weak: string;
}

export type LanguageCues = Readonly<Record<Intent, Cues>>;
