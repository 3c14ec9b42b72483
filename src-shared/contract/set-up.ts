/** Setting up: a whole project at once, what its first run would cost before there is one, and the sample project. */
import { z } from 'zod';

import { ENVIRONMENTS } from './account.ts';
import {
  characters,
  countryField,
  domainField,
  engineField,
  enginesField,
  languageField,
  nameText,
  tagName,
  wholeNumber,
} from './fields.ts';
import { forecast } from './money-schemas.ts';
import { operation } from './operation.ts';
import { enteredUsd, usd } from './prices.ts';
import { fullProject, meteredNotice, pitchDurationDays, SCHEDULES } from './projects.ts';

const estimate = forecast.omit({ prompts: true, visibility: true }).extend({
  perAnswer: z
    .array(
      z.object({
        model: engineField,
        route: z.string().nullable().describe('The way that is or would be taken; null: there is none'),
        expectedUsd: usd.nullable(),
        ceilingUsd: usd.nullable().describe('The most that one answer is taken to cost; null: there is no way'),
        basis: z.enum(['seen', 'price_table', 'assumed', 'free']),
      }),
    )
    .describe('What one answer costs, for every engine, those that wait for a key included'),
  meteredNotice: meteredNotice.nullable().describe('Told of everything that is planned now and this project with it'),
});

export const setUpOperations = {
  'projects.setUp': operation({
    name: 'projects.setUp',
    summary: 'Create a project with its names, engines, competitors and first prompts, all of it or nothing, and ask',
    http: 'as projects.create and prompts.createMany',
    scope: null,
    changes: ['projects', 'runs'],
    body: {
      name: nameText(1, 200),
      websiteUrl: z.url({ protocol: /^https?$/ }).max(2000),
      language: languageField,
      country: countryField.nullable().optional().describe('Country that the prompts are asked from; null: none'),
      environment: z.enum(ENVIRONMENTS).describe('test: every engine is simulated, and nothing costs anything'),
      isPitch: z.boolean().optional(),
      pitchDurationDays: pitchDurationDays.optional().describe('Default 14; ignored unless isPitch is true'),
      brandAliases: z.array(nameText(1, 200)).max(200).optional(),
      models: enginesField,
      competitors: z
        .array(z.strictObject({ name: nameText(1, 200), domain: domainField.optional() }))
        .max(100)
        .optional(),
      prompts: z
        .array(z.strictObject({ prompt: characters(1, 500), tags: z.array(tagName).max(100).optional() }))
        .min(1)
        .max(500),
      schedule: z.enum(SCHEDULES).optional(),
      samplesPerRun: wholeNumber(1, 20).optional(),
      monthlyCapUsd: enteredUsd.nullable().optional(),
    },
    output: fullProject.extend({ createdPrompts: z.int() }),
    errors: ['FORBIDDEN', 'CONFLICT'],
  }),
  'projects.estimate': operation({
    name: 'projects.estimate',
    summary: 'What the first run of a project would cost and bring, before there is one',
    http: 'as money.forecast',
    scope: null,
    reads: ['account', 'engines', 'health', 'prices'],
    body: {
      environment: z.enum(ENVIRONMENTS),
      models: z.array(engineField),
      prompts: wholeNumber(0, 1000),
      samples: wholeNumber(1, 20).default(1),
      schedule: z.enum(SCHEDULES).default('daily'),
      monthlyCapUsd: enteredUsd.nullable().optional(),
    },
    output: estimate,
  }),
  'projects.sample': operation({
    name: 'projects.sample',
    summary: 'The sample project: whether there is one, and how far it is while it is made',
    http: 'machine',
    scope: null,
    reads: ['projects'],
    output: z.object({
      projectId: z.string().nullable().describe('null: there is none, or it is not whole yet'),
      progress: z.object({ done: z.int(), total: z.int() }).nullable().describe('Answers; null: none is being made'),
    }),
  }),
  'projects.createSample': operation({
    name: 'projects.createSample',
    summary: 'Make the sample project, unless there is one; ready when it is whole',
    http: 'machine',
    scope: null,
    changes: ['projects'],
    output: z.object({ projectId: z.string(), created: z.boolean() }),
  }),
};
