/** `projects list | show | update | remeasure`; the group answers to `project` too. */
import type { Command } from 'commander';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { bindProjectRemoval } from './project-removal.ts';
import { collect, describeReceipt, print, withSession } from './session.ts';

type Settings = OperationInput<'projects.configure'>;

interface UpdateOptions {
  brandAlias?: string[];
  exactAlias?: string[];
  domainAlias?: string[];
  schedule?: string;
  at?: string;
  weekday?: string;
  spread?: string;
  samples?: string;
  json?: boolean;
}

export function bindProjects(program: Command): void {
  const projects = program.command('projects').alias('project').description('projects');
  projects
    .command('list')
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const list = await call('projects.list', {});
        print(options.json, list, () =>
          list.map((project) => `${project.id}  ${project.environment}  ${project.name}  ${project.domain}`),
        );
      }),
    );
  projects
    .command('show')
    .description('one project with its names and its schedule')
    .argument('<id>')
    .option('--json', 'print JSON')
    .action((projectId, { json }, command) =>
      withSession(command, async ({ call }) => {
        const project = await call('projects.get', { projectId });
        print(json, project, () => toLines(project));
      }),
    );
  projects
    .command('update')
    .description('replace alias lists (history is measured again), or change the schedule')
    .argument('<id>')
    .option(
      '--brand-alias <name>',
      'another name of the brand; may be repeated; replaces the list ("" clears it)',
      collect,
    )
    .option(
      '--exact-alias <name>',
      'a name that must stand there letter for letter, the main name too; may be repeated; replaces the list ("" clears it)',
      collect,
    )
    .option(
      '--domain-alias <domain>',
      'another domain of the brand; may be repeated; replaces the list ("" clears it)',
      collect,
    )
    .option('--schedule <schedule>', 'daily, weekly or manual')
    .option('--at <time>', 'local time of day, HH:MM')
    .option('--weekday <day>', 'day of a weekly schedule, 1 (Monday) to 7')
    .option('--spread <minutes>', 'window over which the questions of a scheduled run go out')
    .option('--samples <count>', 'answers per prompt, engine and run')
    .option('--json', 'print JSON')
    .action(updateProject);
  projects
    .command('remeasure')
    .description(
      'measure history again by the word boundaries of this program, where its answers were measured by others',
    )
    .argument('<id>')
    .option('--json', 'print JSON')
    .action((projectId, { json }, command) =>
      withSession(command, async ({ call }) => {
        const receipt = await call('projects.remeasure', { projectId });
        print(json, receipt, () => [`Measured again; ${describeReceipt(receipt)}.`]);
      }),
    );
  bindProjectRemoval(projects);
}

function updateProject(id: string, options: UpdateOptions, command: Command): Promise<void> {
  return withSession(command, async ({ call }) => {
    const settings = {
      projectId: id,
      brandAliases: withoutEmpty(options.brandAlias),
      caseSensitiveAliases: withoutEmpty(options.exactAlias),
      domainAliases: withoutEmpty(options.domainAlias),
      schedule: options.schedule,
      scheduleTime: options.at,
      scheduleWeekday: options.weekday,
      spreadMinutes: options.spread,
      samplesPerRun: options.samples,
    } as Settings;
    const saved = await call('projects.configure', settings);
    print(options.json, saved, () => [
      `Updated; ${describeReceipt(saved)}.`,
      ...(saved.unevenDays ? [saved.unevenDays.message] : []),
      ...(saved.meteredNotice ? [saved.meteredNotice.message] : []),
    ]);
  });
}

/** An empty name is none: `--brand-alias ""` leaves an empty list. */
const withoutEmpty = (names: string[] | undefined) => names?.filter((name) => name.trim() !== '');

function toLines({ name, domain, models, settings, nextRunAt }: OperationOutput<'projects.get'>): string[] {
  const { schedule, scheduleTime, scheduleWeekday, spreadMinutes, samplesPerRun } = settings;
  const cadence = schedule === 'weekly' ? `weekly on day ${scheduleWeekday}` : schedule;
  const when = schedule === 'manual' ? cadence : `${cadence} at ${scheduleTime}, spread over ${spreadMinutes} minutes`;
  return [
    `${name}  ${domain}`,
    `Engines: ${models.join(', ')}`,
    `Schedule: ${when}; ${samplesPerRun} answers per prompt, engine and run.`,
    nextRunAt === null ? 'No run is planned.' : `Next run: ${nextRunAt}`,
    ...(settings.brandAliases.length > 0 ? [`Also called: ${settings.brandAliases.join(', ')}`] : []),
    ...(settings.caseSensitiveAliases.length > 0
      ? [`Only letter for letter: ${settings.caseSensitiveAliases.join(', ')}`]
      : []),
    ...(settings.domainAliases.length > 0 ? [`Also at: ${settings.domainAliases.join(', ')}`] : []),
  ];
}
