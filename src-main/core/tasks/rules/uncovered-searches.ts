/** Content: what engines search for again and again without citing the own site once. */
import { isComparisonQuery } from '../comparison-queries.ts';
import { planAnswerPage } from '../plan-content.ts';
import type { TaskRule } from '../task-rule.ts';

const MIN_ANSWERS = 5;
const MIN_SEARCHES = 3;
const SHOWN = 12;

export const uncoveredSearches: TaskRule = {
  id: 'uncovered-searches',
  category: 'content',
  minAnswers: MIN_ANSWERS * MIN_SEARCHES,
  find(facts) {
    const searches = facts.searches.filter(
      (search) => search.answers >= MIN_ANSWERS && search.cited === 0 && !isComparisonQuery(search.text),
    );
    if (facts.own.domains.length === 0 || searches.length < MIN_SEARCHES) return [];
    const answers = searches.reduce((sum, search) => sum + search.answers, 0);
    return [
      {
        subject: 'searches',
        say: ({ content }) =>
          content.uncoveredSearches.task({
            name: facts.own.name,
            searches: searches.length,
            answers,
            least: MIN_ANSWERS,
          }),
        impact: 6,
        effort: 5,
        items: searches.slice(0, SHOWN).map((search) => ({
          say: ({ content }) => content.uncoveredSearches.item(search),
          answers: { queryId: search.queryId },
        })),
        place: 'fanouts',
        contentPlan: planAnswerPage(
          facts,
          searches.map((search) => search.text),
        ),
      },
    ];
  },
};
