/** What the rules of the category offsite say. `around` are the answers that cite the host and leave the brand out. */
import type { Counted, Surroundings } from '../../facts/surroundings.ts';
import type { Share } from '../../statistics.ts';
import type { TaskTexts } from '../task-texts.ts';
import { choosePlural, toCountedText, toCountText, toNamesText, toPercentText, toVerbText } from './figures.ts';
import { listSteps, toFirstQuestions } from './steps.ts';

interface Site {
  name: string;
  host: string;
  /** Those of its pages that these answers cite. */
  pages: readonly Counted[];
}

export const OFFSITE = {
  absentFromSite: {
    /** Of the answers that cite the host: `named` name the own brand, `onlyRivalNamed` competitors alone. */
    task: (
      site: Site & { answers: number; prompts: number; named: number; onlyRivalNamed: number },
      { rivals, prompts: questions }: Surroundings,
    ): TaskTexts => {
      const { name, host, pages, answers, prompts, named, onlyRivalNamed } = site;
      return {
        title: `Get ${name} onto ${host}`,
        description: `Engines cite ${host} when they recommend competitors${rivals.length === 0 ? '' : `, most often ${toNamesText(rivals)}`}. Answers that cite it ${named === 0 ? 'never' : 'hardly ever'} name ${name}.${questions.length === 0 ? '' : ` They are given to questions such as ${toFirstQuestions(questions, 2)}.`}`,
        steps: listSteps(
          pages.length === 0
            ? `Open the pages of ${host} that are cited and see which brands they cover and who writes them.`
            : `Open ${toCountedText(pages)} and see which brands ${choosePlural(Math.min(pages.length, 3), 'it covers and who writes it', 'they cover and who writes them')}.`,
          `If ${name} is missing there, offer the author what they would need: facts, a test account, figures.`,
          'If it is there already, check that its entry is current and easy to quote.',
        ),
        summary: `${host} is cited in ${toCountText(answers, 'answer')}: ${toVerbText(onlyRivalNamed, 'names', 'name')} competitors only, ${toVerbText(named, 'names', 'name')} ${name}.`,
        metrics: [
          { label: 'Answers citing the site', value: String(answers) },
          { label: 'Of these naming competitors only', value: toPercentText({ part: onlyRivalNamed, whole: answers }) },
          { label: 'Prompts', value: String(prompts) },
        ],
      };
    },
    item: (host: string): string => `Answers that cite ${host} and name competitors`,
  },
  reviewSites: {
    /** `cited` of all answers cite the host, `named` of those name the brand. */
    task: (
      site: Site & { isReview: boolean; cited: Share; named: number },
      { rivals, prompts }: Surroundings,
    ): TaskTexts => {
      const { name, host, pages, isReview, cited, named } = site;
      const read = pages.length === 0 ? null : toCountedText(pages);
      return {
        title: isReview ? `Collect reviews on ${host}` : `Take part on ${host}`,
        description: `Engines cite ${host} in ${toPercentText(cited)} of the answers, and most of those do not name ${name}${rivals.length === 0 ? '' : ` but ${toNamesText(rivals)}`}. What people write there reaches the answers${prompts.length === 0 ? '' : `, for instance to ${toFirstQuestions(prompts, 2)}`}.`,
        steps: isReview
          ? listSteps(
              `Claim the profile of ${name} on ${host} and complete it.`,
              read && `Read what the answers cite there: ${read}.`,
              'Ask satisfied customers for an honest review; never pay for one.',
              'Answer every review, the critical ones first.',
            )
          : listSteps(
              read
                ? `Read the discussions that are cited and note what people ask: ${read}.`
                : 'Read the cited discussions and note what people ask.',
              `Answer where you have something to add, openly as ${name}.`,
              'Do not advertise; such posts are removed and remembered.',
            ),
        summary: `${host} is cited in ${toCountText(cited.part, 'answer')} (${toPercentText(cited)}); of them ${toVerbText(named, 'names', 'name')} ${name}.`,
        metrics: [
          { label: 'Answers citing the site', value: String(cited.part) },
          { label: `Of these naming ${name}`, value: toPercentText({ part: named, whole: cited.part }) },
        ],
      };
    },
    item: (name: string, host: string): string => `Answers that cite ${host} without naming ${name}`,
  },
};
