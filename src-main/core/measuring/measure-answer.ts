/** Measures one answer: who is named, where, how early, in what tone, and which sources are cited. Pure; stores nothing. */
import type { CompiledBrands } from './compile-brands.ts';
import { type FoundName, findNames } from './find-names.ts';
import { measureCitations } from './measure-citations.ts';
import type { CitedSource, MeasuredAnswer, MeasuredMention } from './measurement.ts';
import { measureOpinions } from './opinions/measure-opinions.ts';
import { type PlainText, toPlainText } from './plain-text.ts';
import { findWordAt, toWordIndex, type WordIndex } from './word-index.ts';

/** An answer to measure. `language`: a prompt language in either spelling; endings of names and sentiment follow it. */
export interface AnswerToMeasure {
  text: string;
  language: string;
  cited: CitedSource[];
}

/** Measures `input` against `brands`. Mentions come in the order of naming, citations in the order of the answer's list. */
export function measureAnswer(input: AnswerToMeasure, brands: CompiledBrands): MeasuredAnswer {
  const plain = toPlainText(input.text);
  const words = toWordIndex(plain.text);
  const names = findNames(plain, brands, { language: input.language, words });
  const opinions = measureOpinions(input.text, plain, input.language, names);
  const mentions = [...Map.groupBy(names, (name) => name.brand)].map(([brand, found], index) => ({
    brandId: brands.brands[brand]!.brandId,
    order: index + 1,
    ...measureOffsets(found, plain, words),
    sentiment: opinions.get(brand)?.sentiment ?? null,
    opinion: opinions.get(brand)?.opinion ?? null,
  }));
  return { words: words.starts.length, mentions, citations: measureCitations(input.cited, brands.domains) };
}

type MentionOffsets = Pick<MeasuredMention, 'firstWord' | 'depth' | 'spans' | 'rules'>;

function measureOffsets(found: FoundName[], plain: PlainText, words: WordIndex): MentionOffsets {
  const total = words.starts.length;
  // A name without letters behind the last word counts with that word, so that depth stays below 100.
  const firstWord = Math.max(0, Math.min(findWordAt(words, found[0]!.start), total - 1));
  return {
    firstWord,
    depth: total === 0 ? 0 : (firstWord / total) * 100,
    spans: found.map(({ start, end }) => plain.toSource(start, end)),
    rules: found.map(({ rule }) => rule),
  };
}
