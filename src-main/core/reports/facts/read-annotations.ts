/** What happened on a day of the window and may explain a line that bends there: work, baselines, engines' new models. */
import { dayOf, fromDate } from '#shared/time/day.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import type { Connection } from '../../../storage/connection.ts';
import { loadBaselines } from '../../baselines/baseline-store.ts';
import { readAnswerDays, readModelChanges } from '../../figures/query/coverage/model-changes.ts';
import type { FigureScope } from '../../figures/store/figure-scope.ts';
import { readInterventions } from '../../interventions/intervention-store.ts';

export interface Annotation {
  day: number;
  kind: 'work' | 'baseline' | 'model';
  /** What was done, the name of a baseline (empty where it has none), the engine with its model. */
  name: string;
}

/** Oldest first. */
export function readAnnotations(db: Connection, scope: FigureScope): Annotation[] {
  const work = readInterventions(db, scope.projectId).map(({ day, name }): Annotation => ({ day, kind: 'work', name }));
  const baselines = loadBaselines
    .run(db, scope.projectId)
    .baselines.filter(({ kind }) => kind !== 'remeasuring')
    .map(
      ({ createdAt, name }): Annotation => ({ day: dayOf(Date.parse(createdAt)), kind: 'baseline', name: name ?? '' }),
    );
  const answers = readAnswerDays(db, { ...scope, promptId: null });
  const models = readModelChanges(db, scope, answers, scope).map(
    ({ model, to, since }): Annotation => ({
      day: fromDate(since),
      kind: 'model',
      name: `${ENGINE_LABELS[model]}: ${to}`,
    }),
  );
  return [...work, ...baselines, ...models]
    .filter(({ day }) => day >= scope.firstDay && day <= scope.lastDay)
    .sort((a, b) => a.day - b.day);
}
