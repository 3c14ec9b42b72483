/**
 * Names that answers put forward and nobody tracks, as the screen of competitors suggests them. They have counts and no days: they are news
 * once, and cannot be tried on history.
 */
import type { Connection } from '../../../storage/connection.ts';
import { readSuggested } from '../../suggestions/list-suggestions.ts';
import type { AlertEvent, ConditionOf, DayOfProject } from '../alert-event.ts';

export function evaluateNewCompetitor(
  db: Connection,
  { answers: least }: ConditionOf<'new_competitor'>,
  { project }: DayOfProject,
): AlertEvent[] {
  return readSuggested(db, project.id, least)
    .filter(({ headAnswers }) => headAnswers > 0)
    .map(({ key, name, answers }) => ({
      event: key,
      restDays: null,
      facts: { kind: 'new_competitor', name, answers },
    }));
}
