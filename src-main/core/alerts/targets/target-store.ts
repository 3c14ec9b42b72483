/** Targets as rows, without their secrets. */
import { notFound } from '#shared/app-error.ts';
import { defineRead, defineWrite } from '../../../storage/command.ts';
import type { Connection } from '../../../storage/connection.ts';
import type { TargetDefinition } from './alert-target.ts';

export interface StoredTarget extends TargetDefinition {
  id: number;
  publicId: string;
  isOn: boolean;
  waiting: number;
  failing: number;
  lastSentAt: number | null;
}

const FAILING_MS = 7 * 86_400_000;

export const loadTargets = defineRead('alertTargets.load', (db, nowMs: number): StoredTarget[] =>
  readTargets(db, nowMs),
);

export function readTargets(db: Connection, nowMs: number): StoredTarget[] {
  const rows = db
    .prepare(
      `SELECT id, public_id AS publicId, definition, is_on AS isOn,
         (SELECT count(*) FROM alert_delivery LEFT JOIN alert_message ON alert_message.id = message_id
          WHERE alert_delivery.target_id = alert_target.id AND coalesce(state, 'due') = 'due') AS waiting,
         (SELECT count(*) FROM alert_message WHERE target_id = alert_target.id AND state = 'given_up' AND done_at > ?) AS failing,
         (SELECT max(done_at) FROM alert_message WHERE target_id = alert_target.id AND state = 'sent') AS lastSentAt
       FROM alert_target ORDER BY id`,
    )
    .all(nowMs - FAILING_MS) as (Omit<StoredTarget, 'isOn' | keyof TargetDefinition> & {
    definition: string;
    isOn: number;
  })[];
  return rows.map(({ definition, isOn, ...row }) => ({
    ...row,
    ...(JSON.parse(definition) as TargetDefinition),
    isOn: isOn === 1,
  }));
}

export interface TargetInput {
  targetId: string;
  isNew: boolean;
  isOn: boolean;
  definition: TargetDefinition;
}

export const saveTarget = defineWrite(
  'alertTargets.save',
  (db, { targetId, isNew, isOn, definition }: TargetInput, { nowMs }): null => {
    const fields = [JSON.stringify(definition), isOn ? 1 : 0, nowMs, targetId] as const;
    const saved = isNew
      ? db
          .prepare(
            'INSERT INTO alert_target (definition, is_on, updated_at, public_id, created_at) VALUES (?, ?, ?, ?, ?)',
          )
          .run(...fields, nowMs)
      : db
          .prepare('UPDATE alert_target SET definition = ?, is_on = ?, updated_at = ? WHERE public_id = ?')
          .run(...fields);
    if (saved.changes === 0) throw notFound('The target');
    return null;
  },
);

export const removeTarget = defineWrite('alertTargets.remove', (db, targetId: string): null => {
  const { changes } = db.prepare('DELETE FROM alert_target WHERE public_id = ?').run(targetId);
  if (changes === 0) throw notFound('The target');
  return null;
});
