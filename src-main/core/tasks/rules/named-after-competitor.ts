/** Competitor: where both are named, one competitor nearly always comes first. */
import type { TaskRule } from '../task-rule.ts';

/** 12 of 15 is more than a fair coin gives in 98 of 100 cases. */
const MIN_BOTH = 15;
const MIN_FIRST_PERCENT = 80;

export const namedAfterCompetitor: TaskRule = {
  id: 'named-after-competitor',
  category: 'competitor',
  minAnswers: MIN_BOTH,
  find: ({ competitors, rivalries, own }) =>
    rivalries
      .filter(({ both, rivalFirst }) => both >= MIN_BOTH && rivalFirst * 100 >= both * MIN_FIRST_PERCENT)
      .sort((a, b) => b.rivalFirst - a.rivalFirst)
      .flatMap(({ brandId, both, rivalFirst }) => {
        const rival = competitors.find((brand) => brand.id === brandId);
        if (!rival) return [];
        return [
          {
            subject: rival.publicId,
            about: { namedBrandId: rival.id, isNamed: true, isBranded: false },
            say: ({ competitor }, around) =>
              competitor.namedAfterCompetitor.task(
                { name: own.name, rival: rival.name, first: { part: rivalFirst, whole: both } },
                around,
              ),
            impact: 5,
            effort: 6,
            items: [
              {
                say: ({ competitor }) => competitor.namedAfterCompetitor.item(own.name, rival.name),
                answers: { namedBrandId: rival.id, isNamed: true, isBranded: false },
              },
            ],
            place: `competitors?compare=${rival.publicId}`,
          },
        ];
      }),
};
