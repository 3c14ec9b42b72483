/** Technical: an engine that mostly answers from memory cannot see what is published today. */
import { toEngineLabel } from '../engine-label.ts';
import type { TaskRule } from '../task-rule.ts';

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
          say: ({ technical }) =>
            technical.answersWithoutSearch.task({ engine: label, grounded: { part: grounded, whole: answers } }),
          impact: 4,
          effort: 2,
          items: [
            { say: ({ technical }) => technical.answersWithoutSearch.item(), answers: { engine, isGrounded: false } },
          ],
          place: `answers?model=${engine}`,
        };
      }),
};
