/** Messages as rows: made of what waits, claimed by one process at a time, and what came of each attempt. */
import type { AlertOutcome } from '#shared/vocabulary/alerts.ts';
import { defineRead, defineWrite } from '../../../storage/command.ts';
import type { Connection } from '../../../storage/connection.ts';
import { newId } from '../../ids.ts';
import type { AlertFacts } from '../alert-event.ts';
import { readTargets, type StoredTarget } from '../targets/target-store.ts';
import type { AlertMessage } from '../targets/write-payload.ts';
import { MOST_ATTEMPTS, planMessages, toWaitMs } from './plan-messages.ts';

/** A process that has messages to send begins no attempt after that long: it looks again, with another claim. */
export const SENDING_MS = 120_000;
/** Longer than that and any attempt take: a process that died in one leaves its messages to others by then. */
const CLAIM_MS = SENDING_MS + 330_000;
const MOST_AT_ONCE = 50;

export const loadIsDeliveryDue = defineRead(
  'alerts.isDeliveryDue',
  (db, nowMs: number): boolean =>
    db
      .prepare(
        `SELECT EXISTS (SELECT 1 FROM alert_delivery WHERE message_id IS NULL)
           OR EXISTS (SELECT 1 FROM alert_message WHERE state = 'due' AND next_at <= ?)`,
      )
      .pluck()
      .get(nowMs) === 1,
);

export interface ClaimedMessage extends AlertMessage {
  key: number;
  target: StoredTarget;
}

/** Messages to send now; nobody else is given them meanwhile. Desktop notices are for who has a desktop. */
export const claimMessages = defineWrite(
  'alerts.claim',
  (db, { hasDesktop }: { hasDesktop: boolean }, { nowMs }): ClaimedMessage[] => {
    const targets = readTargets(db, nowMs).filter(({ isOn }) => isOn);
    for (const target of targets) makeMessages(db, target, nowMs);
    const due = db.prepare(
      `SELECT id AS key, public_id AS id, created_at AS createdAt FROM alert_message
       WHERE target_id = ? AND state = 'due' AND next_at <= ? ORDER BY id LIMIT ${MOST_AT_ONCE}`,
    );
    return targets
      .filter(({ target }) => hasDesktop || target.kind !== 'desktop')
      .flatMap((target) => {
        const rows = due.all(target.id, nowMs) as { key: number; id: string; createdAt: number }[];
        return rows.map((row) => {
          db.prepare('UPDATE alert_message SET next_at = ? WHERE id = ?').run(nowMs + CLAIM_MS, row.key);
          return { ...row, target, alerts: readAlerts(db, row.key) };
        });
      });
  },
);

function makeMessages(db: Connection, target: StoredTarget, nowMs: number): void {
  const waiting = db
    .prepare(
      'SELECT firing_id AS firingId, was_held AS wasHeld FROM alert_delivery WHERE target_id = ? AND message_id IS NULL ORDER BY firing_id',
    )
    .all(target.id) as { firingId: number; wasHeld: number }[];
  if (waiting.length === 0) return;
  const sentToday = db
    .prepare('SELECT count(*) FROM alert_message WHERE target_id = ? AND created_at >= ?')
    .pluck()
    .get(target.id, new Date(nowMs).setHours(0, 0, 0, 0)) as number;
  const plan = planMessages(
    waiting.map(({ firingId, wasHeld }) => ({ firingId, wasHeld: wasHeld === 1 })),
    target,
    { sentToday, nowMs },
  );
  for (const firingIds of plan.messages) {
    const { lastInsertRowid: id } = db
      .prepare(
        `INSERT INTO alert_message (public_id, target_id, state, attempts, next_at, created_at) VALUES (?, ?, 'due', 0, ?, ?)`,
      )
      .run(newId(), target.id, nowMs, nowMs);
    db.prepare(
      'UPDATE alert_delivery SET message_id = ? WHERE target_id = ? AND firing_id IN (SELECT value FROM json_each(?))',
    ).run(id, target.id, JSON.stringify(firingIds));
  }
  db.prepare(
    'UPDATE alert_delivery SET was_held = 1 WHERE target_id = ? AND firing_id IN (SELECT value FROM json_each(?))',
  ).run(target.id, JSON.stringify(plan.held));
}

function readAlerts(db: Connection, messageKey: number): AlertMessage['alerts'] {
  const rows = db
    .prepare(
      `SELECT alert_firing.public_id AS firingId, alert_rule.public_id AS ruleId, project.public_id AS projectId, project.name AS project, day, facts
       FROM alert_delivery JOIN alert_firing ON alert_firing.id = firing_id JOIN alert_rule ON alert_rule.id = rule_id
         JOIN project ON project.id = alert_firing.project_id
       WHERE message_id = ? ORDER BY alert_firing.id`,
    )
    .all(messageKey) as (Omit<AlertMessage['alerts'][number], 'facts'> & { facts: string })[];
  return rows.map(({ facts, ...row }) => ({ ...row, facts: JSON.parse(facts) as AlertFacts }));
}

export interface Attempt {
  targetId: number;
  /** Null: a test. */
  messageKey: number | null;
  outcome: AlertOutcome;
  status: number | null;
  tookMs: number;
  /** The receiver asked for that long a wait. */
  retryAfterMs?: number;
}

/** True when the message was given up. */
export const noteAttempt = defineWrite(
  'alerts.noteAttempt',
  (db, { targetId, messageKey, outcome, status, tookMs, retryAfterMs = 0 }: Attempt, { nowMs }): boolean => {
    db.prepare(
      'INSERT INTO alert_attempt (target_id, message_id, at, took_ms, outcome, status) SELECT id, ?, ?, ?, ?, ? FROM alert_target WHERE id = ?',
    ).run(messageKey, nowMs, tookMs, outcome, status, targetId);
    if (messageKey === null) return false;
    const attempts = db
      .prepare('SELECT attempts + 1 FROM alert_message WHERE id = ?')
      .pluck()
      .get(messageKey) as number;
    const isGivenUp = outcome !== 'sent' && attempts >= MOST_ATTEMPTS;
    const state = outcome === 'sent' ? 'sent' : isGivenUp ? 'given_up' : 'due';
    db.prepare('UPDATE alert_message SET state = ?, attempts = ?, next_at = ?, done_at = ? WHERE id = ?').run(
      ...([
        state,
        attempts,
        nowMs + Math.max(toWaitMs(attempts), retryAfterMs),
        state === 'due' ? null : nowMs,
        messageKey,
      ] as const),
    );
    return isGivenUp;
  },
);
