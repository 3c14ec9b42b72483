/** Templates of reports: what a report holds and how it looks, without its project, under a name that all projects share. */
import { z } from 'zod';

import { dateTime, nameText } from './fields.ts';
import { operation } from './operation.ts';
import { checkDefinition, definitionFields, reportDefinition } from './report-definition.ts';

export const reportTemplate = z.object({
  id: z.string(),
  name: z.string(),
  definition: reportDefinition.describe('`{brand}` in its title stands for the brand of the project'),
  createdAt: dateTime,
  updatedAt: dateTime,
});

const templateName = nameText(1, 200).describe('What it is called, such as “Monday, 5 slides”; no two have the same');
const params = { templateId: z.string() };
const definition = checkDefinition(z.strictObject(definitionFields));

export const reportTemplateOperations = {
  'reportTemplates.list': operation({
    name: 'reportTemplates.list',
    summary: 'The templates of reports, by name',
    http: 'shared',
    scope: null,
    reads: ['reports'],
    output: z.object({ templates: z.array(reportTemplate) }),
  }),
  'reportTemplates.create': operation({
    name: 'reportTemplates.create',
    summary: 'Make a template from a report of a project, or from one that is being set up',
    http: 'shared',
    scope: null,
    changes: ['reports'],
    body: {
      name: templateName,
      projectId: z.string().describe('Whose report it is: its brand is taken out'),
      reportId: z.string().optional().describe('A saved report; else `definition`'),
      definition: definition.optional(),
    },
    output: reportTemplate,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  'reportTemplates.rename': operation({
    name: 'reportTemplates.rename',
    summary: 'Give a template another name',
    http: 'shared',
    scope: null,
    changes: ['reports'],
    params,
    body: { name: templateName },
    output: reportTemplate,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  'reportTemplates.remove': operation({
    name: 'reportTemplates.remove',
    summary: 'Forget a template; one that a schedule builds from stays',
    http: 'shared',
    scope: null,
    changes: ['reports'],
    params,
    output: z.object({ id: z.string(), removed: z.literal(true) }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
};
