/** How the instruments fare, and notices of engines that do not answer as they should. What answers say of brands is for tasks. */
import { z } from 'zod';

import { dateTime, engineField, shownDate, wholeNumber } from './fields.ts';
import { operation } from './operation.ts';

export const NOTICE_KINDS = [
  'silent',
  'outage',
  'cap',
  'refused_key',
  'empty_account',
  'forbidden',
  'region',
  'unknown_model',
  'model_not_allowed',
  'wrong_path',
  'rate_limited',
  'schema_drift',
  'new_shape',
  'ungrounded',
  'refusals',
  'shorter_answers',
  'nothing_shown',
  'other_model',
  'route_ended',
  'locked_key',
  'offline',
  'proxy_unreachable',
  'proxy_auth',
  'proxy_refused',
  'certificate',
  'retiring_model',
  'other_boundaries',
  'report_failed',
  'data_files_failed',
  'alerts_given_up',
] as const;

/** What the message of a notice says, as fields: whoever words it in another language needs no more. */
const noticeFacts = z.object({
  reason: z.string().nullable().describe('Of the newest failure'),
  said: z
    .string()
    .nullable()
    .describe(
      'What came with it, as it came; for other_model its name, for route_ended the service that has ended, for alerts_given_up the target',
    ),
  count: z
    .int()
    .nullable()
    .describe(
      'Days of silence, requests for fewer calls, answers of the kind that it is about, replies with new_shape, files of report_failed, tries of data_files_failed, or messages of alerts_given_up',
    ),
  of: z.int().nullable().describe('Answers looked at; words of an answer for shorter_answers'),
  before: z.int().nullable().describe('Words of an answer before'),
  capUsd: z.number().nullable(),
  engines: z.array(engineField).describe('Stopped by a cap, or not reached for a proxy or a certificate'),
  model: z.string().nullable().describe('That is switched off'),
  retiresOn: shownDate.nullable(),
  instead: z.string().nullable().describe('The model to take instead; null: nobody says'),
  signs: z.array(z.string()).describe('Of new_shape: what is new in replies, or missing; at most three'),
  languages: z.array(z.string()).describe('Of other_boundaries: prompt languages such as DE'),
});
export type NoticeFacts = z.infer<typeof noticeFacts>;

export const notice = z.object({
  /** The same as long as the trouble lasts. */
  id: z.string(),
  kind: z.enum(NOTICE_KINDS),
  severity: z.enum(['error', 'warning']),
  engine: engineField.nullable(),
  route: z.string().nullable(),
  message: z.string(),
  advice: z.string(),
  since: dateTime.nullable(),
  until: dateTime.nullable().describe('When it is over by itself; null: nobody knows'),
  facts: noticeFacts,
  projects: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .describe(
      'Those that are stopped by a cap, measured otherwise or without their report; empty for troubles of engines, which concern all',
    ),
});

const wholeCount = z.int().min(0);

const healthDay = z.object({
  date: shownDate,
  calls: wholeCount,
  answers: wholeCount,
  notShown: wholeCount,
  refusals: wholeCount,
  ungrounded: wholeCount,
  otherModels: wholeCount.describe('Answers by a model that is not known as one of the engine’s own house'),
  averageWords: z.number().nullable().describe('Null without an answer'),
  failures: z.record(z.string(), wholeCount).describe('Failed calls by reason'),
});

export const DRIFT_KINDS = ['unknown_item', 'missing_field', 'new_header'] as const;
export type DriftKind = (typeof DRIFT_KINDS)[number];

/** A sign that a server changed its wire, in replies that can still be read. */
const driftSign = z.object({
  kind: z.enum(DRIFT_KINDS),
  name: z.string().describe('The place and what stood there, the missing field, or the name of the header'),
  replies: z.int(),
  firstAt: dateTime,
  lastAt: dateTime,
});

export const engineHealth = z.object({
  engine: engineField,
  route: z.string(),
  lastSuccessAt: dateTime.nullable(),
  lastFailure: z.object({ at: dateTime, reason: z.string(), message: z.string() }).nullable(),
  drift: z
    .array(driftSign)
    .describe('What replies held that this version does not know, or did not hold any more; the newest first'),
  days: z.array(healthDay).describe('Days with calls, oldest first'),
});

export const healthOperations = {
  'engines.health': operation({
    name: 'engines.health',
    summary: 'Calls, answers and failures of each engine and route by day',
    http: 'machine',
    scope: null,
    reads: ['health', 'spend'],
    query: { days: wholeNumber(1, 366).default(90) },
    output: z.array(engineHealth),
  }),
  'engines.reread': operation({
    name: 'engines.reread',
    summary: 'Read kept replies of all projects again that could not be read: after an update, for one',
    http: 'machine',
    scope: null,
    changes: ['answers', 'health', 'runs', 'spend'],
    output: z.object({
      read: z.int().describe('Replies that were read now'),
      unreadable: z.int().describe('Replies that still cannot be read; they stay'),
    }),
  }),
  'health.notices': operation({
    name: 'health.notices',
    summary:
      'What is wrong with engines, keys, the network or measuring now; a notice goes by itself when the trouble does',
    http: 'machine',
    scope: null,
    reads: ['account', 'alerts', 'engines', 'health', 'prices', 'projects', 'reports', 'storage'],
    output: z.array(notice),
  }),
};
