/**
 * What an answer says about a brand, in one number of its appearance: sentiment in hundredths (14 bits), aspects praised and blamed (5 and
 * 5), whether there is an opinion at all, by whom and how surely it was found (1, 2, 2). 0: nothing is said. Packing and reading only.
 */
import { OPINION_CONFIDENCES, OPINION_SOURCES } from '#shared/vocabulary/opinions.ts';
import type { OpinionFact } from './answer-facts.ts';
import { HUNDREDTHS_PER_ONE } from './units.ts';

const [PRAISED, BLAMED, SOURCE, CONFIDENCE] = [14, 19, 25, 27] as const;
const HAS_OPINION = 1 << 24;

export const NO_OPINION: OpinionFact = { sentiment: null, praised: 0, blamed: 0, source: 'words', confidence: 'low' };

export function packOpinion({ sentiment, praised, blamed, source, confidence }: OpinionFact): number {
  return (
    (sentiment === null ? 0 : HAS_OPINION | sentiment) |
    (praised << PRAISED) |
    (blamed << BLAMED) |
    (OPINION_SOURCES.indexOf(source) << SOURCE) |
    (OPINION_CONFIDENCES.indexOf(confidence) << CONFIDENCE)
  );
}

export function unpackOpinion(word: number): OpinionFact {
  const hundredths = sentimentOfWord(word);
  return {
    sentiment: hundredths < 0 ? null : hundredths,
    praised: praisedOfWord(word),
    blamed: blamedOfWord(word),
    source: OPINION_SOURCES[(word >>> SOURCE) & 3] ?? 'words',
    confidence: OPINION_CONFIDENCES[(word >>> CONFIDENCE) & 3] ?? 'low',
  };
}

/** 0-100; null where nothing is said, or the brand is not named. */
export function toSentiment(opinion: OpinionFact | undefined): number | null {
  return opinion == null || opinion.sentiment === null ? null : opinion.sentiment / HUNDREDTHS_PER_ONE;
}

/*
 * For loops over millions of appearances, with literals in place of the constants above.
 */
/** In hundredths; below zero where nothing is said. */
export const sentimentOfWord = (word: number): number => ((word & 0x1000000) === 0 ? -1 : word & 0x3fff);
/** A bit for each aspect. */
export const praisedOfWord = (word: number): number => (word >>> 14) & 31;
export const blamedOfWord = (word: number): number => (word >>> 19) & 31;
/** Whether somebody decided by hand: 2 is the place of `override`. */
export const isOverriddenWord = (word: number): boolean => ((word >>> 25) & 3) === 2;
