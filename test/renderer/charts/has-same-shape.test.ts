import { expect, it } from 'vitest';

import { hasSameShape } from '../../../src-renderer/charts/has-same-shape.ts';

const line = (changes: object = {}) => ({
  type: 'line',
  data: [1, '-', { value: 3, symbol: 'circle' }],
  lineStyle: { type: 'solid', width: 2 },
  ...changes,
});
const option = (...series: object[]) => ({ animation: false, grid: { left: 16 }, series });

it('takes options for alike that set the same to other values: numbers, dashes, points and functions', () => {
  const other = line({ data: [], lineStyle: { type: [7, 3], width: 1 } });
  expect(hasSameShape(option(line()), { ...option(other), grid: { left: 8 } })).toBe(true);
  expect(hasSameShape({ formatter: () => 'a' }, { formatter: () => 'b' })).toBe(true);
});

it('takes them for others where something of the one before would be left', () => {
  expect(hasSameShape(option(line(), line()), option(line()))).toBe(false);
  expect(hasSameShape(option(line({ areaStyle: { opacity: 1 } })), option(line()))).toBe(false);
  expect(hasSameShape(option(line({ lineStyle: { width: 1, opacity: 0 } })), option(line()))).toBe(false);
  expect(hasSameShape({ ...option(), tooltip: {} }, option())).toBe(false);
  expect(hasSameShape({ grid: { left: 1 } }, { grid: null })).toBe(false);
});

it('takes them for others where a series is of another kind', () => {
  expect(hasSameShape(option(line()), option(line({ type: 'bar' })))).toBe(false);
  expect(hasSameShape(option(line()), option(line(), line()))).toBe(false);
});
