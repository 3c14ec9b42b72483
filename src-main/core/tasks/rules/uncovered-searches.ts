/** Content: what engines search for again and again without citing the own site once. */
import { isComparisonQuery } from '../comparison-queries.ts';
import { planAnswerPage } from '../plan-content.ts';
import type { TaskRule } from '../task-rule.ts';
import { toCountText } from '../wording.ts';

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
    const { name } = facts.own;
    return [
      {
        subject: 'searches',
        title: 'Answer what engines search for',
        description: `Engines search for the phrases below before they answer, each several times a month. The site of ${name} was not cited in any of those answers.`,
        steps: [
          'Mark the searches that the business has something to say about.',
          'For each, look whether a page exists; if so, put the phrase in its heading and the answer in its first sentence.',
          'Collect the rest on a page of questions and answers after the plan.',
          'Look at this list again after the next ten runs.',
        ],
        impact: 6,
        effort: 5,
        summary: `${toCountText(searches.length, 'search', 'searches')} with at least ${MIN_ANSWERS} answers each never led to the own site.`,
        metrics: [
          { label: 'Searches without the own site', value: String(searches.length) },
          { label: 'Answers behind them', value: String(searches.reduce((sum, search) => sum + search.answers, 0)) },
        ],
        items: searches.slice(0, SHOWN).map((search) => ({
          text: `"${search.text}" (${toCountText(search.answers, 'answer')})`,
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
