/** Writes and measures the answers of one engine on one day. Pure. */
import type { CompiledBrands } from '#main/core/measuring/compile-brands.ts';
import { measureAnswer } from '#main/core/measuring/measure-answer.ts';
import { startOfDay } from '#shared/time/day.ts';
import { toReplyBody } from '../world/reply-body.ts';
import { BENCH_ENGINES, type World } from '../world/world.ts';
import { writeAnswer } from '../world/write-answer.ts';
import type { AnswerUnit, UnitAnswer } from './answer-unit.ts';

/** Answers of a unit come three seconds apart, after one another over the engines. */
const STEP_MS = 3_000;

export function makeUnit(world: World, brands: CompiledBrands, firstDay: number, number: number): AnswerUnit {
  const day = firstDay + Math.floor(number / BENCH_ENGINES.length);
  const engineIndex = number % BENCH_ENGINES.length;
  const engine = BENCH_ENGINES[engineIndex]!;
  const answers = world.prompts.map((prompt, promptIndex): UnitAnswer => {
    const place = `${engine} ${day}`;
    const { text, cited, queries } = writeAnswer(world, promptIndex, place);
    return {
      promptIndex,
      answeredAt: startOfDay(day) + 6 * 3_600_000 + (promptIndex * BENCH_ENGINES.length + engineIndex) * STEP_MS,
      content: { text, cited, retrieved: cited.map(({ url }) => ({ url, title: null })), queries },
      measured: measureAnswer({ text, language: prompt.language, cited }, brands),
      replyBody: Buffer.from(toReplyBody({ text, cited, queries }, `${place} ${promptIndex}`)),
    };
  });
  return { number, day, engine, answers };
}
