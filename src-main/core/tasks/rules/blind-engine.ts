/** Visibility: one engine never shows the brand although the others do. */
import { Z_95 } from '#shared/statistics/wilson-interval.ts';
import { toEngineLabel } from '../engine-label.ts';
import { countShare, listOf } from '../facts/count-cells.ts';
import { compareShares } from '../statistics.ts';
import type { TaskRule } from '../task-rule.ts';

const MIN_ANSWERS = 15;
const MIN_ELSEWHERE_PERCENT = 10;

export const blindEngine: TaskRule = {
  id: 'blind-engine',
  category: 'visibility',
  minAnswers: 2 * MIN_ANSWERS,
  find: ({ current, own }) =>
    listOf(current, 'engine').flatMap((engine) => {
      const here = countShare(current, own.id, 'visible', (cell) => cell.engine === engine && !cell.isBranded);
      const rest = countShare(current, own.id, 'visible', (cell) => cell.engine !== engine && !cell.isBranded);
      const isSeenElsewhere = rest.part * 100 >= rest.whole * MIN_ELSEWHERE_PERCENT;
      if (here.part > 0 || here.whole < MIN_ANSWERS || !isSeenElsewhere || compareShares(here, rest) > -Z_95) return [];
      const label = toEngineLabel(engine);
      return [
        {
          subject: engine,
          say: ({ visibility }) => visibility.blindEngine.task({ name: own.name, engine: label, here, rest }),
          impact: 7,
          effort: 5,
          items: [
            { say: ({ visibility }) => visibility.blindEngine.item(label), answers: { engine, isBranded: false } },
          ],
          place: `answers?model=${engine}`,
        },
      ];
    }),
};
