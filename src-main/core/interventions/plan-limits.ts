/** What a proof cannot say, from what went into it. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { FEWEST_ANSWERS, type Verdict } from '#shared/statistics/compare.ts';
import { FEWEST_PROMPTS } from '#shared/statistics/estimate.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';

type Limit = OperationOutput<'interventions.proof'>['limits'][number];

export interface ProofFacts {
  /** Prompts that take part, of each group. */
  treated: number;
  untouched: number;
  /** Prompts that were asked on one side only. */
  leftOut: number;
  /** Of the side that has the fewest. */
  fewestAnswers: number;
  /** On the change of the untouched. */
  untouchedVerdict: Verdict;
  others: readonly { name: string; date: string }[];
  modelChanges: readonly { engine: Engine; date: string; to: string }[];
  /** Days that are still to come, and the last of them. */
  missingDays: number;
  lastDate: string;
  /** The task was found by figures of the days before. */
  isChosenByFigure: boolean;
  isEndedByFigures: boolean;
}

export function planLimits(facts: ProofFacts): Limit[] {
  const { treated, untouched } = facts;
  const list: (Partial<Limit> & Pick<Limit, 'code'>)[] = [{ code: 'not_an_experiment' }];
  if (facts.missingDays > 0) {
    list.push({ code: 'not_enough_days', count: facts.missingDays, date: facts.lastDate });
  }
  if (treated < FEWEST_PROMPTS) list.push({ code: 'few_treated', count: treated });
  if (untouched === 0) list.push({ code: 'no_untouched' });
  else if (untouched < FEWEST_PROMPTS) list.push({ code: 'few_untouched', count: untouched });
  if (treated > 0 && untouched > 0 && facts.fewestAnswers < FEWEST_ANSWERS) {
    list.push({ code: 'few_answers', count: facts.fewestAnswers });
  }
  const hasMoved = facts.untouchedVerdict === 'real' || facts.untouchedVerdict === 'on_these_prompts';
  if (hasMoved) list.push({ code: 'untouched_moved' });
  if (facts.isChosenByFigure) list.push({ code: 'chosen_by_figure' });
  if (facts.isEndedByFigures) list.push({ code: 'ended_by_figures' });
  list.push(...facts.others.map(({ name, date }) => ({ code: 'other_intervention' as const, name, date })));
  list.push(
    ...facts.modelChanges.map(({ engine, date, to }) => ({ code: 'model_changed' as const, engine, date, name: to })),
  );
  if (facts.leftOut > 0) list.push({ code: 'left_out', count: facts.leftOut });
  return list.map((limit) => ({ count: null, date: null, engine: null, name: null, ...limit }));
}
