/** Technical: of the whole site only the homepage is ever cited. */
import { toPath } from '../page-address.ts';
import type { TaskRule } from '../task-rule.ts';
import { toCountText } from '../wording.ts';

const MIN_CITATIONS = 10;

export const onlyHomepageCited: TaskRule = {
  id: 'only-homepage-cited',
  category: 'technical',
  minAnswers: MIN_CITATIONS,
  find({ ownPages, own }) {
    const citations = ownPages.reduce((sum, page) => sum + page.answers, 0);
    if (citations < MIN_CITATIONS || ownPages.some((page) => toPath(page.url) !== '')) return [];
    return [
      {
        subject: 'homepage',
        title: `Only the homepage of ${own.name} is cited`,
        description:
          'Engines cite the homepage and none of the pages behind it. Those are hard to find, or do not answer a question by themselves.',
        steps: [
          'Check that the sitemap lists the important pages and that each is linked from the homepage.',
          'Check that these pages do not name the homepage as their canonical address.',
          'Give each a heading that is a question people ask, and the answer right below it.',
        ],
        impact: 5,
        effort: 4,
        summary: `All ${toCountText(citations, 'citation')} of the own site lead to the homepage.`,
        metrics: [
          { label: 'Citations of the own site', value: String(citations) },
          { label: 'Pages cited beside the homepage', value: '0' },
        ],
        items: ownPages.map((page) => ({
          text: `${page.url} (${toCountText(page.answers, 'answer')})`,
          sourceIds: [page.sourceId],
          answers: { sourceId: page.sourceId },
        })),
        place: `sources?search=${encodeURIComponent(own.domains[0] ?? '')}`,
      },
    ];
  },
};
