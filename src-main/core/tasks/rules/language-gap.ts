/** Visibility: one language lies far behind the others. */
import { type CellTest, countShare, listOf, toRateCells } from '../facts/count-cells.ts';
import { toOwnSite } from '../own-site.ts';
import { findRealChange } from '../statistics.ts';
import type { TaskRule } from '../task-rule.ts';

const MIN_ANSWERS = 30;
const MIN_GAP_POINTS = 15;

export const languageGap: TaskRule = {
  id: 'language-gap',
  category: 'visibility',
  minAnswers: 2 * MIN_ANSWERS,
  find: ({ current, own }) =>
    listOf(current, 'language').flatMap((language) => {
      const isHere: CellTest = (cell) => cell.language === language && !cell.isBranded;
      const isElsewhere: CellTest = (cell) => cell.language !== language && !cell.isBranded;
      const here = countShare(current, own.id, 'visible', isHere);
      const rest = countShare(current, own.id, 'visible', isElsewhere);
      if (here.whole < MIN_ANSWERS || rest.whole < MIN_ANSWERS) return [];
      const cellsOf = (test: CellTest) => toRateCells(current, own.id, 'visible', test);
      if (findRealChange(cellsOf(isHere), cellsOf(isElsewhere), 'rate') > -MIN_GAP_POINTS) return [];
      return [
        {
          subject: language,
          about: { language, isBranded: false, isVisible: false },
          say: ({ visibility }, around) =>
            visibility.languageGap.task({ ...toOwnSite(own), language, here, rest }, around),
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
