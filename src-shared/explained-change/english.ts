/** What an explained change says, in English. It is the shape that other languages must fill. Amounts come as they are written. */
import type { Verdict } from '../statistics/compare.ts';

/** How many prompts of how many moved with a change. */
interface Moved {
  prompts: string;
  of: string;
}

export const CHANGE_ENGLISH = {
  verdicts: {
    real: 'real',
    on_these_prompts: 'on these prompts',
    within_noise: 'within noise',
    too_few_answers: 'too few answers to tell',
  } satisfies Record<Verdict, string>,
  points: (amount: string) => `${amount} points`,
  places: (amount: string) => `${amount} places`,
  none: 'There is no change to explain.',
  head: (amount: string, verdict: string) => `${amount}, ${verdict}.`,
  /** `way`: what the part did with its points of the change. */
  engine: (name: string, way: string, { prompts, of }: Moved) => `${name} ${way}, on ${prompts} of ${of} prompts`,
  prompts: (way: string, { prompts, of }: Moved) => `${prompts} of ${of} prompts ${way}`,
  tag: (name: string, way: string, { prompts, of }: Moved) =>
    `prompts tagged “${name}” ${way}, on ${prompts} of ${of} of them`,
  language: (name: string, way: string, { prompts, of }: Moved) =>
    `prompts in ${name} ${way}, on ${prompts} of ${of} of them`,
  asked: (amount: string) =>
    `${amount} of them come from what was asked: other prompts and engines, or a different number of them`,
  everywhere: ({ prompts, of }: Moved) => `no part stands out; ${prompts} of ${of} prompts moved in this direction`,
  /** Of a change that may be chance. */
  noise: 'no part stands out beyond noise',
  days: (amount: string) =>
    `But all answers of a day rise and fall together here, by some ${amount}: a change as large comes and goes by itself.`,
  lost: (amount: string) => `lost ${amount} of them`,
  gained: (amount: string) => `gained ${amount} of them`,
  gave: (amount: string) => `gave ${amount} of them`,
  rivalCame: (name: string, { prompts, of }: Moved) => `on ${prompts} of these ${of} ${name} is there instead`,
  rivalWent: (name: string, { prompts, of }: Moved) => `on ${prompts} of these ${of} ${name} gave way`,
  rates: (before: string, now: string) => ` (${before} of the answers before, ${now} now)`,
  sources: {
    gone: (url: string) => `the page ${url} is no longer cited`,
    rarer: (url: string) => `the page ${url} is cited less often`,
    new: (url: string) => `the page ${url} is newly cited`,
    more: (url: string) => `the page ${url} is cited more often`,
  },
};

export type ChangeWords = typeof CHANGE_ENGLISH;
