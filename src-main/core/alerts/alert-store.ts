/** Rules as rows, with what they fired on last, and the log of a project. */
import { notFound } from '#shared/app-error.ts';
import { defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { newId } from '../ids.ts';
import type { AlertCondition, AlertFacts } from './alert-event.ts';

export interface StoredFiring {
  publicId: string;
  ruleId: string;
  day: number;
  firedAt: number;
  facts: AlertFacts;
}

export interface StoredRule {
  id: number;
  publicId: string;
  condition: AlertCondition;
  targetIds: string[];
  isOn: boolean;
  judgedDay: number | null;
  createdAt: number;
  updatedAt: number;
  lastFiring: StoredFiring | null;
}

export interface RuleInput {
  condition: AlertCondition;
  targetIds: readonly string[];
  isOn: boolean;
}

const FIRING = `SELECT alert_firing.public_id AS publicId, alert_rule.public_id AS ruleId, day, fired_at AS firedAt, facts
  FROM alert_firing JOIN alert_rule ON alert_rule.id = rule_id WHERE is_silent = 0`;

type FiringRow = Omit<StoredFiring, 'facts'> & { facts: string };

function toFiring({ facts, ...rest }: FiringRow): StoredFiring {
  return { ...rest, facts: JSON.parse(facts) as AlertFacts };
}

export const loadRules = defineRead('alerts.load', (db, projectId: number): StoredRule[] => readRules(db, projectId));

function readRules(db: Connection, projectId: number): StoredRule[] {
  const rows = db
    .prepare(
      `SELECT id, public_id AS publicId, definition, is_on AS isOn, judged_day AS judgedDay, created_at AS createdAt, updated_at AS updatedAt,
         (SELECT json_group_array(alert_target.public_id) FROM alert_rule_target JOIN alert_target ON alert_target.id = target_id
          WHERE rule_id = alert_rule.id) AS targets
       FROM alert_rule WHERE project_id = ? ORDER BY id`,
    )
    .all(projectId) as (Pick<StoredRule, 'id' | 'publicId' | 'judgedDay' | 'createdAt' | 'updatedAt'> & {
    definition: string;
    isOn: number;
    targets: string;
  })[];
  const newest = db.prepare(`${FIRING} AND rule_id = ? ORDER BY alert_firing.id DESC LIMIT 1`);
  return rows.map(({ definition, isOn, targets, ...row }) => {
    const firing = newest.get(row.id) as FiringRow | undefined;
    return {
      ...row,
      condition: JSON.parse(definition) as AlertCondition,
      isOn: isOn === 1,
      targetIds: JSON.parse(targets) as string[],
      lastFiring: firing === undefined ? null : toFiring(firing),
    };
  });
}

/** With another condition it starts over. Throws NOT_FOUND for the rule or a target. */
export const saveRule = defineWrite(
  'alerts.save',
  (
    db,
    { projectId, ruleId, input }: { projectId: number; ruleId: string | null; input: RuleInput },
    { nowMs },
  ): StoredRule => {
    const publicId = ruleId ?? newId();
    const definition = JSON.stringify(input.condition);
    const isOn = input.isOn ? 1 : 0;
    if (ruleId === null) {
      db.prepare(
        'INSERT INTO alert_rule (public_id, project_id, definition, is_on, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)',
      ).run(publicId, projectId, definition, isOn, nowMs, nowMs);
    } else {
      const known = findRule(db, projectId, ruleId);
      const isOther = known.definition !== definition || known.isOn < isOn;
      db.prepare('UPDATE alert_rule SET definition = ?, is_on = ?, updated_at = ? WHERE id = ?').run(
        ...([definition, isOn, nowMs, known.id] as const),
      );
      if (isOther)
        db.prepare('UPDATE alert_rule SET judged_day = NULL, judged_state = NULL WHERE id = ?').run(known.id);
    }
    const { id } = findRule(db, projectId, publicId);
    db.prepare('DELETE FROM alert_rule_target WHERE rule_id = ?').run(id);
    for (const targetId of new Set(input.targetIds)) {
      const added = db
        .prepare(
          'INSERT INTO alert_rule_target (rule_id, target_id) SELECT ?, id FROM alert_target WHERE public_id = ?',
        )
        .run(id, targetId);
      if (added.changes === 0) throw notFound('The target');
    }
    const saved = readRules(db, projectId).find((rule) => rule.publicId === publicId);
    if (!saved) throw new Error('The saved rule is missing.');
    return saved;
  },
);

function findRule(db: Connection, projectId: number, publicId: string) {
  const row = db
    .prepare('SELECT id, definition, is_on AS isOn FROM alert_rule WHERE public_id = ? AND project_id = ?')
    .get(publicId, projectId);
  if (row === undefined) throw notFound('The rule');
  return row as { id: number; definition: string; isOn: number };
}

export const removeRule = defineWrite(
  'alerts.remove',
  (db, { projectId, ruleId }: { projectId: number; ruleId: string }): null => {
    db.prepare('DELETE FROM alert_rule WHERE id = ?').run(findRule(db, projectId, ruleId).id);
    return null;
  },
);

export interface StoredAttempt {
  at: number;
  target: string;
  targetId: string;
  messageId: string | null;
  attempt: number;
  state: 'due' | 'sent' | 'given_up' | null;
  outcome: string;
  status: number | null;
  tookMs: number;
  alerts: number;
}

export const loadAlertLog = defineRead(
  'alerts.log',
  (db, { projectId, limit }: { projectId: number; limit: number }) => ({
    firings: (
      db
        .prepare(`${FIRING} AND alert_firing.project_id = ? ORDER BY alert_firing.id DESC LIMIT ?`)
        .all(projectId, limit) as FiringRow[]
    ).map(toFiring),
    attempts: db
      .prepare(
        `SELECT at, definition ->> '$.name' AS target, alert_target.public_id AS targetId, alert_message.public_id AS messageId, state, outcome,
           status, took_ms AS tookMs,
           (SELECT count(*) FROM alert_attempt AS earlier WHERE earlier.message_id = alert_attempt.message_id AND earlier.id <= alert_attempt.id)
             AS attempt,
           (SELECT count(*) FROM alert_delivery JOIN alert_firing ON alert_firing.id = firing_id
            WHERE alert_delivery.message_id = alert_attempt.message_id AND project_id = :projectId) AS alerts
         FROM alert_attempt JOIN alert_target ON alert_target.id = alert_attempt.target_id
           LEFT JOIN alert_message ON alert_message.id = alert_attempt.message_id
         WHERE message_id IS NULL OR EXISTS (SELECT 1 FROM alert_delivery JOIN alert_firing ON alert_firing.id = firing_id
           WHERE alert_delivery.message_id = alert_attempt.message_id AND project_id = :projectId)
         ORDER BY alert_attempt.id DESC LIMIT :limit`,
      )
      .all({ projectId, limit }) as StoredAttempt[],
  }),
);
