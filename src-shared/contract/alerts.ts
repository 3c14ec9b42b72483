/** Alerts: what a project's owner wants to be told of, what fired, and where it was sent to. */
import { z } from 'zod';

import { ALERT_FIGURES, ALERT_KINDS, ALERT_OUTCOMES } from '../vocabulary/alerts.ts';
import { DATA_FORMATS } from '../vocabulary/data-tables.ts';
import { ENGINES } from '../vocabulary/engines.ts';
import { dateTime, nameText, timeOfDay, wholeNumber } from './fields.ts';
import { operation } from './operation.ts';

const days = z
  .union([z.literal(7), z.literal(14), z.literal(28)])
  .default(7)
  .describe('Days of each of the two periods that are compared');

/** What a rule watches. */
export const alertCondition = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('figure'),
    figure: z.enum(ALERT_FIGURES),
    by: z.enum(['whole', 'engine', 'tag']).default('whole').describe('All answers together, or each engine or tag'),
    direction: z.enum(['worse', 'better', 'both']).default('worse'),
    days,
  }),
  z.object({ kind: z.literal('engine_blind') }),
  z.object({
    kind: z.literal('cap_near'),
    percent: wholeNumber(1, 100).default(80).describe('Of the monthly cap'),
    forecast: z.boolean().default(true).describe('Also where the month at its pace would pass the cap'),
  }),
  z.object({ kind: z.literal('new_competitor'), answers: wholeNumber(1, 100_000).default(10) }),
  z.object({ kind: z.literal('lost_source'), by: z.enum(['domain', 'page']).default('domain'), days }),
  z.object({ kind: z.literal('overtaken'), days }),
  z.object({ kind: z.literal('report_failed') }),
  z.object({ kind: z.literal('export_failed') }),
]);

const part = z.object({ by: z.enum(['engine', 'tag']), id: z.string() }).nullable();
const shown = { current: z.number().nullable(), previous: z.number().nullable(), n: z.int(), previousN: z.int() };
const period = { periodStart: z.string(), periodEnd: z.string(), days: z.int() };

/** What is known of an event: all that ever leaves in a message. */
export const alertFacts = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('figure'), figure: z.enum(ALERT_FIGURES), part, ...shown, ...period }),
  z.object({
    kind: z.literal('engine_blind'),
    engine: z.enum(ENGINES),
    since: z.string(),
    reason: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('cap_near'),
    month: z.string(),
    usedUsd: z.number(),
    capUsd: z.number(),
    forecastUsd: z.number().nullable(),
  }),
  z.object({ kind: z.literal('new_competitor'), name: z.string(), answers: z.int() }),
  z.object({
    kind: z.literal('lost_source'),
    source: z.string(),
    answers: z.int().describe('That named the brand and cited it, in the period before'),
    ...period,
  }),
  z.object({ kind: z.literal('overtaken'), rival: z.string(), rivalRate: z.number(), ownRate: z.number(), ...period }),
  z.object({ kind: z.literal('report_failed'), name: z.string(), format: z.string(), reason: z.string().nullable() }),
  z.object({
    kind: z.literal('export_failed'),
    format: z.enum(DATA_FORMATS),
    lastDate: z.string().nullable().describe('When data files were written last; null: never'),
  }),
]);

export const alertFiring = z.object({
  id: z.string(),
  day: z.string().describe('UTC day that it was seen by'),
  firedAt: dateTime,
  facts: alertFacts,
  sentence: z.string().describe('In English'),
});

export const alertRule = z.object({
  id: z.string(),
  kind: z.enum(ALERT_KINDS),
  condition: alertCondition,
  targetIds: z.array(z.string()),
  isOn: z.boolean(),
  judgedDay: z.string().nullable(),
  lastFiring: alertFiring.nullable(),
  createdAt: dateTime,
  updatedAt: dateTime,
});

const params = { projectId: z.string() };
const ruleBody = {
  condition: alertCondition,
  targetIds: z.array(z.string()).max(20).default([]).describe('Where it is sent to; empty: it is only kept in the log'),
  isOn: z.boolean().default(true),
};

/** What every target has, be it a webhook, a program of this machine or the desktop. */
const targetFields = {
  name: nameText(1, 100),
  isOn: z.boolean().default(false),
  language: z.enum(['en', 'de']).default('en').describe('Of the messages'),
  quietFrom: timeOfDay
    .nullable()
    .default(null)
    .describe('Local; nothing is sent until quietTo, then what waited in one message'),
  quietTo: timeOfDay.nullable().default(null),
  mostPerDay: wholeNumber(1, 200).default(10).describe('Messages; what is more waits for the next day, in one message'),
};
const webhookFields = {
  shape: z.enum(['json', 'slack', 'discord']).default('json'),
  allowsPrivate: z
    .boolean()
    .default(false)
    .describe('The address may be on this machine or its network, and without TLS there'),
};
const commandFields = {
  argv: z.array(z.string().max(4000)).min(1).max(50).describe('The program and its arguments; no shell reads them'),
  timeoutSeconds: wholeNumber(1, 300).default(30),
};

export const alertTarget = z.object({
  id: z.string(),
  ...targetFields,
  kind: z.enum(['desktop', 'webhook', 'command']),
  host: z.string().nullable().describe('Of a webhook: all of its address that is ever shown'),
  shape: webhookFields.shape.nullable(),
  allowsPrivate: z.boolean(),
  argv: z.array(z.string()).nullable(),
  timeoutSeconds: z.int().nullable(),
  problem: z.string().nullable().describe('Why nothing is sent there now'),
  failing: z.int().describe('Messages that were given up in the last seven days'),
  waiting: z.int(),
  lastSentAt: dateTime.nullable(),
});

