/** Projects: a brand, its site, its engines and its schedule. */
import { z } from 'zod';

import { OPTIONAL_NAME_RULES } from '../vocabulary/name-rules.ts';
import { PITCH_DURATIONS_DAYS } from '../vocabulary/plans.ts';
import { ENVIRONMENTS } from './account.ts';
import { ambiguousNames, remeasured } from './damaged-answers.ts';
import {
  characters,
  dateTime,
  domainField,
  domainList,
  engineField,
  enginesField,
  languageField,
  nameList,
  nameText,
  nearbyWordsField,
  projectIdParam,
  shownDate,
  tagName,
  timeOfDay,
  wholeNumber,
  withoutRulesField,
} from './fields.ts';
import { operation } from './operation.ts';

const name = nameText(1, 200);
const description = characters(0, 500);
const websiteUrl = z.url({ protocol: /^https?$/ }).max(2000);
export const pitchDurationDays = z.literal(PITCH_DURATIONS_DAYS).meta({ type: 'integer' });

export const SCHEDULES = ['daily', 'weekly', 'manual'] as const;

/** When a project is asked, and how. */
const scheduleFields = {
  schedule: z.enum(SCHEDULES),
  scheduleTime: timeOfDay.describe('Local time of day, HH:MM'),
  scheduleWeekday: wholeNumber(1, 7).describe('Day of a weekly schedule, 1 (Monday) to 7'),
  spreadMinutes: wholeNumber(0, 240).describe(
    'Window over which the questions of a scheduled run go out; runs by hand go out at once',
  ),
  samplesPerRun: wholeNumber(1, 20),
};

/** How far deleting a project for good is; whoever goes on with it is told here, too. */
export const erasing = z.object({
  since: dateTime,
  answersBefore: z.int().describe('Answers that it had then'),
  secondsLeft: z.int().nullable().describe('As was known last; null before anybody knew'),
});

/** What a change of clocks does to a daily schedule whose local time lies near midnight UTC. */
const unevenDays = z.object({
  timeZone: z.string().describe('Of the machine'),
  emptyDays: z.array(shownDate).describe('UTC days of the year to come without a run'),
  doubleDays: z.array(shownDate).describe('UTC days of the year to come with two runs'),
});

/** A project as lists show it. */
export const project = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.string(),
  websiteUrl: z.string(),
  isDefault: z.boolean(),
  language: z.string().nullable(),
  models: z.array(engineField),
  isPitch: z.boolean(),
  pitchDurationDays: pitchDurationDays.optional(),
  pitchExpiredAt: dateTime.nullable().optional(),
  environment: z.enum(ENVIRONMENTS),
});

export const fullProject = project.extend({
  description: z.string(),
  tags: z.array(z.string()),
  settings: z.object({
    labels: z.array(z.string()).describe('What the owner groups projects by'),
    brandAliases: z.array(z.string()),
    caseSensitiveAliases: z.array(z.string()),
    excludedPhrases: z.array(z.string()),
    withoutRules: z.array(z.enum(OPTIONAL_NAME_RULES)),
    nearbyWords: z.array(z.string()),
    domainAliases: z.array(z.string()),
    defaultLanguage: z.string(),
    ...scheduleFields,
  }),
  nextRunAt: dateTime.nullable().describe('When the next scheduled run begins; null where none does'),
  scheduleHeld: z
    .literal(true)
    .optional()
    .describe('Only there where it came from a project file: runs and reports wait until its schedule is saved here'),
  createdAt: dateTime,
  updatedAt: dateTime,
});

/** The length of a window that will not be there is not looked at. */
function dropUnusedDuration(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || (input as { isPitch?: unknown }).isPitch === true) return input;
  const { pitchDurationDays: _, ...used } = input as Record<string, unknown>;
  return used;
}

/** Present when the top package's included answers are exceeded: the call succeeds and the excess is told. */
export const meteredNotice = z.object({
  includedResults: z.int(),
  projectedMonthlyAnswers: z.int(),
  overageAnswers: z.int(),
  message: z.string(),
});

