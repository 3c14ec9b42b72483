/** Visibility: one language lies far behind the others. */

import { Z_95 } from '#shared/statistics/wilson-interval.ts';
import { countShare, listOf } from '../facts/count-cells.ts';
import { compareShares } from '../statistics.ts';
import type { TaskRule } from '../task-rule.ts';
import { toCountText, toLanguageLabel, toPercentText } from '../wording.ts';

const MIN_ANSWERS = 20;
const MIN_GAP_POINTS = 15;

export const languageGap: TaskRule = {
  id: 'language-gap',
  category: 'visibility',
  minAnswers: 2 * MIN_ANSWERS,
  find: ({ current, own }) =>
    listOf(current, 'language').flatMap((language) => {
      const here = countShare(current, own.id, 'visible', (cell) => cell.language === language && !cell.isBranded);
      const rest = countShare(current, own.id, 'visible', (cell) => cell.language !== language && !cell.isBranded);
      if (here.whole < MIN_ANSWERS || rest.whole < MIN_ANSWERS) return [];
      const gapPoints = (rest.part / rest.whole - here.part / here.whole) * 100;
      if (gapPoints < MIN_GAP_POINTS || compareShares(here, rest) > -Z_95) return [];
      const label = toLanguageLabel(language);
      return [
        {
          subject: language,
          title: `${own.name} is seen less in ${label}`,
          description: `Answers to prompts in ${label} show ${own.name} much less often than answers in the other languages.`,
          steps: [
            `Check which pages of the site exist in ${label} and whether each names its language.`,
            'Translate the pages first that are cited in other languages.',
            `Look for ${label} sites among the sources of the answers below and get the brand mentioned there.`,
          ],
          impact: 6,
          effort: 6,
          summary: `Visible in ${toPercentText(here.part, here.whole)} of ${toCountText(here.whole, 'answer')} in ${label}, in ${toPercentText(rest.part, rest.whole)} elsewhere.`,
          metrics: [
            { label: `Visibility in ${label}`, value: toPercentText(here.part, here.whole) },
            { label: 'In the other languages', value: toPercentText(rest.part, rest.whole) },
          ],
          items: [
            {
              text: `Answers in ${label} without ${own.name}`,
              answers: { language, isBranded: false, isVisible: false },
            },
          ],
          place: `prompts?language=${language.toLowerCase()}`,
        },
      ];
    }),
};
