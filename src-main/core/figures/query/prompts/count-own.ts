/** Counts the own brand in the answers to each prompt of a scope: what figures by prompt are made of that look at no other brand. */
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import { listAggregatedMonths, openList } from '../../aggregate/month-lists.ts';
import { readOwnList } from '../../aggregate/own-list.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { planRest, toMonthRange } from '../../store/plan-months.ts';
import type { ScopePrompt } from '../../store/read-facts.ts';
import { planSegmentFilter } from '../../store/segments.ts';
import { openWalk, toAggregateLayer, toOwnSeriesLayer } from '../walk-months.ts';
import { EngineTally } from './engine-tally.ts';

interface OwnCount {
  prompts: readonly ScopePrompt[];
  /** By segment; those that are not in it count as one. */
  engines: ReadonlyMap<number, string>;
}

/**
 * The own brand in the answers to each prompt, by ordinal. Whole months come as sums of the project; with tags, or where there is none,
 * from each prompt's own months.
 */
export function countOwn(db: Connection, scope: FigureScope, { prompts, engines }: OwnCount): Map<number, EngineTally> {
  const ownId = readOwnBrandId(db, scope.projectId);
  const tallies = new Map(prompts.map(({ ordinal }) => [ordinal, new EngineTally(engines, ownId)]));
  const summed = listAggregatedMonths(db, scope, ['own']);
  const wanted = planSegmentFilter(db, scope);
  for (const month of summed) {
    const list = openList(db, { projectId: scope.projectId, month }, 'own');
    readOwnList(list, wanted, (ordinal) => tallies.get(ordinal));
  }
  let tally = new EngineTally(engines, ownId);
  const walk = openWalk(db, scope, {
    layers: [
      toAggregateLayer(db, scope, () => tally),
      toOwnSeriesLayer(db, scope, ownId, (part) => tally.addPart(part)),
    ],
    kinds: ['appearances'],
    onAnswer: (answer) => tally.addAnswer(answer),
  });
  const rest = planRest(toMonthRange(scope), summed);
  for (const prompt of prompts) {
    tally = tallies.get(prompt.ordinal)!;
    walk(prompt, rest);
  }
  return tallies;
}
