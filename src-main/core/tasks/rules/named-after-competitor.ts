/** Competitor: where both are named, one competitor nearly always comes first. */
import type { TaskRule } from '../task-rule.ts';
import { toCountText, toPercentText } from '../wording.ts';

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
            title: `${rival.name} is named before ${own.name}`,
            description: `Where an answer names both, ${rival.name} nearly always comes first. Readers take the first name for the recommendation.`,
            steps: [
              `Read how the answers below introduce ${rival.name}: as the market leader, the cheapest, the simplest?`,
              `Find the quality for which ${own.name} should be named first, and make it the first sentence of the pages that are cited.`,
              'Get that sentence onto the lists and comparisons that the answers cite.',
            ],
            impact: 5,
            effort: 6,
            summary: `${rival.name} comes first in ${rivalFirst} of ${toCountText(both, 'answer')} that name both.`,
            metrics: [
              { label: `${rival.name} first`, value: toPercentText(rivalFirst, both) },
              { label: 'Answers naming both', value: String(both) },
            ],
            items: [
              {
                text: `Answers that name ${rival.name} and ${own.name}`,
                answers: { namedBrandId: rival.id, isNamed: true, isBranded: false },
              },
            ],
            place: `competitors?compare=${rival.publicId}`,
          },
        ];
      }),
};
