/** Competitor: one that was named less often than the brand is now named more often. */
import { countShare, isUnbranded, toRateCells } from '../facts/count-cells.ts';
import { toOwnSite } from '../own-site.ts';
import { findRealChange } from '../statistics.ts';
import type { TaskRule } from '../task-rule.ts';

const MIN_ANSWERS = 30;

export const competitorOvertook: TaskRule = {
  id: 'competitor-overtook',
  category: 'competitor',
  minAnswers: MIN_ANSWERS,
  find: ({ competitors, current, previous, own }) =>
    competitors.flatMap((rival) => {
      const now = countShare(current, own.id, 'named', isUnbranded);
      const before = countShare(previous, own.id, 'named', isUnbranded);
      const rivalNow = countShare(current, rival.id, 'named', isUnbranded);
      const rivalBefore = countShare(previous, rival.id, 'named', isUnbranded);
      if (now.whole < MIN_ANSWERS || before.whole < MIN_ANSWERS) return [];
      const wasAhead = before.part >= rivalBefore.part;
      const cellsOf = (brandId: number) => toRateCells(current, brandId, 'named', isUnbranded);
      if (!wasAhead || findRealChange(cellsOf(rival.id), cellsOf(own.id), 'rate') <= 0) return [];
      return [
        {
          subject: rival.publicId,
          about: { namedBrandId: rival.id, isNamed: false, isBranded: false },
          say: ({ competitor }, around) =>
            competitor.competitorOvertook.task(
              { ...toOwnSite(own), rival: rival.name, now, before, rivalNow, rivalBefore },
              around,
            ),
          impact: 8,
          effort: 6,
          items: [
            {
              say: ({ competitor }) => competitor.competitorOvertook.item(own.name, rival.name),
              answers: { namedBrandId: rival.id, isNamed: false, isBranded: false },
            },
          ],
          place: `competitors?compare=${rival.publicId}`,
        },
      ];
    }),
};
