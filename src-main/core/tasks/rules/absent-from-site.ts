/** Offsite: a site that answers cite when they name competitors, and never or hardly ever when they name the brand. */
import { countShare, isUnbranded } from '../facts/count-cells.ts';
import { pagesOn } from '../facts/surroundings.ts';
import type { HostFact } from '../facts/task-facts.ts';
import { toSiteKind } from '../site-kind.ts';
import { compareShares, type Share, Z_99 } from '../statistics.ts';
import type { TaskRule } from '../task-rule.ts';

/** A brand named in 3 of 10 answers is missing from ten in a row in fewer than 3 of 100 cases. */
const MIN_ANSWERS = 10;
const MIN_RIVAL_ANSWERS = 5;
const MIN_PROMPTS = 2;

export const absentFromSite: TaskRule = {
  id: 'absent-from-site',
  category: 'offsite',
  minAnswers: MIN_ANSWERS,
  find({ hosts, own, current }) {
    const overall = countShare(current, own.id, 'named', isUnbranded);
    return hosts
      .filter((site) => site.owner === 'third_party' && toSiteKind(site.host) === 'other')
      .filter((site) => site.answers >= MIN_ANSWERS && site.prompts >= MIN_PROMPTS)
      .filter((site) => site.onlyRivalNamed >= MIN_RIVAL_ANSWERS && isAbsent(site, overall))
      .sort((a, b) => b.onlyRivalNamed - a.onlyRivalNamed || (a.host < b.host ? -1 : 1))
      .map((site) => ({
        subject: site.host,
        about: { host: site.host, isBranded: false, isNamed: false, isRivalNamed: true },
        say: ({ offsite }, around) =>
          offsite.absentFromSite.task({ name: own.name, ...site, pages: pagesOn(around.pages, site.host) }, around),
        impact: 7,
        effort: 5,
        items: [
          {
            say: ({ offsite }) => offsite.absentFromSite.item(site.host),
            answers: { host: site.host, isBranded: false, isRivalNamed: true },
          },
        ],
        place: `sources?search=${encodeURIComponent(site.host)}`,
      }));
  },
};

/** Never named beside it, or less than half as often as over all answers and not by chance. */
function isAbsent(site: HostFact, overall: Share): boolean {
  if (site.named === 0) return true;
  const here = { part: site.named, whole: site.answers };
  const isHalved = site.named * overall.whole * 2 < overall.part * site.answers;
  return isHalved && compareShares(here, overall) <= -Z_99;
}
