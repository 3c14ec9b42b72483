/** Visibility: one engine never shows the brand although the others do. */
import { findCrawler } from '../crawlers.ts';
import { toEngineLabel } from '../engine-label.ts';
import { type CellTest, countShare, listOf, toRateCells } from '../facts/count-cells.ts';
import { toOwnSite } from '../own-site.ts';
import { findRealChange } from '../statistics.ts';
import type { TaskRule } from '../task-rule.ts';

const MIN_ANSWERS = 30;
const MIN_ELSEWHERE_PERCENT = 10;

export const blindEngine: TaskRule = {
  id: 'blind-engine',
  category: 'visibility',
  minAnswers: 2 * MIN_ANSWERS,
  find: ({ current, own }) =>
    listOf(current, 'engine').flatMap((engine) => {
      const isHere: CellTest = (cell) => cell.engine === engine && !cell.isBranded;
      const isElsewhere: CellTest = (cell) => cell.engine !== engine && !cell.isBranded;
      const here = countShare(current, own.id, 'visible', isHere);
      const rest = countShare(current, own.id, 'visible', isElsewhere);
      const isSeenElsewhere = rest.part * 100 >= rest.whole * MIN_ELSEWHERE_PERCENT;
      if (here.part > 0 || here.whole < MIN_ANSWERS || !isSeenElsewhere) return [];
      const cellsOf = (test: CellTest) => toRateCells(current, own.id, 'visible', test);
      if (findRealChange(cellsOf(isHere), cellsOf(isElsewhere), 'rate') >= 0) return [];
      const label = toEngineLabel(engine);
      return [
        {
          subject: engine,
          about: { engine, isBranded: false },
          say: ({ visibility }, around) =>
            visibility.blindEngine.task(
              { ...toOwnSite(own), engine: label, here, rest, crawler: findCrawler(engine) },
              around,
            ),
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
