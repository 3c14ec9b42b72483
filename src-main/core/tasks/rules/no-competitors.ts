/** Setup: share of voice, ranking and every gap to others need at least one competitor. */
import type { TaskRule } from '../task-rule.ts';

export const noCompetitors: TaskRule = {
  id: 'no-competitors',
  category: 'setup',
  minAnswers: 0,
  isCertain: true,
  find({ own, competitors }) {
    if (competitors.length > 0) return [];
    return [
      {
        subject: 'competitors',
        say: ({ setup }) => setup.noCompetitors.task(own.name),
        impact: 8,
        effort: 2,
        items: [],
        place: 'competitors',
      },
    ];
  },
};