export const projectOperations = {
  'projects.list': operation({
    name: 'projects.list',
    summary: 'List projects',
    http: { method: 'GET', path: '/projects' },
    scope: 'read',
    reads: ['projects'],
    output: z.array(project),
  }),
  'projects.create': operation({
    name: 'projects.create',
    summary: 'Create a project',
    http: { method: 'POST', path: '/projects' },
    closed: { screen: 'as projects.setUp' },
    scope: 'write',
    changes: ['projects'],
    body: {
      name,
      language: languageField,
      websiteUrl: websiteUrl.optional(),
      domain: domainField.optional(),
      description: description.optional(),
      isPitch: z.boolean().optional(),
      pitchDurationDays: pitchDurationDays.optional().describe('Default 14; ignored unless isPitch is true'),
    },
    check: (input) => z.preprocess(dropUnusedDuration, input),
    output: fullProject,
    errors: ['FORBIDDEN'],
  }),
  'projects.get': operation({
    name: 'projects.get',
    summary: 'One project',
    http: { method: 'GET', path: '/projects/{projectId}' },
    scope: 'read',
    reads: ['projects', 'prompts', 'runs'],
    params: { projectId: projectIdParam },
    output: fullProject,
    errors: ['NOT_FOUND'],
  }),
  'projects.update': operation({
    name: 'projects.update',
    summary: 'Change a project; convert a pitch; replace its models',
    http: { method: 'PUT', path: '/projects/{projectId}' },
    scope: 'write',
    changes: ['answers', 'baselines', 'brands', 'projects', 'prompts', 'tasks'],
    params: { projectId: projectIdParam },
    body: {
      name: name.optional(),
      websiteUrl: websiteUrl.optional(),
      domain: domainField.optional(),
      description: description.optional(),
      convertFromPitch: z.boolean().optional(),
      models: enginesField.optional(),
    },
    output: z.object({
      id: z.string(),
      updated: z.literal(true),
      models: z.array(engineField).optional(),
      syncedPromptCount: z.int().optional(),
      convertedFromPitch: z.literal(true).optional(),
      meteredNotice: meteredNotice.optional(),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'not_a_pitch_project'],
  }),
  'projects.configure': operation({
    name: 'projects.configure',
    summary: 'Replace the name lists of the own brand (history is measured again), the schedule or the labels',
    http: { method: 'PUT', path: '/projects/{projectId}/settings' },
    scope: 'write',
    changes: ['answers', 'baselines', 'brands', 'projects', 'prompts', 'tasks'],
    params: { projectId: projectIdParam },
    body: {
      labels: z.array(tagName).max(20).optional().describe('What the portfolio groups projects by; replaces all'),
      brandAliases: nameList.optional(),
      caseSensitiveAliases: nameList
        .optional()
        .describe(
          'Names that must stand there letter for letter; the name of the brand itself among them needs its capitals too',
        ),
      excludedPhrases: nameList.optional(),
      withoutRules: withoutRulesField.optional(),
      nearbyWords: nearbyWordsField.optional(),
      domainAliases: domainList.optional(),
      schedule: scheduleFields.schedule.optional(),
      scheduleTime: scheduleFields.scheduleTime.optional(),
      scheduleWeekday: scheduleFields.scheduleWeekday.optional(),
      spreadMinutes: scheduleFields.spreadMinutes.optional(),
      samplesPerRun: scheduleFields.samplesPerRun.optional(),
    },
    output: z.object({
      id: z.string(),
      updated: z.literal(true),
      ...remeasured.shape,
      ambiguousNames,
      unevenDays: unevenDays
        .extend({ message: z.string() })
        .optional()
        .describe('Only where a schedule was sent that a change of clocks leaves uneven'),
      meteredNotice: meteredNotice.optional(),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  'projects.metered': operation({
    name: 'projects.metered',
    summary: 'Whether all that is planned now brings more answers than the highest package includes',
    http: 'as projects.configure',
    scope: null,
    reads: ['account', 'projects', 'prompts'],
    output: z.object({
      meteredNotice: meteredNotice.nullable().describe('null: it does not, or the plan refuses more'),
    }),
  }),
  'projects.unevenDays': operation({
    name: 'projects.unevenDays',
    summary: 'Which UTC days a schedule would leave empty, or fill twice, when clocks change where the machine stands',
    http: 'as projects.configure',
    scope: null,
    reads: 'snapshot',
    body: {
      schedule: scheduleFields.schedule,
      scheduleTime: scheduleFields.scheduleTime,
      spreadMinutes: scheduleFields.spreadMinutes.default(0),
    },
    output: z.object({ unevenDays: unevenDays.nullable().describe('null: every day has one run') }),
  }),
  'projects.remeasure': operation({
    name: 'projects.remeasure',
    summary: 'Measure history again by this program’s word boundaries, where its answers were measured by others',
    http: { method: 'POST', path: '/projects/{projectId}/remeasurings' },
    scope: 'write',
    changes: ['answers', 'health', 'tasks'],
    params: { projectId: projectIdParam },
    output: z.object({ id: z.string(), ...remeasured.shape }),
    errors: ['NOT_FOUND'],
  }),
  'projects.archive': operation({
    name: 'projects.archive',
    summary: 'Remove a project from all lists and ask it nothing more; all that it has stays',
    http: 'guard',
    scope: null,
    changes: ['projects', 'runs'],
    params: { projectId: projectIdParam },
    output: z.object({ id: z.string(), archived: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
  'projects.unarchive': operation({
    name: 'projects.unarchive',
    summary: 'Bring a removed project back as it was',
    http: 'guard',
    scope: null,
    changes: ['projects', 'runs'],
    params: { projectId: projectIdParam },
    output: z.object({ id: z.string(), archived: z.literal(false) }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  'projects.archived': operation({
    name: 'projects.archived',
    summary: 'The removed projects, newest first',
    http: 'guard',
    scope: null,
    reads: ['projects', 'storage'],
    output: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        domain: z.string(),
        archivedAt: dateTime,
        answers: z.int().describe('As many as there still are'),
        erasing: erasing.nullable().describe('null: it can come back'),
      }),
    ),
  }),
  'projects.erase': operation({
    name: 'projects.erase',
    summary:
      'Delete a removed project for good, with its answers and report files; what was spent stays in the ledger. Once begun it is not taken back, and goes on at the next start',
    http: 'guard',
    scope: null,
    changes: ['projects', 'storage'],
    params: { projectId: projectIdParam },
    output: z.object({ id: z.string(), erased: z.literal(true) }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
};
