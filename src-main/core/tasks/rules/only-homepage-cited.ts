/** Technical: of the whole site only the homepage is ever cited. */
import { toPath } from '../page-address.ts';
import type { TaskRule } from '../task-rule.ts';

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
        about: { isCited: true },
        say: ({ technical }, around) =>
          technical.onlyHomepageCited.task({ name: own.name, domain: own.domains[0] ?? own.name, citations }, around),
        impact: 5,
        effort: 4,
        items: ownPages.map((page) => ({
          say: ({ technical }) => technical.onlyHomepageCited.item(page),
          sourceIds: [page.sourceId],
          answers: { sourceId: page.sourceId },
        })),
        place: `sources?search=${encodeURIComponent(own.domains[0] ?? '')}`,
      },
    ];
  },
};
