/** The body of a message in the shape that its receiver takes, and its signature. Nothing but what the rules name. Pure. */
import { createHmac } from 'node:crypto';

import { describeAlert, toAlertPath } from '#shared/alerts/describe-alert.ts';
import type { AlertWords } from '#shared/alerts/english.ts';
import { toDate } from '#shared/time/day.ts';
import type { AlertFacts } from '../alert-event.ts';

export interface SentAlert {
  firingId: string;
  ruleId: string;
  projectId: string;
  project: string;
  day: number;
  facts: AlertFacts;
}

export interface AlertMessage {
  id: string;
  createdAt: number;
  /** None: a test. */
  alerts: readonly SentAlert[];
}

/** Longest text that Discord takes; Slack takes more. */
const MOST_TEXT = 2_000;

export function writeText({ alerts }: AlertMessage, words: AlertWords): string {
  if (alerts.length === 0) return words.test;
  const lines = alerts.map(({ project, facts }) => `${project}: ${describeAlert(facts, words)}`);
  return alerts.length === 1
    ? (lines[0] ?? '')
    : [words.digest(alerts.length), ...lines.map((line) => `• ${line}`)].join('\n');
}

/** JSON text. Names come from the web: nobody is called by them, and no link is made of them. */
export function writePayload(message: AlertMessage, shape: 'json' | 'slack' | 'discord', words: AlertWords): string {
  const text = cut(writeText(message, words));
  if (shape === 'slack') return JSON.stringify({ text: escapeSlack(text), unfurl_links: false, unfurl_media: false });
  if (shape === 'discord') return JSON.stringify({ content: text, allowed_mentions: { parse: [] } });
  return JSON.stringify({
    type: message.alerts.length === 0 ? 'alert.test' : 'alert.fired',
    timestamp: new Date(message.createdAt).toISOString(),
    data: {
      text,
      alerts: message.alerts.map(({ firingId, ruleId, projectId, project, day, facts }) => ({
        ...{ id: firingId, ruleId, projectId, project, day: toDate(day) },
        sentence: describeAlert(facts, words),
        path: toAlertPath(facts, projectId),
        facts,
      })),
    },
  });
}

function cut(text: string): string {
  return text.length <= MOST_TEXT ? text : `${text.slice(0, MOST_TEXT - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The three characters that Slack reads as its own: https://api.slack.com/reference/surfaces/formatting */
function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** As https://www.standardwebhooks.com has it: over id, seconds and body. */
export function signPayload(secret: string, { id, seconds, body }: { id: string; seconds: number; body: string }) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` };
}
