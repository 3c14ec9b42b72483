/** Content: engines search for comparisons and alternatives and find no page of the own site. */
import { isComparisonQuery, namesBrand } from '../comparison-queries.ts';
import { planComparisonPage } from '../plan-content.ts';
import type { TaskRule } from '../task-rule.ts';
import { toCountText, toPercentText } from '../wording.ts';

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
        title: 'Publish a comparison that engines can cite',
        description: `Before they answer, engines search for comparisons and alternatives without thinking of ${name}. What they find is seldom a page of the brand, so others set the terms.`,
        steps: [
          'Read the searches below and group them by what is compared.',
          'Write one honest comparison page after the plan, with a table of facts and prices and a date.',
          'Name what the competitors do better; one-sided pages are seldom cited.',
          'Keep it up to date every quarter.',
        ],
        impact: 7,
        effort: 4,
        summary: `Comparison searches stand behind ${toCountText(answers, 'answer')}; ${cited} of them cite the site of ${name}.`,
        metrics: [
          { label: 'Comparison searches', value: String(searches.length) },
          { label: 'Answers citing the own site', value: toPercentText(cited, answers) },
        ],
        items: searches.slice(0, SHOWN).map((search) => ({
          text: `"${search.text}" (${toCountText(search.answers, 'answer')}, own site cited in ${search.cited})`,
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
