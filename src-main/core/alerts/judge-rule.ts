/** What a rule finds at the end of a day. Watching and trying on history both ask this, and nothing else. */
import type { Connection } from '../../storage/connection.ts';
import type { AlertCondition, AlertEvent, DayOfProject } from './alert-event.ts';
import { judgeCapNear } from './rules/cap-near.ts';
import { judgeEngineBlind } from './rules/engine-blind.ts';
import { judgeExportFailed, judgeReportFailed } from './rules/failures.ts';
import { judgeFigure } from './rules/figure.ts';
import { judgeLostSource } from './rules/lost-source.ts';
import { judgeNewCompetitor } from './rules/new-competitor.ts';
import { judgeOvertaken } from './rules/overtaken.ts';

export function judgeRule(db: Connection, condition: AlertCondition, at: DayOfProject): AlertEvent[] {
  switch (condition.kind) {
    case 'figure':
      return judgeFigure(db, condition, at);
    case 'overtaken':
      return judgeOvertaken(db, condition, at);
    case 'lost_source':
      return judgeLostSource(db, condition, at);
    case 'engine_blind':
      return judgeEngineBlind(db, condition, at);
    case 'cap_near':
      return judgeCapNear(db, condition, at);
    case 'new_competitor':
      return judgeNewCompetitor(db, condition, at);
    case 'report_failed':
      return judgeReportFailed(db, condition, at);
    case 'export_failed':
      return judgeExportFailed(db, condition, at);
  }
}

/** False where what is stored says only that something is so, and not since when. */
export function hasHistory({ kind }: AlertCondition): boolean {
  return kind !== 'new_competitor' && kind !== 'report_failed' && kind !== 'export_failed';
}
