/** Setup: questions that wait because their engine has no key, a refused key or an empty account. */
import { toEngineLabel } from '../engine-label.ts';
import type { TaskRule } from '../task-rule.ts';

export const engineWaits: TaskRule = {
  id: 'engine-waits',
  category: 'setup',
  minAnswers: 0,
  isCertain: true,
  find: ({ waiting }) =>
    waiting.map(({ engine, jobs, reason, message }) => ({
      subject: engine,
      say: ({ setup }) => setup.engineWaits.task({ engine: toEngineLabel(engine), jobs, reason, message }),
      impact: 8,
      effort: 1,
      items: [],
      place: 'settings?section=engines',
    })),
};
