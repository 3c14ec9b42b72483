/** What one language gives the simulated engine to write with. Types only. */

export type Tone = 'positive' | 'neutral' | 'negative';

/** Every list holds at least two entries. `{brand}`, `{other}`, `{topic}`, `{year}` are filled in. */
export interface PhraseBook {
  intros: readonly string[];
  headings: readonly string[];
  /** Full sentences that begin with or hold `{brand}`. */
  sentences: Readonly<Record<Tone, readonly string[]>>;
  /** Sentences about a brand that was just named, without its name. */
  details: Readonly<Record<Tone, readonly string[]>>;
  /** `{brand}` against `{other}`. */
  comparisons: readonly string[];
  tableHeads: readonly [string, string, string];
  /** Table cells: who a brand suits. */
  fits: readonly string[];
  tips: readonly string[];
  tipsHeading: string;
  closings: readonly string[];
  refusals: readonly string[];
  /** Searches about the topic alone. */
  topicQueries: readonly string[];
  /** Searches that hold `{brand}`. */
  brandQueries: readonly string[];
  /** Titles of invented pages, by kind of page. */
  titles: Readonly<Record<PageKind, string>>;
  /** Words too common to search for, lower case. */
  stopWords: readonly string[];
}

export const PAGE_KINDS = [
  'listicle',
  'comparison',
  'guide',
  'article',
  'discussion',
  'video',
  'reference',
  'study',
] as const;

export type PageKind = (typeof PAGE_KINDS)[number];
