/** Technical: an engine that mostly answers from memory cannot see what is published today. */
import type { TaskRule } from '../task-rule.ts';
import { toCountText, toEngineLabel, toPercentText } from '../wording.ts';

const MIN_ANSWERS = 15;
const LEAST_GROUNDED_PERCENT = 50;

export const answersWithoutSearch: TaskRule = {
  id: 'answers-without-search',
  category: 'technical',
  minAnswers: MIN_ANSWERS,
  find: ({ engines }) =>
    engines
      .filter((fact) => fact.answers >= MIN_ANSWERS && fact.grounded * 100 < fact.answers * LEAST_GROUNDED_PERCENT)
      .map(({ engine, answers, grounded }) => {
        const label = toEngineLabel(engine);
        return {
          subject: engine,
          title: `${label} mostly answers without searching`,
          description: `Behind most answers of ${label} there is no web search. They cite nothing and cannot know what was published lately, so they differ from what people see in the product.`,
          steps: [
            'Check in the settings of engines which way and which model is used.',
            'Choose a model with web search where there is one.',
            'Until then, read the citation rate of this engine as unknown, not as low.',
          ],
          impact: 4,
          effort: 2,
          summary: `${answers - grounded} of ${toCountText(answers, 'answer')} of ${label} had no search behind them.`,
          metrics: [
            { label: 'Answers with a search', value: toPercentText(grounded, answers) },
            { label: 'Answers', value: String(answers) },
          ],
          items: [{ text: 'Newest answers without a search', answers: { engine, isGrounded: false } }],
          place: `answers?model=${engine}`,
        };
      }),
};
