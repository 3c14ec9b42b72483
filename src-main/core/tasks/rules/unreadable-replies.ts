/** Setup: an engine whose replies have changed their form, so that paid answers are kept but not counted. */
import type { TaskRule } from '../task-rule.ts';
import { toEngineLabel, toPercentText } from '../wording.ts';

const MIN_UNREADABLE = 3;
const MIN_SHARE = 0.2;

export const unreadableReplies: TaskRule = {
  id: 'unreadable-replies',
  category: 'setup',
  minAnswers: 0,
  find: ({ unreadable }) =>
    unreadable
      .filter((fact) => fact.unreadable >= MIN_UNREADABLE && fact.unreadable / fact.jobs >= MIN_SHARE)
      .map((fact) => {
        const label = toEngineLabel(fact.engine);
        return {
          subject: fact.engine,
          title: `Replies of ${label} cannot be read`,
          description: `${label} answers in a form that this version does not know. The raw replies are kept and can be read later; until then they are missing from every figure.`,
          steps: [
            'Look for an update of Sightline.',
            'If there is none, choose another way to reach the engine in the settings.',
            'Do not read a fall in the figures of this engine as a fall of the brand.',
          ],
          impact: 6,
          effort: 2,
          summary: `${fact.unreadable} of ${fact.jobs} replies in the last seven days could not be read.`,
          metrics: [
            { label: 'Unreadable replies', value: String(fact.unreadable) },
            { label: 'Share', value: toPercentText(fact.unreadable, fact.jobs) },
          ],
          items: [],
          place: 'runs',
        };
      }),
};
