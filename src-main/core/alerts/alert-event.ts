/** What rules look at and what they find. Types alone. */
import type { z } from 'zod';

import type { alertCondition, alertFacts } from '#shared/contract/alerts.ts';
import type { Project } from '../projects/project.ts';

export type AlertCondition = z.infer<typeof alertCondition>;
export type AlertFacts = z.infer<typeof alertFacts>;
export type ConditionOf<K extends AlertCondition['kind']> = Extract<AlertCondition, { kind: K }>;

/** A project at the end of a UTC day: nothing later is looked at. */
export interface DayOfProject {
  project: Pick<Project, 'id' | 'publicId' | 'models'>;
  day: number;
}

export interface AlertEvent {
  /** Which event it is, within its rule. */
  event: string;
  /** Days for which the same event is no news; null: for ever. */
  restDays: number | null;
  facts: AlertFacts;
}
