/** Content: what engines search for again and again without citing the own site once. */
import { isAboutOthers, isComparisonQuery } from '../comparison-queries.ts';
import { planAnswerPage } from '../plan-content.ts';
import type { TaskRule } from '../task-rule.ts';

const MIN_ANSWERS = 5;
const MIN_SEARCHES = 3;
const SHOWN = 12;
const SHOWN_EXAMPLES = 3;

export const uncoveredSearches: TaskRule = {
  id: 'uncovered-searches',
  category: 'content',
  minAnswers: MIN_ANSWERS * MIN_SEARCHES,
  find(facts) {
    const [domain] = facts.own.domains;
    const searches = facts.searches.filter(
      ({ answers, cited, text }) =>
        answers >= MIN_ANSWERS && cited === 0 && !isComparisonQuery(text) && !isAboutOthers(text, facts),
    );
    if (domain === undefined || searches.length < MIN_SEARCHES) return [];
    const texts = searches.map(({ text }) => text);
    const answers = searches.reduce((sum, search) => sum + search.answers, 0);
    return [
      {
        subject: 'searches',
        about: { queryIds: searches.map(({ queryId }) => queryId) },
        say: ({ content }, around) =>
          content.uncoveredSearches.task(
            {
              ...{ name: facts.own.name, domain, searches: searches.length, answers, least: MIN_ANSWERS },
              examples: texts.slice(0, SHOWN_EXAMPLES),
            },
            around,
          ),
        impact: 6,
        effort: 5,
        items: searches.slice(0, SHOWN).map((search) => ({
          say: ({ content }) => content.uncoveredSearches.item(search),
          answers: { queryId: search.queryId },
        })),
        place: 'fanouts',
        contentPlan: (around) => planAnswerPage(facts, around, texts),
      },
    ];
  },
};
