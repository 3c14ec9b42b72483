/** Makes one figure of all that is said of a brand. Reads no text. */

export const NEUTRAL = 50;

/**
 * A weight of 1 alone gives 59.62: lukewarm, as a reader calls "decent"; 1.2, of the loser of a comparison, 61.46; 2, one plain word, 68.27;
 * 3 gives 75.35.
 */
const SOFTNESS = 26;

const LUKEWARM = 1;

/** As far as what a text calls mixed goes from the middle, whatever else it says. */
const MOST_MIXED = 9;

/** A figure of a brand of which the text says that it is good and bad. */
export function holdToMiddle(sentiment: number): number {
  return Math.min(NEUTRAL + MOST_MIXED, Math.max(NEUTRAL - MOST_MIXED, sentiment));
}

/**
 * 0 to 100 with two decimals. More words that agree go further, words that contradict each other balance, and lukewarm ones, however many,
 * stay lukewarm.
 */
export function toSentiment(weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const isLukewarm = weights.every((weight) => Math.abs(weight) <= LUKEWARM);
  const sum = total / (isLukewarm ? weights.length : Math.sqrt(weights.length));
  return Math.round((NEUTRAL + (NEUTRAL * sum) / Math.sqrt(sum * sum + SOFTNESS)) * 100) / 100;
}
