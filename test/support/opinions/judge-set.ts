/** Holds what is measured of a labelled set of opinions against what its reader says. */
import { compileBrands } from '#main/core/measuring/compile-brands.ts';
import { measureAnswer } from '#main/core/measuring/measure-answer.ts';
import type { Labelled, OpinionClass, OpinionSet } from './opinion-sets.ts';

export interface Judged {
  text: string;
  brand: string;
  expected: OpinionClass;
  measured: OpinionClass;
  sentiment: number | null;
  /** The words it was measured by, signed. */
  words: string[];
}

/** One a brand of which a text expects something. */
export interface JudgedSet {
  sentences: Judged[];
  answers: Judged[];
}

export function judgeSet({ language, brands, sentences, answers }: OpinionSet): JudgedSet {
  const compiled = compileBrands(
    brands.map((name, index) => ({
      brandId: index,
      isOwn: index === 0,
      names: [{ text: name, caseSensitive: false }],
      exclusions: [],
      domains: [],
    })),
  );
  const judge = ({ text, expect }: Labelled): Judged[] => {
    const { mentions } = measureAnswer({ text, language, cited: [] }, compiled);
    return Object.entries(expect).map(([brand, expected]) => {
      const mention = mentions.find(({ brandId }) => brands[brandId] === brand);
      const sentiment = mention?.sentiment ?? null;
      const words = (mention?.opinion?.evidence ?? []).map(
        ({ start, end, weight }) => `${text.slice(start, end)} ${weight > 0 ? '+' : ''}${weight}`,
      );
      return { text, brand, expected, measured: toClass(sentiment), sentiment, words };
    });
  };
  return { sentences: sentences.flatMap(judge), answers: answers.flatMap(judge) };
}

function toClass(sentiment: number | null): OpinionClass {
  if (sentiment === null) return 'none';
  if (sentiment < 40) return 'negative';
  return sentiment > 60 ? 'positive' : 'neutral';
}

/** Neutral and none are one: no verdict. */
export function isRight({ expected, measured }: Judged): boolean {
  return toVerdict(expected) === toVerdict(measured);
}

/** Praise for blame or the reverse: worse than no verdict. */
export function isReversed({ expected, measured }: Judged): boolean {
  return toVerdict(expected) * toVerdict(measured) === -1;
}

function toVerdict(opinion: OpinionClass): number {
  if (opinion === 'positive') return 1;
  return opinion === 'negative' ? -1 : 0;
}

/** Share of `judged` that is right, 0 to 1; 1 of none. */
export function toAccuracy(judged: readonly Judged[]): number {
  return judged.length === 0 ? 1 : judged.filter(isRight).length / judged.length;
}
