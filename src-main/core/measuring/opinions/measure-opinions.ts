/** Measures how an answer speaks of each brand that it names: the opinion engine's way in. */
import type { FoundName } from '../find-names.ts';
import type { Evidence, Opinion } from '../measurement.ts';
import type { PlainText } from '../plain-text.ts';
import { AnswerReader } from './judge-answer.ts';
import type { Collected } from './judge-line.ts';
import { toKeyText } from './key-text.ts';
import { loadWords } from './load-words.ts';
import { holdToMiddle, toSentiment } from './score.ts';

export interface MeasuredOpinion {
  sentiment: number;
  opinion: Opinion;
}

/** The least weight that makes an opinion by itself. */
const CLEAR = 1.5;

/** By brand index; brands of which nothing is said are left out, all of them in a language without words. `names`: in order. */
export function measureOpinions(
  markdown: string,
  plain: PlainText,
  language: string,
  names: readonly FoundName[],
): Map<number, MeasuredOpinion> {
  const words = names.length === 0 ? null : loadWords(language);
  if (!words) return new Map();
  const reader = new AnswerReader(markdown, plain, toKeyText(plain.text), words);
  reader.read(names);
  const byBrand = Map.groupBy(reader.collected, ({ brand }) => brand);
  return new Map([...byBrand].map(([brand, collected]) => [brand, toOpinion(collected, plain)]));
}

function toOpinion(collected: Collected[], plain: PlainText): MeasuredOpinion {
  const isMedium = collected.some(({ weight, isNear }) => isNear && Math.abs(weight) >= CLEAR);
  const evidence = collected.map(({ start, end, weight, aspect }): Evidence => {
    const [from, to] = plain.toSource(start, end);
    return { start: from, end: to, weight: Math.round(weight * 100) / 100, aspect };
  });
  const sentiment = toSentiment(evidence.map(({ weight }) => weight));
  // "Reviews of its support are mixed" is said of the support alone.
  const isMixed = evidence.some(({ weight, aspect }) => weight === 0 && aspect === null);
  return {
    sentiment: isMixed ? holdToMiddle(sentiment) : sentiment,
    opinion: { confidence: isMedium ? 'medium' : 'low', evidence },
  };
}
