/** The words of the planner. */
import { formatQuantity } from '../format.ts';

export const PLAN = {
  title: 'How precise, at what price?',
  note: 'From how much this project’s own prompts, engines, days and answers differ',
  noteAssumed:
    'Too little was asked to measure it: a correlation of 0.4 between answers to one prompt and a rate of 50 % are assumed',
  target: 'Aim',
  halfWidth: 'Interval of ± points',
  detect: 'See a change of points',
  amount: 'Points',
  now: (half: string, detects: string) =>
    `Today ±${half} points for prompts like these; a change of ${detects} points is seen in four of five cases.`,
  design: (prompts: number, engines: number, days: number) =>
    `${formatQuantity(prompts, 'prompt', 'prompts')} on ${formatQuantity(engines, 'engine', 'engines')}, asked on ${formatQuantity(days, 'day', 'days')}`,
  reached: 'That is reached today; this is the least of each, everything else unchanged:',
  oneOf: 'Any one of these reaches it, everything else unchanged:',
  none: 'None of these alone reaches it. More prompts and more days together come closer.',
  lever: 'With',
  answers: 'Answers',
  figureCost: 'For one figure',
  monthlyCost: 'Per month',
  levers: {
    prompts: (count: number) => formatQuantity(count, 'prompt', 'prompts'),
    samples: (count: number) => formatQuantity(count, 'sample a run', 'samples a run'),
    days: (count: number) => formatQuantity(count, 'day asked', 'days asked'),
    engines: (count: number) => formatQuantity(count, 'engine', 'engines'),
  },
  names: { prompts: 'More prompts', samples: 'More samples', days: 'More days', engines: 'More engines' },
  unreachable: (best: string) => `cannot: ${best} at best`,
  cheapest: 'cheapest',
  windowDays: (days: number) => `a figure is then about ${formatQuantity(days, 'day', 'days')}`,
  missing: {
    prompts: 'fewer than 5 prompts with answers',
    answers: 'fewer than 30 answers',
    repeats: 'nothing asked twice',
  },
  wizard: (prompts: number, points: string) =>
    `${formatQuantity(prompts, 'prompt sees', 'prompts see')} changes of about ${points} points from month to month, once asked daily. More prompts see smaller ones; more samples hardly do.`,
  wizardFew: 'From five prompts on, the app can say how sure a figure is.',
  schedule: (half: string, detects: string) =>
    `As it is asked now, the mention rate of 30 days is known to ±${half} points, and a change of ${detects} points is seen.`,
};
