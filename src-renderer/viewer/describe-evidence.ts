/** What a marked word says, in a line: for tooltips and for the list beside the text. Pure. */
import { TEXTS } from '../texts/texts.ts';
import type { Mention } from './counted-spans.ts';
import type { EvidenceMark } from './plan-evidence.ts';

type Word = Mention['evidence'][number];

const { said } = TEXTS.viewer;

/** `Kordiva: clearly good, price`. */
export function describeEvidence({ words }: EvidenceMark): string {
  return words.map(({ brand, word }) => `${brand}: ${describeWord(word)}`).join('\n');
}

export function describeWord({ weight, aspect }: Pick<Word, 'weight' | 'aspect'>): string {
  const strength = weight === 0 ? said.both : describeStrength(weight);
  return aspect === null ? strength : `${strength}, ${TEXTS.opinions.aspects[aspect]}`;
}

function describeStrength(weight: number): string {
  const tone = weight > 0 ? said.good : said.bad;
  return Math.abs(weight) >= 2.5 ? tone.strong : Math.abs(weight) >= 1.5 ? tone.plain : tone.weak;
}
