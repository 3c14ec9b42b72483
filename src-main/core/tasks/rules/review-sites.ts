/** Offsite: a review portal or community that engines cite often and on which the brand is seldom met. */
import { countShare, isUnbranded } from '../facts/count-cells.ts';
import { pagesOn } from '../facts/surroundings.ts';
import { toSiteKind } from '../site-kind.ts';
import type { TaskRule } from '../task-rule.ts';

const MIN_ANSWERS = 10;
const MIN_SHARE_PERCENT = 5;
const MOST_NAMED_PERCENT = 50;

export const reviewSites: TaskRule = {
  id: 'review-sites',
  category: 'offsite',
  minAnswers: MIN_ANSWERS,
  find({ hosts, own, current }) {
    const { whole } = countShare(current, own.id, 'visible', isUnbranded);
    return hosts
      .filter((site) => site.owner === 'third_party' && toSiteKind(site.host) !== 'other')
      .filter((site) => site.answers >= MIN_ANSWERS && site.answers * 100 >= whole * MIN_SHARE_PERCENT)
      .filter((site) => site.named * 100 < site.answers * MOST_NAMED_PERCENT)
      .map(({ host, answers, named }) => {
        const isReview = toSiteKind(host) === 'review';
        return {
          subject: host,
          about: { host, isBranded: false, isNamed: false },
          say: ({ offsite }, around) =>
            offsite.reviewSites.task(
              {
                ...{ name: own.name, host, isReview, cited: { part: answers, whole }, named },
                pages: pagesOn(around.pages, host),
              },
              around,
            ),
          impact: 7,
          effort: 4,
          items: [
            {
              say: ({ offsite }) => offsite.reviewSites.item(own.name, host),
              answers: { host, isBranded: false, isNamed: false },
            },
          ],
          place: `sources?search=${encodeURIComponent(host)}`,
        };
      });
  },
};
