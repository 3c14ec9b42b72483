/** The words of an answer that say something about its brands, as marks of its text and as a list. Pure. */
import { type CountedSpan, type Mention, planSpans } from './counted-spans.ts';

type Word = Mention['evidence'][number];

/** `mixed`: good and bad at once, or good for one brand and bad for another. */
export type EvidenceTone = 'good' | 'bad' | 'mixed';

/** One piece of text that says something: of several brands where they share the words. */
export interface EvidenceMark {
  tone: EvidenceTone;
  /** Each brand's word. */
  words: { brand: string; word: Word }[];
}

export interface MarkedText {
  /** Names and words, in order; none overlap. */
  spans: CountedSpan[];
  /** By the key of the span. */
  evidence: ReadonlyMap<string, EvidenceMark>;
}

/** Words that a name stands in, or other words, are marked as far as they are free; the same words of two brands are one mark. */
export function planMarkedText(
  mentions: readonly Pick<Mention, 'brandId' | 'name' | 'spans' | 'evidence'>[],
): MarkedText {
  const names = planSpans(mentions);
  const found = new Map<string, { brandId: string; start: number; end: number; words: EvidenceMark['words'] }>();
  for (const { brandId, name, evidence } of mentions) {
    for (const word of evidence) {
      const key = `${word.start}-${word.end}`;
      const known = found.get(key);
      if (known) known.words.push({ brand: name, word });
      else found.set(key, { brandId, start: word.start, end: word.end, words: [{ brand: name, word }] });
    }
  }
  const spans = [...names];
  const marks = new Map<string, EvidenceMark>();
  for (const { brandId, start, end, words } of [...found.values()].sort((a, b) => a.start - b.start)) {
    const key = `evidence:${start}-${end}`;
    const free = cutFree({ start, end }, spans);
    if (free === null) continue;
    spans.push({ ...free, brandId, key });
    marks.set(key, { tone: toneOf(words), words });
  }
  return { spans: spans.sort((a, b) => a.start - b.start), evidence: marks };
}

/** What is left of a piece before the first span in it, or behind the one that it begins in; null: nothing. */
function cutFree(piece: { start: number; end: number }, spans: readonly CountedSpan[]) {
  let { start, end } = piece;
  for (const span of spans.filter((one) => one.start < end && one.end > start)) {
    if (span.start <= start) start = Math.max(start, span.end);
    else end = Math.min(end, span.start);
  }
  return start < end ? { start, end } : null;
}

export function toneOf(words: readonly { word: Pick<Word, 'weight'> }[]): EvidenceTone {
  const isGood = words.some(({ word }) => word.weight > 0);
  const isBad = words.some(({ word }) => word.weight < 0);
  if (isGood === isBad) return 'mixed';
  return isGood ? 'good' : 'bad';
}
