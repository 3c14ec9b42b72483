/** The words of interventions, of their proof, and of the planner. */
import { formatCount, formatQuantity } from '../format.ts';

const prompts = (count: number) => formatQuantity(count, 'prompt', 'prompts');

export const PROOF = {
  title: 'Did it work?',
  interventions: 'Interventions',
  interventionsNote: 'What was done, and whether it moved its prompts beside prompts that were left alone',
  figures: {
    responseVisibilityRate: 'Visibility',
    mentionRate: 'Mention rate',
    citationRate: 'Citation rate',
    visibilityRate: 'Prompts covered',
    mentionOrder: 'Place among brands',
    position: 'Depth in the text',
    sentiment: 'Sentiment',
  },
  sentences: {
    real: (effect: string, figure: string) =>
      `Yes: ${figure} moved by ${effect} beyond what untouched prompts did, and would for prompts like these too.`,
    on_these_prompts: (effect: string, figure: string) =>
      `On these prompts: ${figure} moved by ${effect} beyond what untouched prompts did. It need not hold for others.`,
    within_noise: (effect: string, figure: string) =>
      `Not shown: ${figure} moved by ${effect} beyond what untouched prompts did, which chance alone could do as well.`,
    too_few_answers: () => 'Too few answers or prompts to say.',
  },
  states: {
    waiting: 'No full day has passed since then.',
    not_done: 'The task is not finished yet.',
    not_measurable: 'This concerns the setup: no answers can show whether it worked.',
  },
  toPoints: (value: string) => `${value} points`,
  group: 'Prompts',
  treated: 'Treated',
  untouched: 'Untouched',
  before: 'Before',
  fromTo: (before: string, after: string) => `${before} → ${after}`,
  after: 'After',
  change: 'Change',
  effect: 'Effect',
  sharedShift: (change: string) => `What moved all prompts alike: ${change}.`,
  answers: (n: number, count: number) => `n ${formatCount(n)}, ${prompts(count)}`,
  brand: (span: string) => `For prompts like these: ${span} (95 %).`,
  repeat: (span: string) => `For these same prompts, asked again: ${span} (95 %).`,
  period: (before: string, after: string) => `${before} against ${after}`,
  done: (date: string) => `Done on ${date}`,
  chart: 'Both groups, day by day',
  chartSummary: (figure: string, days: number) =>
    `${figure} of treated and of untouched prompts over ${formatQuantity(days, 'day', 'days')}.`,
  limits: 'What this cannot say',
  /** All take the same: how many, the day, the engine, the name. */
  limitTexts: {
    not_an_experiment: () =>
      'This is no controlled experiment: the prompts that were worked on were not drawn by lot. Something else may have moved these and not the others.',
    chosen_by_figure: () =>
      'The task was found because these figures were low in the days before. Some of that recovers by itself.',
    ended_by_figures: () =>
      'The task ended by itself because its figures had got better: that they have is no surprise.',
    few_treated: (count: number) => `Only ${prompts(count)} treated; a verdict needs at least five.`,
    few_untouched: (count: number) => `Only ${prompts(count)} untouched; a verdict needs at least five.`,
    no_untouched: () => 'Every prompt of these engines and languages was treated: there is nothing to compare with.',
    few_answers: (count: number) =>
      `Only ${formatQuantity(count, 'answer', 'answers')} in one of the periods; thirty are needed.`,
    untouched_moved: () =>
      'The untouched prompts moved as well. That part is subtracted, as if it had affected all alike.',
    other_intervention: (_count: number, date: string, _engine: string, name: string) =>
      `Something else was done within these days: “${name}” on ${date}. Its prompts are not counted as untouched.`,
    model_changed: (_count: number, date: string, engine: string, name: string) =>
      `Since ${date} another model is behind ${engine}: ${name}.`,
    not_enough_days: (count: number, date: string) =>
      `Wait until ${date}: ${formatQuantity(count, 'day is', 'days are')} still to come, and the verdict can change.`,
    left_out: (count: number) => `${prompts(count)} asked in only one of the periods are left out.`,
  },
  list: {
    name: 'What was done',
    date: 'Day',
    prompts: 'Prompts',
    figure: 'Figure',
    effect: 'Effect',
    verdict: 'Verdict',
    kind: 'From',
    task: 'Task',
    own: 'Own',
    judged: (count: number) =>
      `${formatQuantity(count, 'verdict', 'verdicts')}; of those without any effect, one in twenty is called real by chance.`,
    none: 'Nothing noted yet',
    noneText:
      'A page that went online, a listing that was won: note the day and the prompts, and see later whether it moved them.',
  },
  form: {
    add: 'Note an intervention',
    change: 'Change it',
    name: 'What was done',
    date: 'Day (UTC)',
    tag: 'Prompts with the tag',
    keep: 'as they are',
    choose: 'choose a tag',
    figure: 'Should move',
    url: 'Address of the page',
    note: 'Note',
    save: 'Save',
    remove: 'Remove',
    saved: 'Noted',
    removed: 'Removed',
    noTags: 'Tag the prompts first: an intervention keeps those that have the tag now.',
  },
  prompt: 'What was done for this prompt',
};
