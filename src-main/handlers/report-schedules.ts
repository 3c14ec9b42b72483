/** Templates and schedules of reports, and the log of what was built. */
import { notFound, validationError } from '#shared/app-error.ts';
import { toTemplate } from '#shared/report-template/to-template.ts';
import type { Core } from '../core/core.ts';
import { loadProject } from '../core/lifecycle/load-project.ts';
import { loadBuilds } from '../core/reports/builds/build-store.ts';
import { prepareFolder, toFolder } from '../core/reports/builds/report-folder.ts';
import { loadReport } from '../core/reports/load-reports.ts';
import { loadSchedules, removeSchedule, saveSchedule } from '../core/reports/schedules/schedule-store.ts';
import {
  createTemplate,
  loadTemplates,
  removeTemplate,
  renameTemplate,
} from '../core/reports/templates/template-store.ts';
import type { Handlers } from './handler.ts';
import { toReportBuild, toWireSchedule, toWireTemplate } from './report-wire.ts';

export const reportScheduleHandlers = {
  'reportTemplates.list': async ({ core }) => ({
    templates: (await core.storage.read(loadTemplates, null)).map(toWireTemplate),
  }),
  'reportTemplates.create': async ({ core, input: { name, reportId, definition }, project }) => {
    const report =
      reportId === undefined ? null : await core.storage.read(loadReport, { projectId: project.id, reportId });
    if (reportId !== undefined && !report) throw notFound('The report');
    const chosen = definition ?? report?.definition;
    if (!chosen || (definition && report))
      throw validationError([{ path: 'reportId', message: 'is needed, or definition in its place' }]);
    const template = toTemplate(chosen, project.name);
    if (!template)
      throw validationError([{ path: 'kind', message: 'is about one thing of one project: it makes no template' }]);
    return toWireTemplate(await core.storage.write(createTemplate, { name, definition: template }));
  },
  'reportTemplates.rename': async ({ core, input }) => toWireTemplate(await core.storage.write(renameTemplate, input)),
  'reportTemplates.remove': async ({ core, input: { templateId } }) => {
    await core.storage.write(removeTemplate, templateId);
    return { id: templateId, removed: true };
  },
  'reportSchedules.list': async ({ core, project }) => {
    const schedules = await core.storage.read(loadSchedules, project?.id ?? null);
    return {
      schedules: schedules.map((schedule) => toWireSchedule(schedule, core.now())),
      folder: toFolder('', core.storage.dataDir),
    };
  },
  'reportSchedules.save': async ({ core, input: { scheduleId = null, ...input } }) => {
    await requireProjects(core, input.projectIds);
    prepareFolder(input.folder, core.storage.dataDir);
    return toWireSchedule(await core.storage.write(saveSchedule, { scheduleId, input }), core.now());
  },
  'reportSchedules.remove': async ({ core, input: { scheduleId } }) => {
    await core.storage.write(removeSchedule, scheduleId);
    return { id: scheduleId, removed: true };
  },
  'reportSchedules.log': async ({ core, input: { limit }, project }) => {
    const builds = await core.storage.read(loadBuilds, { projectId: project?.id ?? null, limit });
    return { builds: builds.map((build) => toReportBuild(build, core.storage.dataDir)) };
  },
} satisfies Handlers;

/** Before a folder is made for them. */
async function requireProjects(core: Core, projectIds: readonly string[]): Promise<void> {
  for (const id of projectIds) {
    if (!(await core.storage.read(loadProject, id))) throw notFound('The project');
  }
}
