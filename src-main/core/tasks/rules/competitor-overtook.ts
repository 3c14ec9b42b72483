/** Competitor: one that was named less often than the brand is now named more often. */
import { countShare, isUnbranded, toRateCells } from '../facts/count-cells.ts';
import { toOwnSite } from '../own-site.ts';
import { findRealChange } from '../statistics.ts';
import type { TaskRule } from '../task-rule.ts';

const MIN_ANSWERS = 30;
/** A brand that fell was overtaken by all others: those furthest ahead say it. */
const MOST = 2;

export const competitorOvertook: TaskRule = {
  id: 'competitor-overtook',
  category: 'competitor',
  minAnswers: MIN_ANSWERS,
  find({ competitors, current, previous, own }) {
    const now = countShare(current, own.id, 'named', isUnbranded);
    const before = countShare(previous, own.id, 'named', isUnbranded);
    if (now.whole < MIN_ANSWERS || before.whole < MIN_ANSWERS) return [];
    const cellsOf = (brandId: number) => toRateCells(current, brandId, 'named', isUnbranded);
    return competitors
      .map((rival) => ({
        rival,
        rivalNow: countShare(current, rival.id, 'named', isUnbranded),
        rivalBefore: countShare(previous, rival.id, 'named', isUnbranded),
      }))
      .filter(({ rivalBefore }) => before.part >= rivalBefore.part)
      .filter(({ rival }) => findRealChange(cellsOf(rival.id), cellsOf(own.id), 'rate') > 0)
      .sort((a, b) => b.rivalNow.part - a.rivalNow.part)
      .slice(0, MOST)
      .map(({ rival, rivalNow, rivalBefore }) => ({
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
      }));
  },
};
