/** Tries a rule on history: each day as it was at its end, with the code that watches. Keeps and sends nothing. */
import { defineJob } from '../../storage/command.ts';
import type { AlertCondition, AlertFacts, DayOfProject } from './alert-event.ts';
import { evaluateRule, hasHistory } from './evaluate-rule.ts';
import { planFirings } from './plan-firings.ts';

export interface Trial {
  project: DayOfProject['project'];
  condition: AlertCondition;
  firstDay: number;
  lastDay: number;
}

export interface TriedFiring {
  day: number;
  facts: AlertFacts;
}

/** As if the rule had been made on the day before the first: what was so then is no news. */
export const tryRule = defineJob(
  'alerts.try',
  async ({ db, report }, { project, condition, firstDay, lastDay }: Trial): Promise<TriedFiring[]> => {
    const found: TriedFiring[] = [];
    const fired = new Map<string, number>();
    if (!hasHistory(condition)) return found;
    for (let day = firstDay - 1; day <= lastDay; day++) {
      const events = db.atOneMoment(() => evaluateRule(db, condition, { project, day }));
      for (const { event, facts } of planFirings(events, fired, day)) {
        fired.set(event, day);
        if (day >= firstDay) found.push({ day, facts });
      }
      report({ done: day - firstDay + 2, total: lastDay - firstDay + 2 });
      // Other jobs of this thread do not wait for a whole year.
      await new Promise(setImmediate);
    }
    return found;
  },
);
