/** How far the proof of an intervention is, and what it cannot say. */

/**
 * `not_done`: the task is not finished. `not_measurable`: it is about no answers (a setting, a key). `waiting`: no whole day is over since.
 */
export const PROOF_STATES = ['measured', 'waiting', 'not_done', 'not_measurable'] as const;
export type ProofState = (typeof PROOF_STATES)[number];

export const LIMITS = [
  /** Always: nobody drew lots which prompts were treated. */
  'not_an_experiment',
  /** The prompts were chosen because their figure was low then; some of that comes back by itself. */
  'chosen_by_figure',
  /** The task ended by itself because its figures had got better. */
  'ended_by_figures',
  'few_treated',
  'few_untouched',
  /** Nothing to compare with: every prompt of these engines and languages was treated. */
  'no_untouched',
  'few_answers',
  'untouched_moved',
  /** Something else was done within the same days; its prompts are not among the untouched. */
  'other_intervention',
  'model_changed',
  /** The days after are not all over: it can still turn. */
  'not_enough_days',
  /** Prompts that were asked on one side only take no part. */
  'left_out',
] as const;
