/** What the rules of the category offsite say. */
import type { Share } from '../../statistics.ts';
import type { TaskTexts } from '../task-texts.ts';
import { choosePlural, toCountText, toPercentText } from './figures.ts';

export const OFFSITE = {
  absentFromSite: {
    /** Of the answers that cite the host: `named` name the own brand, `onlyRivalNamed` competitors alone. */
    task: (site: {
      name: string;
      host: string;
      answers: number;
      prompts: number;
      named: number;
      onlyRivalNamed: number;
    }): TaskTexts => {
      const { name, host, answers, prompts, named, onlyRivalNamed } = site;
      return {
        title: `Get ${name} onto ${host}`,
        description: `Engines cite ${host} when they recommend competitors. Answers that cite it ${named === 0 ? 'never' : 'hardly ever'} name ${name}.`,
        steps: [
          'Open the cited pages and see which brands they cover and who writes them.',
          `If ${name} is missing there, offer the author what they would need: facts, a test account, figures.`,
          'If it is there already, check that its entry is current and easy to quote.',
        ],
        summary: `${host} is cited in ${toCountText(answers, 'answer')}: ${onlyRivalNamed} ${choosePlural(onlyRivalNamed, 'names', 'name')} competitors only, ${named} ${choosePlural(named, 'names', 'name')} ${name}.`,
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
    task: (site: { name: string; host: string; isReview: boolean; cited: Share; named: number }): TaskTexts => {
      const { name, host, isReview, cited, named } = site;
      return {
        title: isReview ? `Collect reviews on ${host}` : `Take part on ${host}`,
        description: `Engines cite ${host} often, and most of those answers do not name ${name}. What people write there reaches the answers.`,
        steps: isReview
          ? [
              `Claim the profile of ${name} on ${host} and complete it.`,
              'Ask satisfied customers for an honest review; never pay for one.',
              'Answer every review, the critical ones first.',
            ]
          : [
              'Read the cited discussions and note what people ask.',
              `Answer where you have something to add, openly as ${name}.`,
              'Do not advertise; such posts are removed and remembered.',
            ],
        summary: `${host} is cited in ${toCountText(cited.part, 'answer')} (${toPercentText(cited)}); ${named} of them ${choosePlural(named, 'names', 'name')} ${name}.`,
        metrics: [
          { label: 'Answers citing the site', value: String(cited.part) },
          { label: `Of these naming ${name}`, value: toPercentText({ part: named, whole: cited.part }) },
        ],
      };
    },
    item: (name: string, host: string): string => `Answers that cite ${host} without naming ${name}`,
  },
};
