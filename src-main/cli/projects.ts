/** `projects list | show | update | check-name | remeasure`; the group answers to `project` too. */
import type { Command } from 'commander';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { bindProjectRemoval } from './project-removal.ts';
import { collect, describeReceipt, print, withSession } from './session.ts';

type Settings = OperationInput<'projects.configure'>;

interface UpdateOptions {
  brandAlias?: string[];
  exactAlias?: string[];
  without?: string[];
  near?: string[];
  domainAlias?: string[];
  schedule?: string;
  at?: string;
  weekday?: string;
  spread?: string;
  samples?: string;
  label?: string[];
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
    .description('replace alias lists (history is measured again) or labels, or change the schedule')
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
      '--without <rule>',
      'a way of writing names that does not count: spelling, inflected or compound; may be repeated; replaces the list ("" clears it)',
      collect,
    )
    .option(
      '--near <word>',
      'a word of which one, or another tracked brand, must be near a name; may be repeated; replaces the list ("" clears it)',
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
    .option('--label <label>', 'what the portfolio groups by; may be repeated; replaces all ("" clears them)', collect)
    .option('--json', 'print JSON')
    .action(updateProject);
  projects
    .command('check-name')
    .description('whether a name is an ordinary word too, and what it would count in the answers that are there')
    .argument('<id>')
    .argument('<name>')
    .option('--near <word>', 'a word of the field; may be repeated', collect)
    .option('--json', 'print JSON')
    .action((projectId, name, { near, json }, command) =>
      withSession(command, async ({ call }) => {
        const checked = await call('competitors.checkName', { projectId, name, ...(near && { near }) });
        print(json, checked, () => describeCheck(checked));
      }),
    );
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
      withoutRules: withoutEmpty(options.without),
      nearbyWords: withoutEmpty(options.near),
      domainAliases: withoutEmpty(options.domainAlias),
      schedule: options.schedule,
      scheduleTime: options.at,
      scheduleWeekday: options.weekday,
      spreadMinutes: options.spread,
      samplesPerRun: options.samples,
      labels: withoutEmpty(options.label),
    } as Settings;
    const saved = await call('projects.configure', settings);
    print(options.json, saved, () => [
      `Updated; ${describeReceipt(saved)}.`,
      ...(saved.unevenDays ? [saved.unevenDays.message] : []),
      ...(saved.meteredNotice ? [saved.meteredNotice.message] : []),
    ]);
  });
}

function describeCheck(checked: OperationOutput<'competitors.checkName'>): string[] {
  const { name, languages, looked, answers, sentences, remedies } = checked;
  const first =
    languages.length === 0 ? `"${name}" is no ordinary word.` : `"${name}" is a word too: ${languages.join(', ')}.`;
  if (looked === 0) return [first];
  return [
    first,
    `It counts in ${answers} of the ${looked} newest answers:`,
    ...sentences.map(({ text }) => `  ${text}`),
    `With its capital: ${remedies.capital.answers}`,
    `Without these phrases: ${remedies.excluded.answers} (${remedies.excluded.phrases.join(', ') || 'none stands out'})`,
    `Near a tracked brand or a word given: ${remedies.near.answers}`,
  ];
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
    ...(settings.labels.length > 0 ? [`Labels: ${settings.labels.join(', ')}`] : []),
    ...(settings.brandAliases.length > 0 ? [`Also called: ${settings.brandAliases.join(', ')}`] : []),
    ...(settings.caseSensitiveAliases.length > 0
      ? [`Only letter for letter: ${settings.caseSensitiveAliases.join(', ')}`]
      : []),
    ...(settings.withoutRules.length > 0 ? [`Does not count: ${settings.withoutRules.join(', ')}`] : []),
    ...(settings.nearbyWords.length > 0 ? [`Only near: ${settings.nearbyWords.join(', ')}`] : []),
    ...(settings.domainAliases.length > 0 ? [`Also at: ${settings.domainAliases.join(', ')}`] : []),
  ];
}
