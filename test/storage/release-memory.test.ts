import { getHeapStatistics } from 'node:v8';
import { expect, it } from 'vitest';
import { releaseMemory } from '#main/storage/release-memory.ts';

function makeGarbage(): number {
  const garbage = Array.from({ length: 200_000 }, (_, index) => ({ text: `chunk ${index}`, list: [index] }));
  return garbage.length;
}

it('takes from the heap at once what nobody holds any more', () => {
  releaseMemory();
  makeGarbage();
  const before = getHeapStatistics().used_heap_size;
  releaseMemory();
  expect(before - getHeapStatistics().used_heap_size).toBeGreaterThan(8_000_000);
});

it('shows the collector to nobody else', () => {
  releaseMemory();
  expect('gc' in globalThis).toBe(false);
});
