/** Competitor: the brand has less than an equal part of all mentions. */
import { countShare, isUnbranded, toShareCells } from '../facts/count-cells.ts';
import { toBrandInterval } from '../statistics.ts';
import type { TaskRule } from '../task-rule.ts';

const MIN_MENTIONS = 40;
const MIN_COMPETITORS = 2;
/** Competitors that are named: those ahead. */
const SHOWN = 3;

export const lowShareOfVoice: TaskRule = {
  id: 'low-share-of-voice',
  category: 'competitor',
  minAnswers: 20,
  find({ competitors, current, own }) {
    const rows = [own, ...competitors]
      .map((brand) => ({ brand, mentions: countShare(current, brand.id, 'named', isUnbranded).part }))
      .sort((a, b) => b.mentions - a.mentions || a.brand.id - b.brand.id);
    const total = rows.reduce((sum, row) => sum + row.mentions, 0);
    const mentions = rows.find((row) => row.brand === own)?.mentions ?? 0;
    const fairPercent = 100 / rows.length;
    if (competitors.length < MIN_COMPETITORS || total < MIN_MENTIONS) return [];
    const brandIds = rows.map(({ brand }) => brand.id);
    const interval = toBrandInterval(toShareCells(current, own.id, brandIds, isUnbranded), 'rate');
    if (interval === null || interval.upper >= fairPercent) return [];
    const leaders = rows.filter((row) => row.brand !== own).slice(0, SHOWN);
    return [
      {
        subject: 'share',
        about: { isNamed: false, isBranded: false },
        say: ({ competitor }, around) =>
          competitor.lowShareOfVoice.task(
            {
              ...{ name: own.name, brands: rows.length, mentions: { part: mentions, whole: total }, fairPercent },
              leaders: leaders.map((row) => ({ name: row.brand.name, mentions: { part: row.mentions, whole: total } })),
            },
            around,
          ),
        impact: 7,
        effort: 7,
        items: rows
          .filter((row) => row.mentions > 0 && (row.brand === own || leaders.includes(row)))
          .map((row) => ({
            say: ({ competitor }) =>
              competitor.lowShareOfVoice.item(row.brand.name, { part: row.mentions, whole: total }),
            answers: { namedBrandId: row.brand.id, isBranded: false },
          })),
        place: 'competitors',
      },
    ];
  },
};
