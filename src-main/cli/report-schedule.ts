/** `report schedule list | set | remove`: reports that are built automatically while the app or server runs. */
import { resolve } from 'node:path';
import type { Command } from 'commander';

import { AppError } from '#shared/app-error.ts';
import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { collect, print, type Session, withSession } from './session.ts';

type Schedule = OperationOutput<'reportSchedules.save'>;

export function bindReportSchedule(report: Command): void {
  const schedule = report
    .command('schedule')
    .description('reports that are built automatically while the app or server runs');
  schedule
    .command('list', { isDefault: true })
    .option('--project <id>', 'those that are for one project; else all')
    .option('--json', 'print JSON')
    .action(({ project: projectId, json }, command) =>
      withSession(command, async ({ call }) => {
        const list = await call('reportSchedules.list', { projectId });
        print(json, list, () => (list.schedules.length === 0 ? ['None.'] : list.schedules.map(toLine)));
      }),
    );
  schedule
    .command('set')
    .description('make a schedule, or change one; what is left out stays')
    .argument('[id]', 'of one that is there')
    .option('--project <id>', 'whom it is for; may be repeated', collect)
    .option('--all-projects', 'for every project that there is now')
    .option('--report <id>', 'a saved report of the one project')
    .option('--template <name>', 'a template, by name or id; with neither the usual report')
    .option('--every <rhythm>', 'week or month')
    .option('--day <number>', 'of the week, 1 (Monday) to 7; of the month, 1 to 28')
    .option('--time <time>', 'local, HH:MM')
    .option('--format <format>', 'html, pdf, pptx, xlsx or md; may be repeated', collect)
    .option('--folder <folder>', 'where to; else the folder of reports in the data folder')
    .option('--name <name>')
    .option('--json', 'print JSON')
    .action((id, options, command) =>
      withSession(command, async ({ call }) => {
        const saved = await call('reportSchedules.save', await toInput(call, id, options));
        print(options.json, saved, () => [`Saved: ${toLine(saved)}`]);
      }),
    );
  schedule
    .command('remove')
    .argument('<id>')
    .option('--json', 'print JSON')
    .action((scheduleId, { json }, command) =>
      withSession(command, async ({ call }) => {
        const removed = await call('reportSchedules.remove', { scheduleId });
        print(json, removed, () => [`Removed ${scheduleId}. Files that were built stay.`]);
      }),
    );
}

interface SetOptions {
  project?: string[];
  allProjects?: boolean;
  report?: string;
  template?: string;
  every?: string;
  day?: string;
  time?: string;
  format?: string[];
  folder?: string;
  name?: string;
}

const RHYTHMS: Readonly<Record<string, string>> = { week: 'weekly', month: 'monthly' };

async function toInput(
  call: Session['call'],
  scheduleId: string | undefined,
  options: SetOptions,
): Promise<OperationInput<'reportSchedules.save'>> {
  const known = scheduleId === undefined ? null : await findSchedule(call, scheduleId);
  const { every, day, folder } = options;
  const rhythm = every === undefined ? known?.rhythm : (RHYTHMS[every] ?? every);
  const all = options.allProjects ? (await call('projects.list', {})).map(({ id }) => id) : undefined;
  const isOther = options.report !== undefined || options.template !== undefined;
  const templateId = options.template === undefined ? undefined : await findTemplate(call, options.template);
  const input = {
    ...(known && toFields(known)),
    ...(isOther && { reportId: options.report ?? null, templateId: templateId ?? null, name: '' }),
    ...toGiven({
      ...{ scheduleId, rhythm, time: options.time, formats: options.format, name: options.name },
      projectIds: all ?? options.project,
      folder: folder === undefined ? undefined : folder && resolve(folder),
      [rhythm === 'monthly' ? 'dayOfMonth' : 'weekday']: day === undefined ? undefined : Number(day),
    }),
  };
  if (!('projectIds' in input))
    throw new AppError('VALIDATION_ERROR', 'Say whom it is for: --project, or --all-projects.');
  return input as OperationInput<'reportSchedules.save'>;
}

function toFields({ id: _i, nextBuildAt: _n, failing: _f, createdAt: _c, updatedAt: _u, ...fields }: Schedule) {
  return fields;
}

function toGiven(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

async function findSchedule(call: Session['call'], id: string): Promise<Schedule> {
  const { schedules } = await call('reportSchedules.list', {});
  const found = schedules.find((schedule) => schedule.id === id);
  if (!found) throw new AppError('NOT_FOUND', 'The schedule was not found.');
  return found;
}

async function findTemplate(call: Session['call'], nameOrId: string): Promise<string> {
  const { templates } = await call('reportTemplates.list', {});
  const wanted = nameOrId.toLowerCase();
  const found =
    templates.find(({ id }) => id === nameOrId) ?? templates.find(({ name }) => name.toLowerCase() === wanted);
  if (!found) throw new AppError('NOT_FOUND', 'The template was not found.');
  return found.id;
}

function toLine({
  id,
  name,
  rhythm,
  weekday,
  dayOfMonth,
  time,
  formats,
  folder,
  projectIds,
  ...rest
}: Schedule): string {
  const day = rhythm === 'weekly' ? `day ${weekday} of the week` : `day ${dayOfMonth} of the month`;
  const clients = projectIds.length === 1 ? '1 project' : `${projectIds.length} projects`;
  const failing = rest.failing === 0 ? '' : `, ${rest.failing} failing`;
  const where = folder === '' ? '' : ` into ${folder}`;
  return `${name} (${day}, ${time}, ${formats.join(' ')}, ${clients}${failing})${where}, next ${rest.nextBuildAt}  ${id}`;
}
