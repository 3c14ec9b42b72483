/** Offsite: a review portal or community that engines cite often and on which the brand is seldom met. */
import { countShare, isUnbranded } from '../facts/count-cells.ts';
import { toSiteKind } from '../site-kind.ts';
import type { TaskRule } from '../task-rule.ts';
import { toCountText, toPercentText } from '../wording.ts';

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
      .map((site) => {
        const isReview = toSiteKind(site.host) === 'review';
        return {
          subject: site.host,
          title: isReview ? `Collect reviews on ${site.host}` : `Take part on ${site.host}`,
          description: `Engines cite ${site.host} often, and most of those answers do not name ${own.name}. What people write there reaches the answers.`,
          steps: isReview
            ? [
                `Claim the profile of ${own.name} on ${site.host} and complete it.`,
                'Ask satisfied customers for an honest review; never pay for one.',
                'Answer every review, the critical ones first.',
              ]
            : [
                'Read the cited discussions and note what people ask.',
                `Answer where you have something to add, openly as ${own.name}.`,
                'Do not advertise; such posts are removed and remembered.',
              ],
          impact: 7,
          effort: 4,
          summary: `${site.host} is cited in ${toCountText(site.answers, 'answer')} (${toPercentText(site.answers, whole)}); ${site.named} of them name ${own.name}.`,
          metrics: [
            { label: 'Answers citing the site', value: String(site.answers) },
            { label: `Of these naming ${own.name}`, value: toPercentText(site.named, site.answers) },
          ],
          items: [
            {
              text: `Answers that cite ${site.host} without naming ${own.name}`,
              answers: { host: site.host, isBranded: false, isNamed: false },
            },
          ],
          place: `sources?search=${encodeURIComponent(site.host)}`,
        };
      });
  },
};
