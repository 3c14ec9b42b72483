import { getHeapStatistics } from 'node:v8';
import { expect, it } from 'vitest';
import { giveBackGarbage } from '#main/storage/give-back.ts';

function makeGarbage(): number {
  const garbage = Array.from({ length: 200_000 }, (_, index) => ({ text: `piece ${index}`, list: [index] }));
  return garbage.length;
}

it('takes from the heap at once what nobody holds any more', () => {
  giveBackGarbage();
  makeGarbage();
  const before = getHeapStatistics().used_heap_size;
  giveBackGarbage();
  expect(before - getHeapStatistics().used_heap_size).toBeGreaterThan(8_000_000);
});

it('shows the collector to nobody else', () => {
  giveBackGarbage();
  expect('gc' in globalThis).toBe(false);
});
