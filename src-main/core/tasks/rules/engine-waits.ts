/** Setup: questions that wait because their engine has no key, a refused key or an empty account. */
import type { TaskRule } from '../task-rule.ts';
import { toCountText, toEngineLabel } from '../wording.ts';

export const engineWaits: TaskRule = {
  id: 'engine-waits',
  category: 'setup',
  minAnswers: 0,
  find: ({ waiting }) =>
    waiting.map(({ engine, jobs, message }) => {
      const label = toEngineLabel(engine);
      return {
        subject: engine,
        title: `Let ${label} be asked`,
        description: `${toCountText(jobs, 'question')} to ${label} cannot be sent. Until then every figure leaves this engine out.`,
        steps: [
          `Open the settings of engines and look at ${label}.`,
          'Enter a key or choose another way to reach the engine, then use the test button.',
          `If ${label} is not wanted, take it out of the engines of the project.`,
        ],
        impact: 8,
        effort: 1,
        summary: message || `${label} waits.`,
        metrics: [{ label: 'Waiting questions', value: String(jobs) }],
        items: [],
        place: 'settings?section=engines',
      };
    }),
};
