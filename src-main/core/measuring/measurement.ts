/** The words of measuring: what goes in about brands, what comes out about an answer. Types and the version, no behaviour. */
import type { NameRule, OptionalNameRule } from '#shared/vocabulary/name-rules.ts';

import type { Aspect } from './opinions/opinion-words.ts';

/** Raised whenever the same text and brands would measure differently, so that stored answers can be measured again. */
export const MEASURING_VERSION = 13;

/** One spelling of a brand. A case-sensitive one must appear letter for letter. */
export interface BrandName {
  text: string;
  caseSensitive: boolean;
}

/** Everything needed to recognise one brand. `domains`: its domain and aliases, as host or as URL, in any spelling. */
export interface BrandRules {
  brandId: number;
  isOwn: boolean;
  names: BrandName[];
  exclusions: string[];
  domains: string[];
  /** Rules by which it is not found; absent: none. */
  withoutRules?: readonly OptionalNameRule[];
  /** Words of which one, or another brand's name, must be near a mention; absent or empty: nothing has to be. */
  near?: readonly string[];
}

/** A source that the answer itself references, as the engine gave it. */
export interface CitedSource {
  url: string;
  title: string | null;
}

/** What one answer says about one brand that it names. */
export interface MeasuredMention {
  brandId: number;
  /** 1-based rank of the first mention among the brands named in the answer. */
  order: number;
  /** Index (from 0) of the word in which the first mention starts; the next word if it starts between two. */
  firstWord: number;
  /** `firstWord / words * 100`: 0 is the very top, always below 100. */
  depth: number;
  /** UTF-16 offsets in the answer's Markdown, in order, one pair a mention; emphasis marks may be inside. */
  spans: [start: number, end: number][];
  /** The rule by which each of `spans` was found. */
  rules: NameRule[];
  /** 0-100 with two decimals, 50 where good and bad are in balance; null where nothing is said of the brand. */
  sentiment: number | null;
  /** What says so; null where nothing does. */
  opinion: Opinion | null;
}

/** The words that speak of one brand in one answer. `low`: one weak or distant word only. */
export interface Opinion {
  confidence: 'low' | 'medium';
  evidence: Evidence[];
}

/** One word or phrase: its UTF-16 offsets in the answer's Markdown, and -3 to 3, negation and intensity included, as it is about this brand. */
export interface Evidence {
  start: number;
  end: number;
  weight: number;
  aspect: Aspect | null;
}

/** One distinct URL among the cited sources. */
export interface MeasuredCitation {
  /** 1-based place in the answer's own list, of the first occurrence. */
  place: number;
  /** Normalised, see `normaliseUrl`. */
  url: string;
  /** Lower-case ASCII host without `www.`. */
  host: string;
  title: string | null;
  /** Brands to whose domain the host belongs, in the order of the rules; empty for a third party. */
  brandIds: number[];
}

/** Everything measured in one answer. An answer without text has 0 words and no mentions. */
export interface MeasuredAnswer {
  words: number;
  mentions: MeasuredMention[];
  citations: MeasuredCitation[];
}
