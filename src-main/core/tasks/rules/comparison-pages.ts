/** Content: engines search for comparisons and alternatives and find no page of the own site. */
import { isComparisonQuery, namesBrand } from '../comparison-queries.ts';
import { planComparisonPage } from '../plan-content.ts';
import type { TaskRule } from '../task-rule.ts';

const MIN_ANSWERS = 10;
const MOST_CITED_PERCENT = 20;
const SHOWN = 10;

export const comparisonPages: TaskRule = {
  id: 'comparison-pages',
  category: 'content',
  minAnswers: MIN_ANSWERS,
  find(facts) {
    const searches = facts.searches.filter(
      (search) => isComparisonQuery(search.text) && !namesBrand(search.text, facts.own),
    );
    const answers = searches.reduce((sum, search) => sum + search.answers, 0);
    const cited = searches.reduce((sum, search) => sum + search.cited, 0);
    if (facts.own.domains.length === 0 || answers < MIN_ANSWERS) return [];
    if (cited * 100 > answers * MOST_CITED_PERCENT) return [];
    const { name } = facts.own;
    return [
      {
        subject: 'comparisons',
        say: ({ content }) => content.comparisonPages.task({ name, searches: searches.length, answers, cited }),
        impact: 7,
        effort: 4,
        items: searches.slice(0, SHOWN).map((search) => ({
          say: ({ content }) => content.comparisonPages.item(search),
          answers: { queryId: search.queryId, isCited: false },
        })),
        place: 'fanouts',
        contentPlan: planComparisonPage(
          facts,
          searches.map((search) => search.text),
        ),
      },
    ];
  },
};
