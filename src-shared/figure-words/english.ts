/** What intervals and verdicts are called and mean, in English: the same in the window and in reports. The shape of other languages. */
import type { Verdict } from '../statistics/compare.ts';

const isOne = (count: number) => new Intl.PluralRules('en').select(count) === 'one';
const prompts = (count: number) => `${count} ${isOne(count) ? 'prompt' : 'prompts'}`;
const changes = (count: number) => `${count} ${isOne(count) ? 'change' : 'changes'}`;

export const FIGURE_WORDS_ENGLISH = {
  /** Short, beside the ends of an interval. */
  kinds: { brand: 'brand', repeat: 'repeat' },
  names: { brand: 'Brand interval', repeat: 'Repeat interval' },
  sentences: {
    brand: (low: string, high: string, count: number) =>
      `For the brand, asked about with prompts like these ${count}: between ${low} and ${high} in 95 of 100 cases.`,
    repeat: (low: string, high: string) =>
      `If these same prompts were asked again on these days: between ${low} and ${high} in 95 of 100 cases.`,
  },
  /** Why there is no brand interval. */
  noBrand: (count: number) =>
    isOne(count)
      ? 'One prompt says nothing about others like it, so only the repeat interval is shown.'
      : `${prompts(count)} say too little about others like them, so only the repeat interval is shown. From 5 prompts on there is a brand interval.`,
  fewPrompts: (count: number) =>
    `Fewer than 20 prompts (${count}): close to 0 or 100 the brand interval is somewhat too narrow.`,
  none: 'Too few answers for an interval.',
  prompts,
  verdicts: {
    real: {
      word: 'real',
      why: 'More than chance explains, compared prompt by prompt; it should hold for other prompts like these too.',
    },
    on_these_prompts: {
      word: 'on these prompts',
      why: 'These prompts are answered differently now. Whether other prompts like them are too, this does not show.',
    },
    within_noise: {
      word: 'within noise',
      why: 'No larger than chance makes it: neither a rise nor a fall.',
    },
    too_few_answers: {
      word: 'too few answers',
      why: 'Fewer than 30 answers or 5 prompts in one of the two periods: too little to judge.',
    },
  } satisfies Record<Verdict, { word: string; why: string }>,
  /** In place of a verdict that good and bad days explain. */
  ofDays: {
    word: 'as days vary',
    why: 'More than the chance of single answers explains. But all answers of a day rise and fall together here, and a change as large comes and goes by itself.',
  },
  /** What a screen says that judges many changes at once. */
  judged: (count: number, found: number) =>
    found === 0
      ? `${changes(count)} judged together: none is more than chance.`
      : `${changes(count)} judged together: ${found} ${found === 1 ? 'holds' : 'hold'} up. Of changes that hold up, at most one in ten is expected to be chance.`,
};

export type FigureWords = typeof FIGURE_WORDS_ENGLISH;
