/** Visibility: one engine never shows the brand although the others do. */

import { Z_95 } from '#shared/statistics/wilson-interval.ts';
import { countShare, listOf } from '../facts/count-cells.ts';
import { compareShares } from '../statistics.ts';
import type { TaskRule } from '../task-rule.ts';
import { toCountText, toEngineLabel, toPercentText } from '../wording.ts';

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
          title: `${label} never shows ${own.name}`,
          description: `Other engines name ${own.name} or cite its site; ${label} does not in a single answer. It draws on other sources, or cannot read the site.`,
          steps: [
            `See which sites ${label} cites in the answers below.`,
            'Check that the site lets the crawler of this engine in (robots.txt, firewall, bot protection).',
            'Check that the search index behind the engine knows the important pages.',
            'Get the brand onto two or three of the sites that it cites most.',
          ],
          impact: 7,
          effort: 5,
          summary: `Visible in 0 of ${toCountText(here.whole, 'answer')} of ${label}, elsewhere in ${toPercentText(rest.part, rest.whole)}.`,
          metrics: [
            { label: `Visibility on ${label}`, value: '0 %' },
            { label: 'On the other engines', value: toPercentText(rest.part, rest.whole) },
          ],
          items: [{ text: `Newest answers of ${label}`, answers: { engine, isBranded: false } }],
          place: `answers?model=${engine}`,
        },
      ];
    }),
};
