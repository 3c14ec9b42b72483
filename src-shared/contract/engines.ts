/** How engines are reached: the route of each, its settings and key, and a test call. */
import { z } from 'zod';

import { CALL_PROBLEMS } from '../vocabulary/call-problems.ts';
import { retirement } from './engine-models.ts';
import { routeKey, routeLimits, routeState } from './engine-routes.ts';
import { dateTime, engineField, nameText } from './fields.ts';
import { operation } from './operation.ts';

/** Who asks is told by the key: a name or password in an address would be stored and shown with it. */
const baseUrl = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .refine((url) => !/^[^/]*\/\/[^/?#]*@/.test(url), 'must hold no user name or password');

export const engineState = z.object({
  engine: engineField,
  route: z.string().nullable(),
  surface: z.string().nullable(),
  model: z.string().nullable().describe('What is asked for; null while it cannot be asked'),
  /** Why it cannot be asked, in words for the owner; null when it can. */
  waiting: z.string().nullable(),
  honours: z
    .object({
      language: z.enum(['parameter', 'instruction', 'none']).describe('instruction: only the question itself says it'),
      country: z.enum(['parameter', 'none']).describe('none: prompts with a country are asked without it'),
    })
    .nullable()
    .describe('Whether the language and the country of a prompt reach the engine; null while it cannot be asked'),
});

const wholeCount = z.int().min(0);

/** What the message and the advice of a test say, as fields: whoever words them in another language needs no more. */
const testFacts = z.object({
  outcome: z.enum(['answered', 'refusal', 'not_shown', 'failed', 'unasked']),
  isGrounded: z.boolean().describe('Whether the answer rests on a search'),
  cited: wholeCount.describe('Distinct pages'),
  said: z.string().nullable().describe('What was said of the failure, as it came'),
  host: z.string().nullable(),
  address: z.string().nullable().describe('The base address of the route'),
  status: z.int().nullable().describe('Of the reply over HTTP'),
  errorCode: z.string().nullable().describe('Of the broken connection, such as ENOTFOUND'),
  target: z.string().nullable().describe('Where a redirect points to, without its query'),
  timeoutMs: z.int().nullable(),
});
export type TestFacts = z.infer<typeof testFacts>;

const keptTest = z
  .object({
    at: dateTime,
    ok: z.boolean(),
    route: z.string().nullable(),
    model: z.string().nullable(),
    message: z.string(),
    problem: z.enum(CALL_PROBLEMS).nullable(),
    advice: z.string().nullable(),
    facts: testFacts.nullable().describe('Null: kept by an older version'),
    durationMs: z.int(),
  })
  .nullable()
  .describe('The newest test of this engine; null: never tested');

const lanePace = z
  .object({
    concurrency: z.int().describe('Calls at once that it takes by now'),
    paceMs: z.int().describe('Least time between two starts by now'),
    restUntil: dateTime.nullable().describe('Until when its server asked to be left alone'),
    blocked: z
      .object({ reason: z.string(), message: z.string(), until: dateTime })
      .nullable()
      .describe(
        'A refusal that only the owner can mend, such as of a key: tried again then, or when something is changed',
      ),
    learntAt: dateTime,
  })
  .nullable()
  .describe('As learnt from what its server said; null before the first call on this route');

/** An engine with what its settings are chosen by. */
export const listedEngine = engineState.extend({
  choices: z.array(z.string()).describe('Ids of the routes that may be chosen for it, preferred ones first'),
  nearest: z.array(z.string()).describe('Those of the choices that stand nearest to what people see'),
  isChosen: z.boolean().describe('Whether the owner chose its route'),
  isKnownModel: z.boolean().nullable().describe('Whether the catalogue knows its model; null: none that it could know'),
  retirement,
  lastTest: keptTest,
  pace: lanePace,
});

/** Where keys are kept. */
const keyPlace = z.object({
  box: z.enum(['keychain', 'keyring', 'passphrase', 'machine']),
  description: z.string(),
});

export const engineTest = z.object({
  engine: engineField,
  ok: z.boolean(),
  route: z.string().nullable(),
  surface: z.string().nullable(),
  /** What happened, in one or two sentences for the owner. */
  message: z.string(),
  /** Null when it works. */
  problem: z.enum(CALL_PROBLEMS).nullable(),
  /** What to do about the problem; null when it works. */
  advice: z.string().nullable(),
  facts: testFacts,
  model: z.string().nullable().describe('As the reply names it, else as it was asked for'),
  durationMs: z.int(),
  answer: z
    .object({
      beginning: z.string().describe('The first 200 characters'),
      isGrounded: z.boolean(),
      isRefusal: z.boolean(),
      cited: wholeCount.describe('Distinct pages'),
      retrieved: wholeCount.describe('Distinct pages that were looked at and not cited'),
      queries: wholeCount.nullable().describe('Null: not exposed by this engine'),
    })
    .nullable(),
  bill: z
    .object({
      reportedUsd: z.number().nullable(),
      inputTokens: wholeCount.nullable(),
      outputTokens: wholeCount.nullable(),
      searches: wholeCount.nullable(),
    })
    .nullable(),
});

export type EngineTest = z.infer<typeof engineTest>;

const routeParam = z.string().min(1).max(100);

const engineKey = z
  .string()
  .trim()
  .min(8)
  .max(1000)
  .regex(/^[\x21-\x7e]+$/, 'holds characters that no key has');

export const engineOperations = {
  'engines.list': operation({
    name: 'engines.list',
    summary: 'How each engine is reached in live projects, or why it waits; its choices, newest test and learnt pace',
    http: 'machine',
    scope: null,
    reads: ['account', 'engines', 'health'],
    output: z.array(listedEngine),
  }),
  'engines.configure': operation({
    name: 'engines.configure',
    summary: 'Choose the route of an engine, and settings of that route; null gives either back its own',
    http: 'machine',
    scope: null,
    changes: ['engines', 'health', 'runs'],
    params: { engine: engineField },
    body: {
      route: routeParam.nullable(),
      baseUrl: baseUrl.nullable().optional(),
      allowHttp: z.boolean().optional().describe('Let the address be http on another machine than this one'),
      model: nameText(1, 200).nullable().optional(),
      ...routeLimits,
    },
    output: z.array(listedEngine),
  }),
  'engines.routes': operation({
    name: 'engines.routes',
    summary: 'Every route with its settings and the state of its key, and where keys are kept',
    http: 'machine',
    scope: null,
    reads: ['engines'],
    output: z.object({
      keyPlace: keyPlace.extend({ refused: z.array(z.string()) }).nullable(),
      routes: z.array(routeState),
    }),
  }),
  'engines.setKey': operation({
    name: 'engines.setKey',
    summary: 'Save the key of a route; it is never shown again',
    http: 'secret',
    closed: { screen: 'as engines.tryKey' },
    scope: null,
    changes: ['engines', 'health', 'runs'],
    params: { route: routeParam },
    body: { key: engineKey },
    output: keyPlace.extend({ variable: z.string(), ending: z.string().nullable(), routes: z.array(z.string()) }),
    errors: ['CONFLICT'],
  }),
  'engines.tryKey': operation({
    name: 'engines.tryKey',
    summary: 'Make one short call with a key, and save the key unless the engine refuses it',
    http: 'secret',
    scope: null,
    changes: ['engines', 'health', 'runs', 'spend'],
    params: { engine: engineField },
    body: { route: routeParam, key: engineKey },
    output: z.object({
      isSaved: z.boolean().describe('False: the engine refused the key, and what was there is still in use'),
      test: engineTest,
      inUse: routeKey.pick({ from: true, ending: true }).describe('The key that counts from now on'),
      place: keyPlace.nullable().describe('Where the key is kept now; null when it was not saved'),
    }),
    errors: ['CONFLICT'],
  }),
  'engines.removeKey': operation({
    name: 'engines.removeKey',
    summary: 'Forget the saved key of a route; a variable of the environment counts again',
    http: 'secret',
    scope: null,
    changes: ['engines', 'health', 'runs'],
    params: { route: routeParam },
    output: z.object({ isRemoved: z.boolean(), variable: z.string(), routes: z.array(z.string()) }),
  }),
  'engines.test': operation({
    name: 'engines.test',
    summary: 'Make one short call to an engine and say what came of it; nothing is stored',
    http: 'guard',
    scope: null,
    changes: ['engines', 'health', 'runs', 'spend'],
    params: { engine: engineField },
    body: { route: routeParam.optional() },
    output: engineTest,
  }),
};
