import { expect, it } from 'vitest';
import { IdleDetector } from '#main/core/idle-detector.ts';

it('tells once that work has ended, the start included, and again after the next work', () => {
  const uses = [0.4, 0.01, 0.01, 0, 0.3, 0.2, 0.02, 0.01];
  const watch = new IdleDetector(() => uses.shift() ?? 0);
  expect(uses.slice().map(() => watch.look())).toEqual([false, true, false, false, false, false, true, false]);
});

it('takes a thread that waits for an idle one, and one that computes for a busy one', async () => {
  const watch = new IdleDetector();
  const until = performance.now() + 100;
  while (performance.now() < until);
  expect(watch.look()).toBe(false);
  // A thread of the runner may work meanwhile: one quiet look is enough.
  await expect.poll(() => watch.look(), { interval: 200 }).toBe(true);
});
