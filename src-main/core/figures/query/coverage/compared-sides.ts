/** What two periods do not both hold, so that a change is not read as if the same had been asked on both sides. It judges no figure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Surface } from '#shared/vocabulary/surfaces.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import { breakdown } from '../breakdown.ts';

type Sides = OperationOutput<'metrics.sides'>;

export const loadComparedSides = defineRead(
  'metrics.sides',
  (db, scope: FigureScope): Sides => db.atOneMoment(() => readSides(db, scope)),
);

function readSides(db: Connection, scope: FigureScope): Sides {
  const before = toScopeBefore(scope);
  const [now, then] = [readHeld(db, scope), readHeld(db, before)];
  const onlyCurrent = listOthers(now.prompts, then.prompts).length;
  return {
    periodStart: toDate(scope.firstDay),
    periodEnd: toDate(scope.lastDay),
    previousStart: toDate(before.firstDay),
    previousEnd: toDate(before.lastDay),
    answers: now.answers,
    previousAnswers: then.answers,
    prompts: {
      both: now.prompts.size - onlyCurrent,
      onlyCurrent,
      onlyPrevious: listOthers(then.prompts, now.prompts).length,
    },
    engines: toOneSided(now.engines, then.engines),
    surfaces: toOneSided(now.surfaces, then.surfaces),
  };
}

/** What has answers in a window. */
function readHeld(db: Connection, scope: FigureScope) {
  const parts = breakdown(db, { scope, by: ['prompt', 'engine', 'surface'], brandIds: [], measures: [] });
  return {
    answers: parts.reduce((sum, { answers }) => sum + answers, 0),
    prompts: new Set(parts.map(({ key }) => key.prompt)),
    engines: new Set(parts.map(({ key }) => key.engine as Engine)),
    surfaces: new Set(parts.map(({ key }) => key.surface as Surface)),
  };
}

function toOneSided<T extends string>(now: ReadonlySet<T>, then: ReadonlySet<T>) {
  return { onlyCurrent: listOthers(now, then), onlyPrevious: listOthers(then, now) };
}

function listOthers<T>(here: ReadonlySet<T>, there: ReadonlySet<T>): T[] {
  return [...here].filter((each) => !there.has(each)).sort();
}
