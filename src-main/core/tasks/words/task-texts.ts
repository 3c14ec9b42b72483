/** What a task says, in one language. Types only. */
import type { OperationOutput } from '#shared/contract/index.ts';

type FullTask = OperationOutput<'tasks.get'>;

export type Metric = FullTask['evidence']['metrics'][number];
export type ContentPlan = NonNullable<FullTask['contentPlan']>;

/** All but the items, which stand with the answers behind them. */
export interface TaskTexts {
  title: string;
  description: string;
  steps: string[];
  summary: string;
  metrics: Metric[];
}

/** The part of a content plan that is written and not quoted. */
export type PlanTexts = Pick<ContentPlan, 'template' | 'outline'>;
