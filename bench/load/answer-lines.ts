/** Writes answers.ndjson files of the bench's world, for imports. */
import { closeSync, openSync, writeSync } from 'node:fs';

import { BENCH_ENGINES, createWorld, PROMPTS } from '../world/world.ts';
import { writeAnswer } from '../world/write-answer.ts';

const BRANDS = 12;
const STEP_MS = 60_000;

/** `name` keeps the answers of two files apart. The newest answer is of `lastMs`. */
export function writeAnswerLines(file: string, lines: number, name: string, lastMs: number): void {
  const world = createWorld(BRANDS);
  const output = openSync(file, 'w');
  let text = '';
  for (let index = 0; index < lines; index++) {
    text += `${JSON.stringify(toLine(world, index, name, lastMs - index * STEP_MS))}\n`;
    if (text.length < 1 << 20 && index < lines - 1) continue;
    writeSync(output, text);
    text = '';
  }
  closeSync(output);
}

function toLine(world: ReturnType<typeof createWorld>, index: number, name: string, answeredMs: number) {
  const { text: prompt, language, tags } = world.prompts[index % PROMPTS]!;
  const { text, cited, queries } = writeAnswer(world, index % PROMPTS, `${name} ${index}`);
  return {
    prompt,
    language: language.toLowerCase(),
    tags,
    model: BENCH_ENGINES[Math.floor(index / PROMPTS) % BENCH_ENGINES.length],
    answeredAt: new Date(answeredMs).toISOString(),
    text,
    sources: cited,
    fanOutQueries: queries,
    externalId: `${name}-${index}`,
  };
}
