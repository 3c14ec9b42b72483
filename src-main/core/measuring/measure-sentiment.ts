/** Scores how an answer speaks of each brand that it names, from a word list. First version: an indication, not a judgement. */
import { toClauses } from './clauses.ts';
import type { FoundName } from './find-names.ts';
import { scoreClause } from './score-clause.ts';
import { splitSentences } from './segmenter.ts';
import { type Lexicon, loadLexicon } from './sentiment-lexicon.ts';
import { getSteeringWords, type SteeringWords } from './steering-words.ts';
import type { WordIndex } from './word-index.ts';

/** Sentiment of a brand of which nothing good or bad is said. */
export const NEUTRAL = 50;

/** The sum of weights at which a score is halfway between neutral and the end of the scale is about 2.2. */
const SOFTNESS = 15;

/**
 * Sentiment by brand index, 0-100, 50 neutral: the mean over the brand's mentions of the score of their sentences. Only what
 * shares a sentence with a name speaks of it. All 50 in a language without a word list.
 */
export function measureSentiment(
  text: string,
  language: string,
  names: FoundName[],
  words: WordIndex,
): Map<number, number> {
  const lexicon = loadLexicon(language);
  const steering = getSteeringWords(language.toLowerCase());
  const totals = new Map<number, { sum: number; mentions: number }>();
  for (const sentence of toSentences(text, names)) {
    const scores = lexicon ? scoreSentence(text, sentence, words, lexicon, steering) : new Map<number, number>();
    for (const { brand } of sentence.names) {
      const total = totals.get(brand) ?? { sum: 0, mentions: 0 };
      totals.set(brand, { sum: total.sum + toScale(scores.get(brand) ?? 0), mentions: total.mentions + 1 });
    }
  }
  return new Map([...totals].map(([brand, { sum, mentions }]) => [brand, sum / mentions]));
}

interface Sentence {
  range: [start: number, end: number];
  names: FoundName[];
}

/** The sentences that name a brand. A sentence never goes beyond its line, a line being a block of the answer. */
function toSentences(text: string, names: FoundName[]): Sentence[] {
  const sentences: Sentence[] = [];
  let next = 0;
  while (next < names.length) {
    const lineStart = text.lastIndexOf('\n', names[next]!.start - 1) + 1;
    const newline = text.indexOf('\n', names[next]!.start);
    const line = text.slice(lineStart, newline === -1 ? text.length : newline);
    const segments = splitSentences(line);
    // Asked for the sentences of names only: most of a line names nobody.
    while (next < names.length && names[next]!.start < lineStart + line.length) {
      const { index, segment } = segments.containing(names[next]!.start - lineStart)!;
      const start = lineStart + index;
      const end = start + segment.length;
      const first = next;
      while (next < names.length && names[next]!.start < end) next++;
      sentences.push({ range: [start, end], names: names.slice(first, next) });
    }
  }
  return sentences;
}

function scoreSentence(
  text: string,
  { range, names }: Sentence,
  words: WordIndex,
  lexicon: Lexicon,
  steering: SteeringWords,
): Map<number, number> {
  const scores = new Map<number, number>();
  for (const clause of toClauses(text, range, names, words, steering)) {
    const score = scoreClause(clause.tokens, lexicon, steering);
    for (const brand of clause.brands) scores.set(brand, (scores.get(brand) ?? 0) + score);
  }
  return scores;
}

/** Maps a sum of weights to 0-100: 0 to 50, steep near the middle, never beyond the ends. */
function toScale(sum: number): number {
  return NEUTRAL + (NEUTRAL * sum) / Math.sqrt(sum * sum + SOFTNESS);
}
