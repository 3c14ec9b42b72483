/** What an answer can say about a brand that it names, and who says that it does. Closed lists; facts keep them by their places. */

/** What is praised or blamed. */
export const ASPECTS = ['price', 'support', 'ease', 'reliability', 'features'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** `none`: nothing is said about the brand. */
export const OPINION_CLASSES = ['positive', 'neutral', 'negative', 'none'] as const;
export type OpinionClass = (typeof OPINION_CLASSES)[number];

/** By which an opinion was found, the weakest first: the words of the answer, a model that judged it, somebody who read it. */
export const OPINION_SOURCES = ['words', 'judge', 'override'] as const;
export type OpinionSource = (typeof OPINION_SOURCES)[number];

export const OPINION_CONFIDENCES = ['low', 'medium', 'high'] as const;
export type OpinionConfidence = (typeof OPINION_CONFIDENCES)[number];

/** Of 100: below is negative, above the other is positive. */
export const NEGATIVE_BELOW = 40;
export const POSITIVE_ABOVE = 60;

/** `sentiment`: 0-100; null where nothing is said. */
export function toOpinionClass(sentiment: number | null): OpinionClass {
  if (sentiment === null) return 'none';
  if (sentiment < NEGATIVE_BELOW) return 'negative';
  return sentiment > POSITIVE_ABOVE ? 'positive' : 'neutral';
}
