/** What a task says that somebody made to be named on a site. */
import { SITE_KINDS_ENGLISH } from '#shared/site-kinds/english.ts';
import { lazy } from '#shared/text/lazy.ts';
import type { OutreachBrief } from '../outreach-brief.ts';
import type { TaskTexts } from '../task-texts.ts';
import { choosePlural, toCountedText, toCountText, toNamesText, toPercentText } from './figures.ts';
import { listSteps, toFirstQuestions } from './steps.ts';

const days = lazy(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }));

export const OUTREACH = {
  task: (brief: OutreachBrief): TaskTexts => {
    const { name, host, citationCount, gapCount, answers, rivals, prompts, engines, pages, contact } = brief;
    const { name: kind, reason, offer } = SITE_KINDS_ENGLISH[brief.siteKind];
    return {
      title: `Get ${name} named on ${host}`,
      description: `Engines cite ${host} in ${toPercentText({ part: citationCount, whole: answers })} of their answers. ${toCountText(gapCount, 'of these answers', 'of these answers')} ${choosePlural(gapCount, 'shows', 'show')} competitors and not ${name}${rivals.length === 0 ? '' : `; named most often beside the site: ${toNamesText(rivals)}`}. What leads there: questions such as ${toFirstQuestions(prompts, 2)}. ${reason}`,
      steps: listSteps(
        `Open the pages that are cited most, and see which brands they name and who writes them: ${toCountedText(pages)}.`,
        offer,
        contact === null
          ? `Find out who is responsible for ${host}; no contact page of it has been cited so far.`
          : `Get in touch: ${contact}`,
        `Mark this task as done on the day on which you have written or published. From then on it is counted whether answers that cite ${host} name ${name}.`,
      ),
      summary: `${days().format(Date.parse(brief.firstDate))} to ${days().format(Date.parse(brief.lastDate))}: ${host} is cited in ${toCountText(citationCount, 'answer')} of ${answers}; ${gapCount} of them ${choosePlural(gapCount, 'shows', 'show')} competitors and not ${name}.`,
      metrics: [
        { label: 'Kind of site', value: kind },
        { label: 'Answers citing the site', value: String(citationCount) },
        {
          label: 'Of these with competitors and without you',
          value: toPercentText({ part: gapCount, whole: citationCount }),
        },
        { label: 'Prompts', value: String(brief.promptCount) },
        { label: 'Engines', value: toNamesText(engines) },
        { label: 'Chance of such a site', value: toPercentText({ part: brief.chance, whole: 1 }) },
      ],
    };
  },
  item: (name: string, host: string): string => `Answers that cite ${host} and show competitors without ${name}`,
};
