/** Technical: the same site is cited without encryption, or one page under several hosts. Judged from addresses alone. */
import type { OwnPageFact } from '../facts/task-facts.ts';
import { isInsecure, toPath } from '../page-address.ts';
import type { TaskRule } from '../task-rule.ts';
import { toCountText } from '../wording.ts';

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
    return [
      {
        subject: 'addresses',
        title: `Lead every visitor of ${own.name} to one address`,
        description:
          'Answers cite pages of the site over unencrypted addresses or the same page under several hosts. Engines take these for different pages, each weaker than one would be.',
        steps: [
          'Redirect all of http to https, permanently (301).',
          'Choose one host and redirect the others to it, page by page.',
          'Name the chosen address as canonical in every page and in the sitemap.',
        ],
        impact: 4,
        effort: 3,
        summary: `${toCountText(citations, 'citation')} lead to ${toCountText(pages.length, 'address', 'addresses')} that should be redirected.`,
        metrics: [
          { label: 'Unencrypted addresses', value: String(insecure) },
          { label: 'Pages under several hosts', value: String(pages.length - insecure) },
        ],
        items: pages.slice(0, SHOWN).map((page) => ({
          text: `${page.url} (${toCountText(page.answers, 'answer')})`,
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
