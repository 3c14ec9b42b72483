/** Visibility: one language lies far behind the others. */
import { Z_95 } from '#shared/statistics/wilson-interval.ts';
import { countShare, listOf } from '../facts/count-cells.ts';
import { compareShares } from '../statistics.ts';
import type { TaskRule } from '../task-rule.ts';

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
      return [
        {
          subject: language,
          say: ({ visibility }) => visibility.languageGap.task({ name: own.name, language, here, rest }),
          impact: 6,
          effort: 6,
          items: [
            {
              say: ({ visibility }) => visibility.languageGap.item(own.name, language),
              answers: { language, isBranded: false, isVisible: false },
            },
          ],
          place: `prompts?language=${language.toLowerCase()}`,
        },
      ];
    }),
};
