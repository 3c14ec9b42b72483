import { zstdCompressSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';
import type { EngineRequest } from '#main/core/engines/engine-route.ts';
import { openAiResponsesRoute } from '#main/core/engines/openai-responses/openai-responses-route.ts';
import { toReplyBody } from '../../bench/world/reply-body.ts';
import { createWorld, PROMPTS } from '../../bench/world/world.ts';
import { writeAnswer } from '../../bench/world/write-answer.ts';

const world = createWorld(12);
const answers = Array.from({ length: 600 }, (_, index) => writeAnswer(world, index % PROMPTS, `test ${index}`));
const ASK: EngineRequest = {
  engine: 'chatgpt',
  prompt: '',
  language: 'EN',
  country: null,
  sample: 1,
  day: '2026-01-01',
  scene: { seed: '', brands: [] },
};
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('answers of the bench', () => {
  it('are the same for the same place, and for no other', () => {
    expect(writeAnswer(world, 7, 'chatgpt 20000')).toEqual(writeAnswer(createWorld(12), 7, 'chatgpt 20000'));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(answers.length);
  });

  it('are about 1.7 KB long, name five brands, cite six pages and search twice', () => {
    const length = mean(answers.map(({ text }) => Buffer.byteLength(text)));
    expect(length).toBeGreaterThan(1_600);
    expect(length).toBeLessThan(1_850);
    const named = mean(answers.map(({ text }) => world.brands.filter(({ name }) => text.includes(name)).length));
    expect(named).toBeGreaterThan(4.7);
    expect(named).toBeLessThan(5.3);
    expect(answers.every(({ cited, queries }) => cited.length === 6 && queries.length === 2)).toBe(true);
  });

  it('compress one by one as prose does', () => {
    const bytes = mean(answers.map(({ text }) => Buffer.byteLength(text)));
    const packed = mean(answers.map(({ text }) => zstdCompressSync(text).length));
    expect(bytes / packed).toBeGreaterThan(1.9);
    expect(bytes / packed).toBeLessThan(2.4);
  });

  it('come back out of their raw reply unchanged', () => {
    const [answer] = answers;
    const body = Buffer.from(toReplyBody(answer!, 'test'));
    const read = openAiResponsesRoute.read([{ status: 200, headers: {}, body, receivedAt: 0 }], ASK);
    if (read.kind !== 'answer') throw new Error(read.kind);
    expect(read.text).toBe(answer?.text);
    expect(read.queries).toEqual(answer?.queries);
    expect(read.cited.map(({ url }) => url).sort()).toEqual(answer?.cited.map(({ url }) => url).sort());
  });
});
