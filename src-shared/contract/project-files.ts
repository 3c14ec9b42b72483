/** Project files: everything of a project in one file that is opened elsewhere. */
import { z } from 'zod';

import { callToken, dateTime, projectIdParam } from './fields.ts';
import { operation } from './operation.ts';
import { SUBJECTS } from './subjects.ts';

const path = z.string().min(1).describe('A file of this machine');
const passphrase = z
  .string()
  .min(1)
  .max(1000)
  .optional()
  .describe('Locks the file as the age format does; absent: it is not locked');
const itsPassphrase = z.string().max(1000).optional().describe('Of a file that is locked');
const token = callToken.optional().describe('Of the caller: by it the work is told about and can be stopped');
const ifThere = z
  .enum(['replace', 'beside'])
  .optional()
  .describe('Where the project is there already: put the file in its place, or open it as a copy with ids of its own');

const opened = z.object({
  id: z.string().describe('Of the project as it is here'),
  name: z.string(),
  answers: z.int(),
  way: z.enum(['same', 'beside', 'replace']).describe('same: with its ids, the project was not there'),
  scheduleHeld: z.boolean().describe('Its runs and reports wait until somebody saves its schedule here'),
  judgeHeld: z.boolean().describe('Its judge waits until somebody saves its settings here, or has it judge now'),
});

export const projectFileOperations = {
  'projectFiles.save': operation({
    name: 'projectFiles.save',
    summary: 'Save everything of a project in one file',
    http: 'as projectFiles.download',
    scope: null,
    changes: [],
    params: { projectId: projectIdParam },
    body: {
      path,
      passphrase,
      replace: z.boolean().optional().describe('A file that is there goes; without it that is CONFLICT'),
      token,
    },
    output: z.object({ path: z.string(), bytes: z.int(), answers: z.int() }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  'projectFiles.download': operation({
    name: 'projectFiles.download',
    summary: 'Everything of a project in one file, the file itself',
    http: { method: 'POST', path: '/projects/{projectId}/archive', sends: 'file' },
    closed: { screen: 'as projectFiles.save', cli: 'as projectFiles.save' },
    scope: 'export',
    changes: [],
    params: { projectId: projectIdParam },
    body: { passphrase },
    output: z.object({
      fileName: z.string(),
      mediaType: z.string(),
      path: z.string().describe('Where it lies until it is sent'),
    }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  'projectFiles.inspect': operation({
    name: 'projectFiles.inspect',
    summary:
      'What a project file holds and whether the project is there already; CONFLICT says why it cannot be opened',
    http: 'file',
    scope: null,
    reads: 'snapshot',
    body: { path, passphrase: itsPassphrase },
    output: z.object({
      path: z.string(),
      bytes: z.int(),
      isLocked: z.boolean(),
      project: z.object({
        id: z.string(),
        name: z.string(),
        domain: z.string(),
        environment: z.enum(['live', 'test']),
      }),
      savedAt: dateTime,
      appVersion: z.string().describe('The Sightline that wrote it'),
      answers: z.int(),
      firstAnswerAt: dateTime.nullable(),
      lastAnswerAt: dateTime.nullable(),
      there: z
        .object({ name: z.string(), answers: z.int(), isRemoved: z.boolean() })
        .nullable()
        .describe('The project of this folder that has the same id'),
    }),
    errors: ['CONFLICT'],
  }),
  'projectFiles.open': operation({
    name: 'projectFiles.open',
    summary: 'Open a project file: all of it becomes a project here, or nothing is changed',
    http: 'as projectFiles.upload',
    scope: null,
    changes: SUBJECTS,
    body: { path, passphrase: itsPassphrase, ifThere, token },
    output: opened,
    errors: ['CONFLICT', 'FORBIDDEN'],
  }),
  'projectFiles.upload': operation({
    name: 'projectFiles.upload',
    summary: 'Open a project file that is sent along: the body itself, of any size, or base64 in JSON, of 3 MB at most',
    http: {
      method: 'POST',
      path: '/archives',
      takes: { field: 'base64', headers: { passphrase: 'X-Passphrase', ifThere: 'X-If-There' } },
    },
    closed: { screen: 'as projectFiles.open', cli: 'as projectFiles.open' },
    scope: 'write',
    changes: SUBJECTS,
    body: { base64: z.base64().describe('The bytes of the file'), passphrase: itsPassphrase, ifThere },
    output: opened,
    errors: ['CONFLICT', 'FORBIDDEN'],
  }),
  'projectFiles.cancel': operation({
    name: 'projectFiles.cancel',
    summary: 'Stop saving or opening a project file; nothing is left of it',
    http: 'file',
    closed: { cli: 'window' },
    scope: null,
    changes: [],
    body: { token: callToken },
    output: z.object({ token: z.string() }),
  }),
};
