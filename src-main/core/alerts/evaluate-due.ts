/** Evaluates the rules whose project has other answers than at their last evaluation, or another day, and stores what fired. */
import { dayOf } from '#shared/time/day.ts';
import { defineJob, defineRead, defineWrite, type JobContext } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { newId } from '../ids.ts';
import { readProject } from '../projects/project.ts';
import type { AlertCondition, AlertEvent } from './alert-event.ts';
import { doEach } from './do-each.ts';
import { evaluateRule } from './evaluate-rule.ts';
import { planFirings } from './plan-firings.ts';

/** Days that are made up for after the app was closed. */
const MOST_DAYS = 7;

export interface DueRule {
  id: number;
  projectId: number;
  condition: AlertCondition;
  judgedDay: number | null;
  state: string;
}

/**
 * Rules of projects of which nothing is under way. The state names all that rules look at, so that a look at which nothing is new costs one
 * statement, however many answers there are.
 */
export const loadDueRules = defineRead('alerts.due', (db, nowMs: number): DueRule[] => {
  const rows = db
    .prepare(
      `SELECT alert_rule.id AS id, project.id AS projectId, definition, judged_day AS judgedDay, judged_state AS judgedState,
         (SELECT coalesce(group_concat(month || ':' || changes), '') FROM (SELECT month, changes FROM month_state
           WHERE project_id = project.id ORDER BY month DESC LIMIT 3))
         || ';' || coalesce((SELECT max(failed_at) FROM report_build WHERE project_id = project.id AND built_at IS NULL), '')
         || ';' || coalesce((SELECT max(failed_at) FROM data_export_schedule WHERE failures > 0), '')
         || ';' || coalesce((SELECT cap_nano FROM spend_cap WHERE scope = project.public_id), '')
         || ';' || coalesce((SELECT sum(counted_nano) FROM spend_month WHERE project = project.public_id), '') AS state
       FROM alert_rule JOIN project ON project.id = alert_rule.project_id
       WHERE is_on = 1 AND archived_at IS NULL AND erasing_since IS NULL AND NOT EXISTS (
         SELECT 1 FROM run JOIN job ON run_id = run.id WHERE run.project_id = project.id
           AND (job.state IN ('leased', 'received') OR (job.state = 'queued' AND run.state = 'running' AND outcome IS NULL AND next_try_at <= ?)))
       ORDER BY alert_rule.id`,
    )
    .all(nowMs) as (Omit<DueRule, 'condition'> & { definition: string; judgedState: string | null })[];
  const today = dayOf(nowMs);
  return rows
    .map(({ state, ...row }) => ({ ...row, state: `${today};${state}` }))
    .filter(({ state, judgedState }) => state !== judgedState)
    .map(({ definition, judgedState: _, ...row }) => ({ ...row, condition: JSON.parse(definition) as AlertCondition }));
});

interface EvaluatedDay {
  rule: DueRule;
  day: number;
  events: AlertEvent[];
  isLast: boolean;
}

/** A rule that meets a fault is evaluated again at the next look; the others do not wait for it. Throws the first fault at the end. */
export const evaluateDueRules = defineJob(
  'alerts.judge',
  (context, due: readonly DueRule[]): Promise<null> => doEach(due.map((rule) => () => evaluateDays(context, rule))),
);

async function evaluateDays({ db, nowMs, write }: JobContext, rule: DueRule): Promise<void> {
  const today = dayOf(nowMs);
  const project = readProject(db, { id: rule.projectId });
  if (!project) return;
  // The newest evaluated day is evaluated once more: answers may have come late.
  const first = rule.judgedDay === null ? today : Math.max(rule.judgedDay, today - MOST_DAYS);
  for (let day = Math.min(first, today); day <= today; day++) {
    const events = db.atOneMoment(() => evaluateRule(db, rule.condition, { project, day }));
    await write(saveEvaluated, { rule, day, events, isLast: day === today });
  }
}

/** Firing, its deliveries and the evaluated day are one transaction. */
const saveEvaluated = defineWrite(
  'alerts.saveJudged',
  (db, { rule, day, events, isLast }: EvaluatedDay, { nowMs }): null => {
    const known = db.prepare('SELECT judged_day AS judgedDay, definition, is_on AS isOn FROM alert_rule WHERE id = ?');
    const row = known.get(rule.id) as { judgedDay: number | null; definition: string; isOn: number } | undefined;
    if (!row || row.isOn === 0 || row.definition !== JSON.stringify(rule.condition)) return null;
    const isSilent = row.judgedDay === null;
    const news = planFirings(events, readFired(db, rule.id), day);
    for (const { event, facts } of news) {
      const { lastInsertRowid: id } = db
        .prepare(
          `INSERT INTO alert_firing (public_id, rule_id, project_id, event, day, fired_at, is_silent, facts) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(newId(), rule.id, rule.projectId, event, day, nowMs, isSilent ? 1 : 0, JSON.stringify(facts));
      if (isSilent) continue;
      db.prepare(
        `INSERT INTO alert_delivery (firing_id, target_id, was_held)
       SELECT ?, target_id, 0 FROM alert_rule_target JOIN alert_target ON alert_target.id = target_id WHERE rule_id = ? AND alert_target.is_on = 1`,
      ).run(id, rule.id);
    }
    db.prepare('UPDATE alert_rule SET judged_day = max(coalesce(judged_day, 0), ?), judged_state = ? WHERE id = ?').run(
      ...([day, isLast ? rule.state : null, rule.id] as const),
    );
    return null;
  },
);

function readFired(db: Connection, ruleId: number): Map<string, number> {
  const rows = db
    .prepare('SELECT event, max(day) FROM alert_firing WHERE rule_id = ? GROUP BY event')
    .raw()
    .all(ruleId) as [string, number][];
  return new Map(rows);
}
