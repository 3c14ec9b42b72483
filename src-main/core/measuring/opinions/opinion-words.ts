/**
 * What the words of opinion of one language are made of, in `languages/<code>.ts`, one file a language. Data only: what becomes of it is in
 * `compile-words.ts`, what the lists mean to a sentence in `README.md`.
 *
 * Each string is a list of terms with a comma or a line end between them. A term is a word or a phrase in lower case, accents as they are
 * properly written, single spaces between its words (a hyphen in a term or in the text is a space). `*` at the end of a word stands for any ending,
 * `#` for a number in digits or in a word of `numbers` ("within # days"), `_` for any one word or a brand ("can't recommend _ enough"),
 * `{a|b c|}` for one of these or none.
 * Where terms of the lists of opinion overlap in a text, the longest wins: "not only" among the neutral phrases takes its "not" away.
 * Terms in Han, Kana or Thai match anywhere, those of two or more Hangul syllables with any ending, Arabic and Hebrew ones behind the
 * one-letter words that are written together with them, and every term also directly behind a name ("Acme보다", "Acme'den").
 */

import { ASPECTS, type Aspect } from '#shared/vocabulary/opinions.ts';

export { ASPECTS, type Aspect };

/** Words that say the same in three strengths. */
export interface Grades {
  /** "outstanding*", "terrible*". */
  strong: string;
  /** "good, reliable", "slow, buggy": one alone makes an opinion clear. */
  plain: string;
  /** "decent", "mediocre": one alone is lukewarm. */
  weak: string;
}

/** Events and sayings, plain in strength: "never called back", "worth every cent". */
export interface Told {
  good: string;
  bad: string;
  /** Phrases with a word of `good` or `bad` that say nothing; they count among `neutralPhrases`. */
  neutral: string;
}

export interface Comparison {
  /** Comparatives that say good and bad: "better, faster, cheaper"; "worse, slower, pricier". */
  better: string;
  worse: string;
  /** Make a comparative of a word of praise or blame behind them: "more", "less". */
  more: string;
  less: string;
  /** Before the brand that is compared with: "than, compared to". */
  standardBefore: string;
  /** Behind it: Japanese より, Korean 보다, Turkish 'den, Hindi से. */
  standardAfter: string;
  /** The subject is better, the object worse: "outperform*, beat*". */
  beats: string;
  /** The subject is worse: "lags behind, falls short of, is beaten by". */
  losesTo: string;
  /** The brand behind it is the other side: "unlike, in contrast to". */
  unlike: string;
  /** "prefer, choose": the first brand behind it is preferred, one behind a word of `over` is not. */
  preferred: string;
  over: string;
  /** "alternative to, replacement for": what is praised is the brand before. */
  alternativeTo: string;
  /** "as good as, on par with": no loser; negated, the subject loses. */
  same: string;
}

export interface OpinionWords {
  praise: Grades;
  blame: Grades;
  told?: Told;
  /** Before what they negate: "not, never, no, without, lacks". */
  negations: string;
  /** Before it, and denying the next word only: Korean 안, 못. */
  negationsNext?: string;
  /** Begin what is said with a negation, which does not deny it: Korean 다시는, Japanese 二度と. */
  concords?: string;
  /** Behind it: ない, 않, değil. */
  negationsAfter: string;
  /** "very, extremely": half as much again. */
  intensifiers: string;
  /** "somewhat, a bit": half as much. */
  diminishers: string;
  /** Open a new clause: "but, however, whereas, although". */
  contrasts: string;
  /** Those of them behind which stands what counts: "but, however". */
  turns: string;
  /** Those of them behind which stands what does not: "although". */
  concessions: string;
  comparison: Comparison;
  /** "recommend*, worth it, top pick"; "avoid*, steer clear". */
  advice: { for: string; against: string };
  /** In headings, labels and heads of columns: "pros, strengths"; "cons, drawbacks". */
  pros: string;
  cons: string;
  /** A next sentence that begins so goes on about the same brand: "it, its, they, the tool". */
  about: string;
  /** What stands before a problem that a product is there for: "prevents, protects against, reduces". */
  solves: string;
  /** Contain a word of opinion or negation and say none: "free plan, hard drive, not only". */
  neutralPhrases: string;
  /** Words that name an aspect or imply it; a word may be in a list of opinion as well: "price, pricing, expensive, cheap". */
  aspects: Record<Aspect, string>;

  /** Subordinate clauses end with their verb, as in German and Dutch. */
  hasVerbsLast?: true;
  /** Join names and clauses: "and, or, as well as". In Korean also endings of verbs: 고, 며. */
  and?: string;
  /** Open what is only supposed: "if, unless". */
  conditions?: string;
  /** Say of their clause that it holds no longer, or never did: "used to be, at first, on paper". */
  once?: string;
  /** Good or bad by what they are said of: a high price is blame, high quality praise. "high, steep"; "low". */
  levels?: { high: string; low: string };
  /** Around a word of opinion, as "as" and "as" in "as fast as", "so" and "wie": no loser; negated, the subject loses. */
  asMuch?: { before: string; after: string };
  /** "switched from, moved away from": the brand behind it (in languages with the verb at the end, before it) loses. */
  leaves?: string;
  /** "too": makes blame of praise, and more of blame. */
  excess?: string;
  /** Before the winner where a word of `beats` is passive: "by", "von", "par". */
  by?: string;
  /** What `#` in a term stands for besides digits: "two, three, a few, several". */
  numbers?: string;
  /** The past of what is said of brands, "was, were", and what says that it is otherwise by now: "now, these days". */
  past?: string;
  now?: string;
  /** "in # minutes, the next day": praise where nothing bad is told to have come so soon. */
  soon?: string;
  /** "when": behind it stands when something is so, and what goes wrong there is not the brand's fault. */
  circumstances?: string;
  /** Behind a comma and a name they open what is said of that name: "which, who". */
  relatives?: string;
  /** Stand for the names of two brands before them: "the first", "the second", where both are there or begin a clause; "the former", "the latter". */
  pair?: { first: string; second: string; former?: string; latter?: string };
  /** Before a name they stand for what was spoken of: "those of, the ones from". */
  those?: string;
  /** Good and bad in equal parts: "a mixed bag, opinions are divided". */
  mixed?: string;
  /** What asks whether a brand is any good ("should you, worth"), and answers to such a question: "yes, absolutely"; "no, not really". */
  replies?: { asks: string; yes: string; no: string };
}
