/** A receipt says in the words of the window what was changed, where it came from, and which figures are written otherwise. */
import { expect, it } from 'vitest';

import {
  describeChange,
  describeCount,
  describeDoor,
  planMoveRows,
  type Receipt,
} from '../../../../src-renderer/screens/settings/describe-receipt.ts';

const change = { brandId: 'b', brand: 'Acme', added: [], removed: [] };
const figures = {
  ...{ mentions: 4, citations: 0, responseVisibilityRate: 40, mentionRate: 40, citationRate: 0 },
  ...{ mentionOrder: 1, position: 10, sentiment: null, shareOfVoice: 100 },
};

it('names brands that came and went, and what of a brand was changed', () => {
  const changes: Receipt['changes'] = [
    { ...change, field: 'tracked', added: ['Acme'] },
    { ...change, brand: 'Globex', field: 'tracked', removed: ['Globex'] },
    { ...change, field: 'aliases', added: ['Akme'], removed: ['Acm'] },
  ];
  expect(describeChange({ cause: 'names', changes })).toBe(
    'Acme is tracked; Globex is no longer tracked; Acme, other names: + Akme and − Acm',
  );
  expect(describeChange({ cause: 'rules', changes: [] })).toBe('The app measures by newer rules');
});

it('says where it came from and how many answers changed', () => {
  expect(describeDoor({ door: 'command_line', keyName: null })).toBe('Command line');
  expect(describeDoor({ door: 'api', keyName: 'nightly' })).toBe('API, nightly');
  expect(describeCount({ lookedAnswers: 1_300, changedAnswers: 12 })).toBe('12 of 1,300');
  expect(describeCount({ lookedAnswers: null, changedAnswers: 12 })).toBe('12 so far');
});

it('shows the figures that are written otherwise, and no others', () => {
  const brand = { id: 'b', name: 'Acme', isUserBrand: true, before: figures };
  const after = { ...figures, mentionRate: 40.04, responseVisibilityRate: 60, sentiment: 50 };
  expect(planMoveRows([{ ...brand, after }]).map(({ figure, before, after: now }) => [figure, before, now])).toEqual([
    ['Visibility, %', '40.0', '60.0'],
    ['Sentiment', '–', '50.0'],
  ]);
});
