/** Setup: share of voice, ranking and every gap to others need at least one competitor. */
import type { TaskRule } from '../task-rule.ts';

export const noCompetitors: TaskRule = {
  id: 'no-competitors',
  category: 'setup',
  minAnswers: 0,
  find({ own, competitors }) {
    if (competitors.length > 0) return [];
    return [
      {
        subject: 'competitors',
        title: 'Add the competitors to measure against',
        description: `Only ${own.name} is tracked. Nobody can say yet whether others are named more often, earlier or in a better light.`,
        steps: [
          `List three to six brands that customers weigh against ${own.name}.`,
          'Add each with its domain and the other names that people use for it.',
          'Earlier answers are measured again by themselves; nothing is asked or paid for again.',
        ],
        impact: 8,
        effort: 2,
        summary: 'No competitor is tracked.',
        metrics: [{ label: 'Competitors', value: '0' }],
        items: [],
        place: 'competitors',
      },
    ];
  },
};
