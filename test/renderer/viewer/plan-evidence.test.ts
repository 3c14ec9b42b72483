/** Words that say something, as marks of a text: never over a name, one mark for words that two brands share. */
import { describe, expect, it } from 'vitest';

import { describeEvidence, describeWord } from '../../../src-renderer/viewer/describe-evidence.ts';
import { planMarkedText } from '../../../src-renderer/viewer/plan-evidence.ts';

const word = (start: number, end: number, weight: number) => ({ start, end, weight, aspect: null, text: 'x' });
const brand = (name: string, spans: { start: number; end: number }[], evidence: ReturnType<typeof word>[]) => ({
  ...{ brandId: name, name, spans, evidence },
});

describe('marks of words', () => {
  it('stand among names in the order of the text', () => {
    const { spans, evidence } = planMarkedText([
      brand('A', [{ start: 10, end: 12 }], [word(0, 5, 2), word(20, 25, -1)]),
    ]);
    expect(spans.map(({ start, key }) => [start, key])).toEqual([
      [0, 'evidence:0-5'],
      [10, 'A:0'],
      [20, 'evidence:20-25'],
    ]);
    expect([...evidence.values()].map(({ tone }) => tone)).toEqual(['good', 'bad']);
  });

  it('are one for words that praise one brand and blame another', () => {
    const { spans, evidence } = planMarkedText([brand('A', [], [word(0, 6, 2)]), brand('B', [], [word(0, 6, -2)])]);
    expect(spans).toHaveLength(1);
    const [mark] = evidence.values();
    expect(mark?.tone).toBe('mixed');
    expect(mark && describeEvidence(mark)).toBe('A: good\nB: bad');
  });

  it('leave names alone, and each other', () => {
    const { spans } = planMarkedText([
      brand('A', [{ start: 4, end: 8 }], [word(0, 10, 1), word(5, 7, 1), word(2, 3, 1)]),
    ]);
    expect(spans.map(({ start, end }) => [start, end])).toEqual([
      [0, 4],
      [4, 8],
    ]);
  });

  it('say how good or bad, and of what', () => {
    expect(describeWord({ weight: 3, aspect: 'price' })).toBe('very good, price');
    expect(describeWord({ weight: -0.5, aspect: null })).toBe('rather bad');
  });
});
