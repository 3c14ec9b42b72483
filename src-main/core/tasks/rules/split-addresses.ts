/** Technical: the same site is cited without encryption, or one page under several hosts. Judged from addresses alone. */
import type { OwnPageFact } from '../facts/task-facts.ts';
import { isInsecure, toPath } from '../page-address.ts';
import type { TaskRule } from '../task-rule.ts';

const MIN_CITATIONS = 3;
const SHOWN = 10;

export const splitAddresses: TaskRule = {
  id: 'split-addresses',
  category: 'technical',
  minAnswers: MIN_CITATIONS,
  find({ ownPages, own }) {
    const pages = ownPages.filter((page) => isInsecure(page.url) || isOnSeveralHosts(page, ownPages));
    const citations = pages.reduce((sum, page) => sum + page.answers, 0);
    if (citations < MIN_CITATIONS) return [];
    const insecure = pages.filter((page) => isInsecure(page.url)).length;
    const urls = pages.map(({ url }) => url);
    return [
      {
        subject: 'addresses',
        say: ({ technical }) =>
          technical.splitAddresses.task({ domain: own.domains[0] ?? own.name, citations, urls, insecure }),
        impact: 4,
        effort: 3,
        items: pages.slice(0, SHOWN).map((page) => ({
          say: ({ technical }) => technical.splitAddresses.item(page),
          sourceIds: [page.sourceId],
          answers: { sourceId: page.sourceId },
        })),
        place: `sources?search=${encodeURIComponent(own.domains[0] ?? '')}`,
      },
    ];
  },
};

/** Homepages are left out: that of a subdomain is a page of its own. */
function isOnSeveralHosts(page: OwnPageFact, pages: readonly OwnPageFact[]): boolean {
  const path = toPath(page.url);
  return path !== '' && pages.some((other) => other.host !== page.host && toPath(other.url) === path);
}
