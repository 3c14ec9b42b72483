/** What is counted of an answer, as one value: the unit in which facts are added, taken back and read again. Types only. */
import type { OpinionConfidence, OpinionSource } from '#shared/vocabulary/opinions.ts';

/** What answers are told apart by when they are counted. */
export interface Segment {
  engine: string;
  /** Upper case, as prompts carry it. */
  language: string;
  surface: string;
  isBranded: 0 | 1;
}

/** What one answer says about a brand that it names. */
export interface OpinionFact {
  /** In hundredths: 0-10000; null where nothing is said. */
  sentiment: number | null;
  /** A bit for each aspect of which something good is said, in the order of `ASPECTS`. */
  praised: number;
  /** The same of something bad. */
  blamed: number;
  source: OpinionSource;
  confidence: OpinionConfidence;
}

/** One brand in one answer: named, cited or both. */
export interface AppearanceFact {
  brandId: number;
  isNamed: boolean;
  isCited: boolean;
  /** 1-based rank of the first mention; null for a brand that is only cited. */
  order: number | null;
  depthUnits: number;
  opinion: OpinionFact;
  /** Mentions in the text. */
  occurrences: number;
}

export interface CitationFact {
  sourceId: number;
  /** 1-based place in the answer's own list. */
  place: number;
}

export interface AnswerFacts {
  answerId: number;
  projectId: number;
  promptId: number;
  ordinal: number;
  day: number;
  /** Milliseconds since the start of the day. */
  momentMs: number;
  segment: Segment;
  isGrounded: boolean;
  isRefusal: boolean;
  appearances: readonly AppearanceFact[];
  citations: readonly CitationFact[];
  /** Search queries in the order in which they were sent; one that was sent twice is there twice. */
  queryIds: readonly number[];
  /** Of the answer's offsets, as `sumOffsets` gives it. */
  offsetsSum: number;
}
