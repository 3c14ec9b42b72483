import { expect, it } from 'vitest';

import { createSample, SAMPLE_ANSWERS } from '#main/core/sample/create-sample.ts';
import { SampleMaker } from '#main/core/sample/sample-maker.ts';
import type { Storage } from '#main/storage/command.ts';

/** A storage whose one job is the making of the sample, which a test ends. */
function holdMaking() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const held = { asked: 0, report: (_: number) => {}, fail: reject, made: null as string | null, finish: () => {} };
  held.finish = () => {
    held.made = 'sample';
    resolve();
  };
  const storage = {
    read: async () => held.made,
    job: (command: unknown, _input: null, report: (progress: { done: number; total: null }) => void) => {
      expect(command).toBe(createSample);
      held.asked++;
      held.report = (done) => report({ done, total: null });
      return promise;
    },
  } as unknown as Storage;
  return { held, maker: new SampleMaker(storage) };
}

it('The sample that is asked for by several at once is made once, and there for whoever asks later', async () => {
  const { held, maker } = holdMaking();
  expect(maker.progress).toBeNull();
  const first = maker.make();
  await expect.poll(() => maker.progress).toEqual({ done: 0, total: SAMPLE_ANSWERS });
  held.report(500);
  expect(maker.progress).toEqual({ done: 500, total: SAMPLE_ANSWERS });
  const second = maker.make();
  held.finish();
  expect(await Promise.all([first, second])).toEqual(Array(2).fill({ projectId: 'sample', created: true }));
  expect(maker.progress).toBeNull();
  expect(await maker.make()).toEqual({ projectId: 'sample', created: false });
  expect(held.asked).toBe(1);
});

it('A making that fails is told to whoever asked, and is not under way any more', async () => {
  const { held, maker } = holdMaking();
  const asked = maker.make();
  await expect.poll(() => maker.progress).not.toBeNull();
  held.fail(new Error('The disk is full.'));
  await expect(asked).rejects.toThrow('The disk is full.');
  expect(maker.progress).toBeNull();
});
