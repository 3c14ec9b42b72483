/** Messages that were given up: a notice for a week, and sent again when the owner asks for it. */
import { notFound } from '#shared/app-error.ts';
import { defineRead, defineWrite } from '../../../storage/command.ts';
import { NO_FACTS, type Notice } from '../../health/plan-notices.ts';

const NOTICE_MS = 7 * 86_400_000;

export interface GivenUp {
  targetId: string;
  name: string;
  count: number;
  sinceMs: number;
  outcome: string;
  projects: { id: string; name: string }[];
}

/** Of targets that are on: what the owner switched off is no trouble. */
export const loadGivenUp = defineRead('alerts.givenUp', (db, nowMs: number): GivenUp[] => {
  const rows = db
    .prepare(
      `SELECT alert_target.public_id AS targetId, definition ->> '$.name' AS name, count(*) AS count, min(done_at) AS sinceMs,
         (SELECT outcome FROM alert_attempt JOIN alert_message AS tried ON tried.id = message_id
            WHERE tried.target_id = alert_target.id AND tried.state = 'given_up' ORDER BY alert_attempt.id DESC LIMIT 1) AS outcome,
         (SELECT json_group_array(json_object('id', public_id, 'name', name)) FROM project WHERE id IN (
            SELECT project_id FROM alert_firing JOIN alert_delivery ON firing_id = alert_firing.id JOIN alert_message AS of ON of.id = message_id
            WHERE of.target_id = alert_target.id AND state = 'given_up' AND done_at > :sinceMs)) AS projects
       FROM alert_message JOIN alert_target ON alert_target.id = alert_message.target_id
       WHERE state = 'given_up' AND done_at > :sinceMs AND is_on = 1
       GROUP BY alert_target.id ORDER BY alert_target.id`,
    )
    .all({ sinceMs: nowMs - NOTICE_MS }) as (Omit<GivenUp, 'projects'> & { projects: string })[];
  return rows.map(({ projects, ...row }) => ({ ...row, projects: JSON.parse(projects) as GivenUp['projects'] }));
});

export function toGivenUpNotices(givenUp: readonly GivenUp[]): Notice[] {
  return givenUp.map(({ targetId, name, count, sinceMs, outcome, projects }) => ({
    id: `alerts_given_up:${targetId}`,
    kind: 'alerts_given_up',
    severity: 'error',
    engine: null,
    route: null,
    message: `${count === 1 ? 'An alert was' : `${count} messages with alerts were`} not delivered to ${name}: ${outcome.replaceAll('_', ' ')}. ${count === 1 ? 'It is' : 'They are'} not tried any more.`,
    advice: 'Test the target under Settings › Alerts and send them again there, or with `alerts send-again`.',
    since: new Date(sinceMs).toISOString(),
    until: null,
    facts: { ...NO_FACTS, said: name, count },
    projects,
  }));
}

/** Those of the notice: as many attempts as at first, with the same ids. Gives how many messages; throws NOT_FOUND for the target. */
export const sendGivenUpAgain = defineWrite('alerts.sendAgain', (db, targetId: string, { nowMs }): number => {
  const id = db.prepare('SELECT id FROM alert_target WHERE public_id = ?').pluck().get(targetId);
  if (id === undefined) throw notFound('The target');
  return db
    .prepare(
      "UPDATE alert_message SET state = 'due', attempts = 0, next_at = ?, done_at = NULL WHERE target_id = ? AND state = 'given_up' AND done_at > ?",
    )
    .run(nowMs, id as number, nowMs - NOTICE_MS).changes;
});