const attempt = z.object({
  at: dateTime,
  target: z.string(),
  targetId: z.string(),
  messageId: z.string().nullable().describe('Null: a test'),
  attempt: z.int(),
  state: z.enum(['due', 'sent', 'given_up']).nullable(),
  outcome: z.enum(ALERT_OUTCOMES),
  status: z.int().nullable(),
  tookMs: z.int(),
  alerts: z.int().describe('That the message told of'),
});

export const alertOperations = {
  'alerts.list': operation({
    name: 'alerts.list',
    summary: 'Rules of a project that fire on verdicts, each with what it fired on last',
    http: { method: 'GET', path: '/projects/{projectId}/alerts' },
    scope: 'read',
    reads: ['alerts', 'projects'],
    params,
    output: z.object({ rules: z.array(alertRule) }),
    errors: ['NOT_FOUND'],
  }),
  'alerts.create': operation({
    name: 'alerts.create',
    summary: 'Add a rule; what is already so when it is made does not fire',
    http: { method: 'POST', path: '/projects/{projectId}/alerts' },
    scope: 'write',
    changes: ['alerts'],
    params,
    body: ruleBody,
    output: alertRule,
    errors: ['NOT_FOUND'],
  }),
  'alerts.update': operation({
    name: 'alerts.update',
    summary: 'Change a rule; with another condition it begins anew',
    http: { method: 'PUT', path: '/projects/{projectId}/alerts/{ruleId}' },
    scope: 'write',
    changes: ['alerts'],
    params: { ...params, ruleId: z.string() },
    body: ruleBody,
    output: alertRule,
    errors: ['NOT_FOUND'],
  }),
  'alerts.remove': operation({
    name: 'alerts.remove',
    summary: 'Forget a rule, what it fired on and what of it was not sent yet',
    http: { method: 'DELETE', path: '/projects/{projectId}/alerts/{ruleId}' },
    scope: 'write',
    changes: ['alerts'],
    params: { ...params, ruleId: z.string() },
    output: z.object({ id: z.string(), removed: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
  'alerts.try': operation({
    name: 'alerts.try',
    summary: 'When a rule would have fired, day by day as each day was; nothing is kept or sent',
    http: { method: 'POST', path: '/projects/{projectId}/alerts/try' },
    scope: 'read',
    reads: 'snapshot',
    params,
    body: { condition: alertCondition, days: wholeNumber(1, 366).default(90) },
    output: z.object({
      firstDay: z.string(),
      lastDay: z.string(),
      hasHistory: z.boolean().describe('False: nothing tells since when such a thing is so, only that it is'),
      firings: z.array(alertFiring.omit({ id: true, firedAt: true })),
    }),
    errors: ['NOT_FOUND'],
  }),
  'alerts.log': operation({
    name: 'alerts.log',
    summary: 'What fired and every attempt to send it, newest first',
    http: { method: 'GET', path: '/projects/{projectId}/alerts/log' },
    scope: 'read',
    reads: ['alerts', 'projects'],
    params,
    query: { limit: wholeNumber(1, 1000).default(100) },
    output: z.object({
      firings: z.array(alertFiring.extend({ ruleId: z.string() })),
      attempts: z.array(attempt),
    }),
    errors: ['NOT_FOUND'],
  }),
  'alertTargets.list': operation({
    name: 'alertTargets.list',
    summary: 'Where alerts may be sent to: notices of the desktop, webhooks, programs of this machine',
    http: 'machine',
    scope: null,
    reads: ['alerts'],
    output: z.object({ targets: z.array(alertTarget) }),
  }),
  'alertTargets.save': operation({
    name: 'alertTargets.save',
    summary: 'Keep a target; the secrets of a webhook lie with the keys and are never shown again',
    http: 'machine',
    scope: null,
    changes: ['alerts'],
    params: { targetId: z.string().optional() },
    body: {
      ...targetFields,
      target: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('desktop') }),
        z.object({
          kind: z.literal('webhook'),
          ...webhookFields,
          url: z.string().max(4000).optional().describe('Left out: as it is'),
          secret: z
            .string()
            .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'must be whsec_ and base64 of 24 to 64 bytes')
            .optional()
            .describe('That messages are signed with; left out: as it is, or a new one'),
        }),
        z.object({ kind: z.literal('command'), ...commandFields }),
      ]),
    },
    output: z.object({ target: alertTarget, secret: z.string().nullable().describe('The new one: shown this once') }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  'alertTargets.remove': operation({
    name: 'alertTargets.remove',
    summary: 'Forget a target, its secrets and what waits for it',
    http: 'machine',
    scope: null,
    changes: ['alerts'],
    params: { targetId: z.string() },
    output: z.object({ id: z.string(), removed: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
  'alertTargets.sendAgain': operation({
    name: 'alertTargets.sendAgain',
    summary: 'Try the messages of a target again that were given up',
    http: 'machine',
    scope: null,
    changes: ['alerts'],
    params: { targetId: z.string() },
    output: z.object({ messages: z.int() }),
    errors: ['NOT_FOUND'],
  }),
  'alertTargets.test': operation({
    name: 'alertTargets.test',
    summary: 'Send a message that says that it is a test, also to a target that is off',
    http: 'machine',
    scope: null,
    changes: ['alerts'],
    params: { targetId: z.string() },
    output: z.object({ outcome: z.enum(ALERT_OUTCOMES), status: z.int().nullable(), tookMs: z.int() }),
    errors: ['NOT_FOUND'],
  }),
};
