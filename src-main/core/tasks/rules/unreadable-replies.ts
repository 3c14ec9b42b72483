/** Setup: an engine whose replies have changed their form, so that paid answers are kept but not counted. */
import { toEngineLabel } from '../engine-label.ts';
import type { TaskRule } from '../task-rule.ts';

const MIN_UNREADABLE = 3;
const MIN_SHARE = 0.2;

export const unreadableReplies: TaskRule = {
  id: 'unreadable-replies',
  category: 'setup',
  minAnswers: 0,
  find: ({ unreadable }) =>
    unreadable
      .filter((fact) => fact.unreadable >= MIN_UNREADABLE && fact.unreadable / fact.jobs >= MIN_SHARE)
      .map((fact) => ({
        subject: fact.engine,
        say: ({ setup }) => setup.unreadableReplies.task({ ...fact, engine: toEngineLabel(fact.engine) }),
        impact: 6,
        effort: 2,
        items: [],
        place: 'runs',
      })),
};
