/** What a rule finds at the end of a day. Watching and trying on history both ask this, and nothing else. */
import type { Connection } from '../../storage/connection.ts';
import type { AlertCondition, AlertEvent, DayOfProject } from './alert-event.ts';
import { evaluateCapNear } from './rules/cap-near.ts';
import { evaluateEngineBlind } from './rules/engine-blind.ts';
import { evaluateExportFailed, evaluateReportFailed } from './rules/failures.ts';
import { evaluateFigure } from './rules/figure.ts';
import { evaluateLostSource } from './rules/lost-source.ts';
import { evaluateNewCompetitor } from './rules/new-competitor.ts';
import { evaluateOvertaken } from './rules/overtaken.ts';

export function evaluateRule(db: Connection, condition: AlertCondition, at: DayOfProject): AlertEvent[] {
  switch (condition.kind) {
    case 'figure':
      return evaluateFigure(db, condition, at);
    case 'overtaken':
      return evaluateOvertaken(db, condition, at);
    case 'lost_source':
      return evaluateLostSource(db, condition, at);
    case 'engine_blind':
      return evaluateEngineBlind(db, condition, at);
    case 'cap_near':
      return evaluateCapNear(db, condition, at);
    case 'new_competitor':
      return evaluateNewCompetitor(db, condition, at);
    case 'report_failed':
      return evaluateReportFailed(db, condition, at);
    case 'export_failed':
      return evaluateExportFailed(db, condition, at);
  }
}

/** False where what is stored says only that something is so, and not since when. */
export function hasHistory({ kind }: AlertCondition): boolean {
  return kind !== 'new_competitor' && kind !== 'report_failed' && kind !== 'export_failed';
}
