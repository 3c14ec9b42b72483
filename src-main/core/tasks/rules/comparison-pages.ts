/** Content: engines search for comparisons and alternatives and find no page of the own site. */
import { isComparisonQuery, namesBrand } from '../comparison-queries.ts';
import type { Surroundings } from '../facts/surroundings.ts';
import type { TaskFacts } from '../facts/task-facts.ts';
import { planComparisonPage } from '../plan-content.ts';
import type { TaskRule } from '../task-rule.ts';

const MIN_ANSWERS = 10;
const MOST_CITED_PERCENT = 20;
const SHOWN = 10;
const SHOWN_EXAMPLES = 2;
const MOST_COMPARED = 3;

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
    const texts = searches.map(({ text }) => text);
    return [
      {
        subject: 'comparisons',
        about: { queryIds: searches.map(({ queryId }) => queryId), isCited: false },
        say: ({ content }, around) =>
          content.comparisonPages.task(
            {
              ...{ name, searches: searches.length, answers, cited },
              rivals: listCompared(texts, facts, around),
              examples: texts.slice(0, SHOWN_EXAMPLES),
            },
            around,
          ),
        impact: 7,
        effort: 4,
        items: searches.slice(0, SHOWN).map((search) => ({
          say: ({ content }) => content.comparisonPages.item(search),
          answers: { queryId: search.queryId, isCited: false },
        })),
        place: 'fanouts',
        contentPlan: (around) => planComparisonPage(facts, around, listCompared(texts, facts, around)),
      },
    ];
  },
};

/** Competitors that the searches name, then those that the answers behind them do. */
function listCompared(searches: readonly string[], { competitors }: TaskFacts, { rivals }: Surroundings): string[] {
  const sought = competitors
    .map((rival) => ({ name: rival.name, searches: searches.filter((text) => namesBrand(text, rival)).length }))
    .filter((rival) => rival.searches > 0)
    .sort((a, b) => b.searches - a.searches);
  return [...new Set([...sought, ...rivals].map(({ name }) => name))].slice(0, MOST_COMPARED);
}
