/** Verifying engines: every service with a key is called as it is used, and what it brings is held against what it is known to bring. */
import { z } from 'zod';

import { dateTime, engineField } from './fields.ts';
import { operation } from './operation.ts';

/** In the order in which they are made and shown. */
/** Claims about an answer: without one there is nothing to look at. */
export const ANSWER_CHECKS = [
  'text',
  'grounded',
  'cited',
  'queries',
  'usage',
  'cost',
  'language',
  'country',
  'rate_limits',
  'wire',
  'house',
] as const;

export const VERIFY_CHECKS = [
  'models',
  'model_listed',
  'account',
  'call',
  ...ANSWER_CHECKS,
  'wrong_key',
  'unknown_model',
] as const;
export type VerifyCheckName = (typeof VERIFY_CHECKS)[number];

/** `not_exposed`: the service does not tell it, which is no fault. `skipped`: not looked at, for the reason that is named. */
export const VERIFY_STATES = ['pass', 'fail', 'not_exposed', 'skipped'] as const;
export type VerifyState = (typeof VERIFY_STATES)[number];

/** What was found, for whoever words it. */
export const VERIFY_FINDINGS = [
  'models_listed',
  'no_list',
  'list_unread',
  'refused',
  'model_there',
  'model_missing',
  'takes_no_model',
  'account_open',
  'account_left',
  'account_empty',
  'account_blocked',
  'no_account',
  'answered',
  'nothing_shown',
  'failed',
  'out_of_time',
  'held_back',
  'no_answer',
  'text',
  'refusal',
  'searched',
  'not_searched',
  'searches_nothing',
  'pages',
  'no_pages',
  'queries',
  'no_queries',
  'queries_hidden',
  'used',
  'no_usage',
  'reported',
  'estimated',
  'not_reported',
  'no_price',
  'german',
  'not_german',
  'takes_no_language',
  'country_sent',
  'country_lost',
  'takes_no_country',
  'headers',
  'no_headers',
  'known',
  'changed',
  'own_house',
  'other_house',
  'no_model_named',
  'told_apart',
  'told_otherwise',
  'not_told',
  'was_answered',
  'may_be_answered',
] as const;
export type VerifyFinding = (typeof VERIFY_FINDINGS)[number];

const verifyCheck = z.object({
  name: z.enum(VERIFY_CHECKS),
  state: z.enum(VERIFY_STATES),
  finding: z.enum(VERIFY_FINDINGS),
  count: z.int().nullable().describe('How many of what the finding is about'),
  usd: z.number().nullable(),
  names: z.array(z.string()).describe('Headers, items or models that the finding is about'),
  said: z.string().nullable().describe('What the service said, as it came, without keys and account ids'),
});
export type VerifyCheck = z.infer<typeof verifyCheck>;

const verifiedRoute = z.object({
  route: z.string(),
  engine: engineField,
  model: z.string(),
  at: dateTime,
  durationMs: z.int().min(0),
  state: z
    .enum(VERIFY_STATES)
    .describe('fail: a check failed; skipped: the paid call did not go out; not_exposed: the surface showed nothing'),
  costUsd: z.number().nullable().describe('Of the paid call; null: nothing was paid, or it is not known'),
  checks: z.array(verifyCheck),
});
export type VerifiedRoute = z.infer<typeof verifiedRoute>;

const keptBody = z.object({
  name: z.string().describe('What it is a reply to: models, account, answer, answer-2, wrong-key, unknown-model'),
  status: z.int(),
  headers: z.record(z.string(), z.string()),
  body: z.string().describe('Without keys, account ids and e-mail addresses'),
});
export type KeptBody = z.infer<typeof keptBody>;

const plannedRoute = z.object({
  route: z.string(),
  engine: engineField.describe('The engine whose question goes over it'),
  model: z.string(),
  ceilingUsd: z.number().describe('The most that its paid call is taken to cost'),
  isHeldBack: z.boolean().describe('The monthly cap of the account leaves no room for its paid call'),
  lastVerified: verifiedRoute.pick({ at: true, state: true }).nullable().describe('Null: never'),
});

const MOST_USD = 20;

const engines = z.array(engineField).min(1).optional().describe('Left out: every service with a key');

export const verificationOperations = {
  'engines.planVerification': operation({
    name: 'engines.planVerification',
    summary: 'Which services a verification would call, and the most that it may cost; calls nothing',
    http: 'guard',
    scope: null,
    reads: ['engines', 'health', 'prices'],
    query: { engines },
    output: z.object({
      routes: z.array(plannedRoute),
      ceilingUsd: z.number().describe('The most that all paid calls together may cost'),
      usualMostUsd: z.number().describe('What is agreed to unless the owner says more'),
    }),
  }),
  'engines.verify': operation({
    name: 'engines.verify',
    summary:
      'Call every service with a key as it is used, once for money, and say what holds of what is known about it',
    http: 'guard',
    scope: null,
    changes: ['engines', 'health', 'runs', 'spend'],
    body: {
      engines,
      agreedUsd: z
        .number()
        .min(0)
        .max(MOST_USD)
        .describe(
          'The most that all calls together may cost. Where it is less than the plan said, what finds no room is left out',
        ),
    },
    output: z.object({ routes: z.array(verifiedRoute) }),
    errors: ['CONFLICT'],
  }),
  'engines.verification': operation({
    name: 'engines.verification',
    summary: 'What the newest verification of each service found',
    http: 'guard',
    scope: null,
    reads: ['health'],
    query: { withBodies: z.boolean().default(false) },
    output: z.object({
      routes: z.array(verifiedRoute.extend({ bodies: z.array(keptBody).describe('Empty unless asked for') })),
    }),
  }),
};
