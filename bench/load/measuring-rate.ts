/** How many answers one processor measures in a second: thirty brands, about five of them named. */
import { compileBrands } from '#main/core/measuring/compile-brands.ts';
import { measureAnswer } from '#main/core/measuring/measure-answer.ts';
import type { Figure } from '../report/verdict.ts';
import { createWorld, PROMPTS } from '../world/world.ts';
import { writeAnswer } from '../world/write-answer.ts';

const BRANDS = 30;
const ANSWERS = 4_000;
/** Until V8 has compiled what is measured: the service measures by the hundred thousand. */
const WARM_UPS = 4_000;
const LEAST_PER_SECOND = 2_000;

/** By time on the processor, so that other work on the machine does not count. */
export function measureMeasuring(): Figure[] {
  const world = createWorld(BRANDS);
  const rules = world.brands.map(({ name, domain }, index) => ({
    brandId: index + 1,
    isOwn: index === 0,
    names: [{ text: name, caseSensitive: false }],
    exclusions: [],
    domains: [domain],
  }));
  const brands = compileBrands(rules);
  const answers = Array.from({ length: ANSWERS + WARM_UPS }, (_, index) => {
    const prompt = index % PROMPTS;
    const { text, cited } = writeAnswer(world, prompt, `measuring ${index}`);
    return { text, cited, language: world.prompts[prompt]!.language };
  });
  for (const answer of answers.slice(0, WARM_UPS)) measureAnswer(answer, brands);
  const before = process.cpuUsage();
  let mentions = 0;
  for (const answer of answers.slice(WARM_UPS)) mentions += measureAnswer(answer, brands).mentions.length;
  const { user, system } = process.cpuUsage(before);
  const perSecond = ANSWERS / ((user + system) / 1e6);
  const note = `30 brands, ${(mentions / ANSWERS).toFixed(1)} named in an answer; one thread, by processor time`;
  return [{ name: 'measuring', value: perSecond, unit: 'answers/s', target: { least: LEAST_PER_SECOND }, note }];
}
