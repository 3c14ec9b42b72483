import { describe, expect, it } from 'vitest';

import type { Answer } from '../../../src-renderer/viewer/counted-spans.ts';
import { planBrandDifferences, planSourceDifferences } from '../../../src-renderer/viewer/plan-differences.ts';
import { planStep } from '../../../src-renderer/viewer/plan-span-walk.ts';
import { planWordDiff } from '../../../src-renderer/viewer/plan-word-diff.ts';
import { NO_OPINION } from '../../support/no-opinion.ts';

const mention = (brandId: string, mentionOrder: number, occurrences = 1): Answer['mentions'][number] => ({
  brandId,
  name: brandId.toUpperCase(),
  isUserBrand: brandId === 'own',
  mentionOrder,
  position: 10,
  ...NO_OPINION,
  occurrences,
  listNumber: null,
  spans: Array.from({ length: occurrences }, (_, index) => ({ start: index * 10, end: index * 10 + 5 })),
});

const source = (url: string, place: number): Answer['sources'][number] => ({
  id: url,
  place,
  url,
  domain: url,
  title: null,
  sourceType: 'other',
});

describe('the differences of two answers', () => {
  it('list brands by their order in the first, then those that only the second names', () => {
    const rows = planBrandDifferences(
      { mentions: [mention('a', 1), mention('own', 2)] },
      { mentions: [mention('b', 1), mention('own', 2), mention('c', 3)] },
    );
    expect(rows.map(({ brandId, first, second }) => [brandId, first?.mentionOrder, second?.mentionOrder])).toEqual([
      ['a', 1, undefined],
      ['own', 2, 2],
      ['b', undefined, 1],
      ['c', undefined, 3],
    ]);
  });

  it('list sources by place, with a dash to be where a side does not cite', () => {
    const rows = planSourceDifferences(
      { sources: [source('x', 1), source('y', 2)] },
      { sources: [source('y', 1), source('z', 2)] },
    );
    expect(rows.map(({ url, firstPlace, secondPlace }) => [url, firstPlace, secondPlace])).toEqual([
      ['x', 1, null],
      ['y', 2, 1],
      ['z', null, 2],
    ]);
  });
});

describe('the words of two answers', () => {
  const spell = (first: string, second: string) =>
    planWordDiff(first, second)?.map(({ text, kind }) => ({ same: '=', removed: '-', added: '+' })[kind] + text);

  it('are told apart, and both texts can be read out of them', () => {
    expect(spell('Take Kordiva for small teams today.', 'Take Brimlane for small teams today.')).toEqual([
      '=Take ',
      '-Kordiva',
      '+Brimlane',
      '= for small teams today.',
    ]);
  });

  it('count as one change where less than three words in between are the same', () => {
    expect(spell('red and blue fish', 'green and grey fish swim')).toEqual([
      '-red and blue fish',
      '+green and grey fish swim',
    ]);
  });

  it('stay apart by paragraphs', () => {
    expect(spell('one\n\ntwo', 'three\n\nfour')).toEqual(['-one', '+three', '=\n\n', '-two', '+four']);
  });

  it('are the same for the same text, and given up when they take too long', () => {
    expect(spell('a b', 'a b')).toEqual(['=a b']);
    const long = (word: string) => Array.from({ length: 30_000 }, (_, index) => `${word}${index}`).join(' ');
    expect(planWordDiff(long('a'), long('b'), 20)).toBeNull();
  });
});

describe('a walk through mentions', () => {
  const mentions = [mention('a', 1, 1), mention('own', 2, 3)];

  it('starts at the own brand and goes around', () => {
    expect(planStep(mentions, null, 1)).toEqual({ brandId: 'own', index: 0 });
    expect(planStep(mentions, null, -1)).toEqual({ brandId: 'own', index: 2 });
    expect(planStep(mentions, { brandId: 'own', index: 2 }, 1)).toEqual({ brandId: 'own', index: 0 });
    expect(planStep(mentions, { brandId: 'own', index: 0 }, -1)).toEqual({ brandId: 'own', index: 2 });
  });

  it('starts at whoever is named first where the own brand is not, and nowhere where nobody is', () => {
    expect(planStep([mention('a', 1)], null, 1)).toEqual({ brandId: 'a', index: 0 });
    expect(planStep([], null, 1)).toBeNull();
    expect(planStep(mentions, { brandId: 'gone', index: 7 }, 1)).toEqual({ brandId: 'own', index: 0 });
  });
});
