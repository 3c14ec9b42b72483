/** Competitor: one that was named less often than the brand is now named more often. */

import { Z_95 } from '#shared/statistics/wilson-interval.ts';
import { countShare, isUnbranded } from '../facts/count-cells.ts';
import { comparePaired } from '../statistics.ts';
import type { TaskRule } from '../task-rule.ts';
import { toPercentText } from '../wording.ts';

const MIN_ANSWERS = 30;

export const competitorOvertook: TaskRule = {
  id: 'competitor-overtook',
  category: 'competitor',
  minAnswers: MIN_ANSWERS,
  find: ({ competitors, rivalries, current, previous, own }) =>
    competitors.flatMap((rival) => {
      const rivalry = rivalries.find((each) => each.brandId === rival.id);
      const now = countShare(current, own.id, 'named', isUnbranded);
      const before = countShare(previous, own.id, 'named', isUnbranded);
      const rivalNow = countShare(current, rival.id, 'named', isUnbranded);
      const rivalBefore = countShare(previous, rival.id, 'named', isUnbranded);
      if (!rivalry || now.whole < MIN_ANSWERS || before.whole < MIN_ANSWERS) return [];
      const wasAhead = before.part >= rivalBefore.part;
      if (!wasAhead || comparePaired(rivalry.onlyRival, rivalry.onlyOwn) < Z_95) return [];
      return [
        {
          subject: rival.publicId,
          title: `${rival.name} has overtaken ${own.name}`,
          description: `In the thirty days before, ${own.name} was named at least as often as ${rival.name}. Now ${rival.name} is named more often in the same answers, by more than chance explains.`,
          steps: [
            `Open the answers below that name ${rival.name} without ${own.name} and look for what is new.`,
            `Look under Sources for pages about ${rival.name} that were not cited before.`,
            'Answer with a fact of your own on the same subject, not with a louder claim.',
          ],
          impact: 8,
          effort: 6,
          summary: `${rival.name} is named in ${toPercentText(rivalNow.part, rivalNow.whole)} of the answers, ${own.name} in ${toPercentText(now.part, now.whole)}.`,
          metrics: [
            { label: `${rival.name}, last 30 days`, value: toPercentText(rivalNow.part, rivalNow.whole) },
            { label: `${own.name}, last 30 days`, value: toPercentText(now.part, now.whole) },
            { label: `${rival.name}, 30 days before`, value: toPercentText(rivalBefore.part, rivalBefore.whole) },
            { label: `${own.name}, 30 days before`, value: toPercentText(before.part, before.whole) },
          ],
          items: [
            {
              text: `Answers that name ${rival.name} and not ${own.name}`,
              answers: { namedBrandId: rival.id, isNamed: false, isBranded: false },
            },
          ],
          place: `competitors?compare=${rival.publicId}`,
        },
      ];
    }),
};
