/** Technical: the own site is cited less than in the thirty days before, by more than chance explains. */

import { Z_95 } from '#shared/statistics/wilson-interval.ts';
import { askedInBoth, countShare } from '../facts/count-cells.ts';
import { compareShares } from '../statistics.ts';
import type { TaskRule } from '../task-rule.ts';
import { toCountText, toPercentText } from '../wording.ts';

const MIN_ANSWERS = 30;
/** Fewer citations to lose than this and a fall is no news. */
const MIN_CITED_BEFORE = 10;
const SHOWN = 8;

export const citationsFell: TaskRule = {
  id: 'citations-fell',
  category: 'technical',
  minAnswers: MIN_ANSWERS,
  find({ current, previous, own, ownPages }) {
    const test = askedInBoth(current, previous);
    const now = countShare(current, own.id, 'cited', test);
    const before = countShare(previous, own.id, 'cited', test);
    if (now.whole < MIN_ANSWERS || before.whole < MIN_ANSWERS || before.part < MIN_CITED_BEFORE) return [];
    if (compareShares(now, before) > -Z_95) return [];
    return [
      {
        subject: 'domain',
        title: `The site of ${own.name} is cited less`,
        description:
          'Fewer answers cite the own site than in the thirty days before. The difference is larger than chance explains. A change on the site is a frequent cause.',
        steps: [
          'Ask what changed on the site: a relaunch, moved pages, new bot protection.',
          'Compare with the pages below which ones used to be cited and open each of the missing ones.',
          'Restore or redirect what is gone, and let crawlers in again.',
        ],
        impact: 6,
        effort: 4,
        summary: `The own site is cited in ${toPercentText(now.part, now.whole)} of the answers, before in ${toPercentText(before.part, before.whole)}.`,
        metrics: [
          { label: 'Last 30 days', value: `${toPercentText(now.part, now.whole)} of ${now.whole} answers` },
          { label: '30 days before', value: `${toPercentText(before.part, before.whole)} of ${before.whole} answers` },
        ],
        items: [
          { text: 'Answers that name the brand without citing its site', answers: { isNamed: true, isCited: false } },
          ...ownPages.slice(0, SHOWN).map((page) => ({
            text: `Still cited: ${page.url} (${toCountText(page.answers, 'answer')})`,
            sourceIds: [page.sourceId],
            answers: { sourceId: page.sourceId },
          })),
        ],
        place: `sources?search=${encodeURIComponent(own.domains[0] ?? '')}`,
      },
    ];
  },
};
