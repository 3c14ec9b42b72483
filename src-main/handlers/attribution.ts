/** What respondents said about where they heard of the brand. */
import { resolve } from 'node:path';
import { loadAttributionDays } from '../core/attribution/attribution-days.ts';
import { importAttribution } from '../core/attribution/import-attribution.ts';
import { loadAttribution } from '../core/attribution/list-attribution.ts';
import { createAttribution, createAttributionBulk } from '../core/attribution/save-attribution.ts';
import { loadAttributionSummary } from '../core/attribution/summarise-attribution.ts';
import { withInboxFile } from '../core/transfer/inbox-file.ts';
import type { Handlers } from './handler.ts';

const DAY_MS = 86_400_000;

export const attributionHandlers = {
  'attribution.create': async ({ core, input, project }) => {
    const { projectId: _, ...response } = input;
    return core.storage.write(createAttribution, { projectId: project.id, response });
  },
  'attribution.createBulk': async ({ core, input, project }) => {
    const { responses } = input;
    return { imported: await core.storage.write(createAttributionBulk, { projectId: project.id, responses }) };
  },
  'attribution.importCsv': async ({ core, input, project }) => {
    const { source, mapping = {}, content } = input;
    const importFile = (path: string) =>
      core.storage.job(importAttribution, { projectId: project.id, path, source, mapping });
    if (content === undefined) return importFile(resolve(input.path ?? ''));
    return withInboxFile(core.storage.dataDir, 'attribution.csv', content, importFile);
  },
  'attribution.list': ({ core, input, project }) =>
    core.storage.read(loadAttribution, {
      projectId: project.id,
      sinceMs: core.now() - input.days * DAY_MS,
      category: input.category ?? null,
      source: input.source ?? null,
      page: input.page,
      limit: input.limit,
    }),
  'attribution.summary': async ({ core, input, project }) => {
    const sinceMs = core.now() - input.days * DAY_MS;
    const { intervals: withIntervals } = input;
    return core.storage.read(loadAttributionSummary, { projectId: project.id, sinceMs, withIntervals });
  },
  'attribution.timeseries': async ({ core, input, project }) => {
    const sinceMs = core.now() - input.days * DAY_MS;
    return core.storage.read(loadAttributionDays, { projectId: project.id, sinceMs });
  },
} satisfies Handlers;
