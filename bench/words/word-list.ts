/** The words of one language and how texts draw from them. Types only. */

export interface WordList {
  /** The most frequent words of the language, the most frequent first, separated by white space. */
  small: string;
  stems: string;
  /** Drawn evenly; an empty one means none. */
  prefixes: readonly string[];
  suffixes: readonly string[];
  headings: readonly string[];
  /** Of a comparing table. */
  columns: readonly string[];
}
