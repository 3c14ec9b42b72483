/** Competitor: the brand has less than an equal part of all mentions. */
import { countShare, isUnbranded } from '../facts/count-cells.ts';
import { toShareInterval } from '../statistics.ts';
import type { TaskRule } from '../task-rule.ts';
import { toPercentText, toSharePercentText } from '../wording.ts';

/** Mentions in one answer hang together, so that more of them are asked for than of answers. */
const MIN_MENTIONS = 40;
const MIN_COMPETITORS = 2;

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
    if (toShareInterval(mentions, total).upper >= fairPercent) return [];
    return [
      {
        subject: 'share',
        title: `${own.name} has less than its part of the conversation`,
        description: `If all ${rows.length} tracked brands were named alike, each would have ${toSharePercentText(fairPercent)} of the mentions. ${own.name} has clearly less.`,
        steps: [
          'See below who leads, and on which prompts.',
          'Choose one or two topics in which the brand is strong, instead of all of them.',
          'Do the content and offsite tasks of those topics first.',
        ],
        impact: 7,
        effort: 7,
        summary: `${own.name} has ${toPercentText(mentions, total)} of ${total} mentions; an equal part would be ${toSharePercentText(fairPercent)}.`,
        metrics: [
          { label: 'Share of voice', value: toPercentText(mentions, total) },
          { label: 'Equal part', value: toSharePercentText(fairPercent) },
        ],
        items: rows
          .filter((row) => row.mentions > 0)
          .map((row) => ({
            text: `${row.brand.name}: ${toPercentText(row.mentions, total)} of the mentions`,
            answers: { namedBrandId: row.brand.id, isBranded: false },
          })),
        place: 'competitors',
      },
    ];
  },
};
