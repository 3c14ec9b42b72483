/** Interventions: what was done to some prompts on a day, and the proof whether it moved them beside prompts that were left alone. */
import { z } from 'zod';
import { ESTIMATED_FIGURES } from '../vocabulary/figures.ts';
import { LIMITS, PROOF_STATES } from '../vocabulary/interventions.ts';
import {
  calendarDate,
  characters,
  dateTime,
  engineField,
  nameText,
  projectIdParam,
  shownDate,
  tagName,
  wholeNumber,
} from './fields.ts';
import { rangeField, verdictField } from './intervals.ts';
import { operation } from './operation.ts';
import { FIGURES } from './subjects.ts';

export const estimatedFigure = z.enum(ESTIMATED_FIGURES);

const DEFAULT_DAYS = 28;

export const intervention = z.object({
  id: z.string(),
  name: z.string(),
  date: shownDate.describe('UTC day on which it was done; that day counts on neither side'),
  figure: estimatedFigure.describe('What it is to move'),
  promptIds: z.array(z.string()).describe('The treated prompts, frozen'),
  tag: z.string().nullable().describe('Tag that the prompts were chosen by, as it was called then'),
  url: z.string().nullable(),
  note: z.string(),
  taskId: z.string().nullable().describe('The finished task that it belongs to'),
  createdAt: dateTime,
  updatedAt: dateTime,
});

const side = z.object({ n: z.int(), prompts: z.int(), value: z.number().nullable() });

/** Of one day. */
const point = z.object({ n: z.int(), value: z.number().nullable() });

const group = z.object({
  before: side,
  after: side,
  change: z.number().nullable(),
});

const days = z.object({ startDate: shownDate, endDate: shownDate });

export const limit = z.object({
  code: z.enum(LIMITS),
  count: z.int().nullable().describe('Prompts, answers or days, as the code says'),
  date: shownDate.nullable(),
  engine: engineField.nullable(),
  name: z.string().nullable().describe('The other intervention, or the new model'),
});

export const proof = z.object({
  state: z.enum(PROOF_STATES),
  intervention: intervention.nullable().describe('Null for a task that is not done, or that is about no answers'),
  days: z.int().describe('Days on each side'),
  before: days.nullable(),
  after: days.nullable().describe('As far as it is over; null where no day is'),
  treated: group,
  untouched: group.describe('Its change is the shift that all prompts share'),
  effect: z
    .number()
    .nullable()
    .describe('The change of the treated beyond that of the untouched, in the unit of the figure'),
  verdict: verdictField,
  repeat: rangeField.nullable().describe('Of the effect, for the same prompts'),
  brand: rangeField.nullable().describe('Of the effect, for prompts like these'),
  pValue: z.number().nullable(),
  engines: z.array(engineField).describe('Those that are compared'),
  languages: z.array(z.string()),
  limits: z.array(limit).describe('What it cannot say'),
  series: z
    .array(z.object({ date: shownDate, treated: point, untouched: point }))
    .describe('Both groups day by day, those without answers left out'),
});

const params = { projectId: projectIdParam, interventionId: z.string() };

export const proofQuery = {
  days: wholeNumber(1, 365).default(DEFAULT_DAYS).describe('Days on each side'),
};

const URL_TEXT = z.url({ protocol: /^https?$/, error: 'must be a web address, with http or https' }).max(2000);

const fields = {
  name: nameText(1, 200),
  date: calendarDate,
  promptIds: z.array(z.string()).min(1).max(5000).optional().describe('The prompts; else those of `tag`'),
  tag: tagName.optional().describe('Its prompts of now are kept'),
  figure: estimatedFigure.optional().describe('What it is to move; mentionRate when left out'),
  url: URL_TEXT.nullable().optional(),
  note: characters(0, 2000).optional(),
};

export const interventionOperations = {
  'interventions.list': operation({
    name: 'interventions.list',
    summary: 'List interventions, those of finished tasks among them, newest day first',
    http: { method: 'GET', path: '/projects/{projectId}/interventions' },
    scope: 'read',
    reads: ['tasks', 'prompts'],
    params: { projectId: projectIdParam },
    query: { promptId: z.string().optional().describe('Only those of this prompt') },
    output: z.object({ interventions: z.array(intervention) }),
    errors: ['NOT_FOUND'],
  }),
  'interventions.get': operation({
    name: 'interventions.get',
    summary: 'One intervention',
    http: { method: 'GET', path: '/projects/{projectId}/interventions/{interventionId}' },
    closed: { screen: 'as interventions.list' },
    scope: 'read',
    reads: ['tasks', 'prompts'],
    params,
    output: intervention,
    errors: ['NOT_FOUND'],
  }),
  'interventions.create': operation({
    name: 'interventions.create',
    summary: 'Note what was done to some prompts on a day',
    http: { method: 'POST', path: '/projects/{projectId}/interventions' },
    scope: 'write',
    changes: ['tasks'],
    params: { projectId: projectIdParam },
    body: fields,
    output: intervention,
    errors: ['NOT_FOUND'],
  }),
  'interventions.update': operation({
    name: 'interventions.update',
    summary: 'Change an intervention; what is left out stays',
    http: { method: 'PUT', path: '/projects/{projectId}/interventions/{interventionId}' },
    scope: 'write',
    changes: ['tasks'],
    params,
    body: {
      ...fields,
      name: fields.name.optional(),
      date: fields.date.optional(),
    },
    output: intervention,
    errors: ['NOT_FOUND'],
  }),
  'interventions.remove': operation({
    name: 'interventions.remove',
    summary: 'Remove an intervention; one of a task goes when the task is opened again',
    http: { method: 'DELETE', path: '/projects/{projectId}/interventions/{interventionId}' },
    scope: 'write',
    changes: ['tasks'],
    params,
    output: z.object({ id: z.string(), removed: z.literal(true) }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  'interventions.proof': operation({
    name: 'interventions.proof',
    summary: 'Whether it worked: its prompts before and after beside untouched ones',
    http: { method: 'GET', path: '/projects/{projectId}/interventions/{interventionId}/proof' },
    scope: 'read',
    reads: ['tasks', ...FIGURES],
    params,
    query: proofQuery,
    output: proof,
    errors: ['NOT_FOUND'],
  }),
  'tasks.proof': operation({
    name: 'tasks.proof',
    summary: 'Whether a finished task worked: its prompts before and after beside untouched ones',
    http: { method: 'GET', path: '/projects/{projectId}/tasks/{taskId}/proof' },
    scope: 'read',
    reads: ['tasks', ...FIGURES],
    params: { projectId: projectIdParam, taskId: z.string() },
    query: proofQuery,
    output: proof,
    errors: ['NOT_FOUND'],
  }),
  'interventions.verdicts': operation({
    name: 'interventions.verdicts',
    summary: 'The verdict on each intervention, for lists',
    http: { method: 'GET', path: '/projects/{projectId}/interventions/verdicts' },
    scope: 'read',
    reads: ['tasks', ...FIGURES],
    params: { projectId: projectIdParam },
    output: z.object({
      verdicts: z.array(
        z.object({
          id: z.string(),
          taskId: z.string().nullable(),
          state: z.enum(PROOF_STATES),
          figure: estimatedFigure,
          before: z.number().nullable().describe('The figure of the treated prompts, in its unit'),
          after: z.number().nullable(),
          effect: z.number().nullable(),
          verdict: verdictField,
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
};
