/** `report list | build | templates | log`: reports as files, without a window. */
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';

import { AppError } from '#shared/app-error.ts';
import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { planPartial, publishFile } from '../storage/new-file.ts';
import { bindReportSchedule } from './report-schedule.ts';
import { print, withSession } from './session.ts';
import { toTerminalText } from './terminal-text.ts';

export function bindReport(program: Command): void {
  const report = program.command('report').description('reports as files: HTML, PDF, PowerPoint, Excel, Markdown');
  report
    .command('list')
    .description('saved reports, and the files that were built')
    .requiredOption('--project <id>')
    .option('--json', 'print JSON')
    .action(({ project: projectId, json }, command) =>
      withSession(command, async ({ call }) => {
        const list = await call('reports.list', { projectId });
        print(json, list, () => toListLines(list));
      }),
    );
  bindBuild(report);
  bindTemplates(report);
  bindReportSchedule(report);
  report
    .command('log')
    .description('what was built when, where to and how large, and what failed why')
    .option('--project <id>', 'of one project; else of all')
    .option('--json', 'print JSON')
    .action(({ project: projectId, json }, command) =>
      withSession(command, async ({ call }) => {
        const log = await call('reportSchedules.log', { projectId });
        print(json, log, () => (log.builds.length === 0 ? ['None.'] : log.builds.map(toLogLine)));
      }),
    );
}

function bindBuild(report: Command): void {
  report
    .command('build')
    .description('build a report into a file: the usual one, a template, or a saved report')
    .requiredOption('--project <id>')
    .requiredOption('--format <format>', 'html, pdf, pptx, xlsx or md')
    .requiredOption('--out <file>', 'in a folder that is there; written whole or not at all')
    .option('--template <name>', 'a template or a saved report, by name or id')
    .option('--from <day>', 'YYYY-MM-DD, with --to')
    .option('--to <day>', 'YYYY-MM-DD, inclusive')
    .option('--language <code>', 'en or de')
    .option('--replace', 'a file of that name that is there goes')
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(
        command,
        async ({ call, core }) => {
          const path = resolve(options.out);
          const replacing = { replaces: options.replace ?? false };
          // Before anything is counted.
          requireFolderOf(path);
          const partial = planPartial(path, core.storage.dataDir, replacing);
          const { project: projectId, format, template, from: startDate, to: endDate, language } = options;
          const input = { projectId, format, template, startDate, endDate, language };
          const built = await call('reports.export', input as OperationInput<'reports.export'>);
          const { base64, missing, fileName: _, ...rest } = built;
          const bytes = Buffer.from(base64, 'base64');
          try {
            writeFileSync(partial, bytes, { mode: 0o600, flag: 'wx' });
            publishFile(partial, path, replacing);
          } finally {
            rmSync(partial, { force: true });
          }
          for (const line of missing) process.stderr.write(`${toTerminalText(line)}\n`);
          const written = { path, format, bytes: bytes.byteLength, ...rest, missing };
          print(options.json, written, () => [
            `Wrote ${path}: ${written.bytes} bytes, ${rest.periodStart} to ${rest.periodEnd}, ${rest.answers} answers.`,
          ]);
        },
        { threads: true },
      ),
    );
}

function requireFolderOf(path: string): void {
  const folder = dirname(path);
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  throw new AppError('VALIDATION_ERROR', `The folder ${folder} does not exist; create it first.`);
}

function bindTemplates(report: Command): void {
  const templates = report.command('templates').description('what reports hold and how they look, shared by projects');
  templates
    .command('list', { isDefault: true })
    .option('--json', 'print JSON')
    .action(({ json }, command) =>
      withSession(command, async ({ call }) => {
        const list = await call('reportTemplates.list', {});
        print(json, list, () =>
          list.templates.length === 0 ? ['None.'] : list.templates.map(({ id, name }) => `${name}  ${id}`),
        );
      }),
    );
  templates
    .command('create')
    .description('make one from a saved report')
    .argument('<name>')
    .requiredOption('--project <id>')
    .requiredOption('--report <id>')
    .option('--json', 'print JSON')
    .action((name, { project: projectId, report: reportId, json }, command) =>
      withSession(command, async ({ call }) => {
        const made = await call('reportTemplates.create', { name, projectId, reportId });
        print(json, made, () => [`Made the template ${made.name}  ${made.id}`]);
      }),
    );
  templates
    .command('rename')
    .argument('<id>')
    .argument('<name>')
    .option('--json', 'print JSON')
    .action((templateId, name, { json }, command) =>
      withSession(command, async ({ call }) => {
        const renamed = await call('reportTemplates.rename', { templateId, name });
        print(json, renamed, () => [`It is called ${renamed.name} now.`]);
      }),
    );
  templates
    .command('remove')
    .argument('<id>')
    .option('--json', 'print JSON')
    .action((templateId, { json }, command) =>
      withSession(command, async ({ call }) => {
        const removed = await call('reportTemplates.remove', { templateId });
        print(json, removed, () => [`Removed ${templateId}.`]);
      }),
    );
}

function toListLines({ reports, files }: OperationOutput<'reports.list'>): string[] {
  return [
    ...(reports.length === 0 ? ['No report is saved.'] : []),
    ...reports.map(({ id, name, period, language }) => `${name} (${period}, ${language})  ${id}`),
    ...files.map((file) => `  ${file.builtAt}  ${file.path}  ${file.isMissing ? 'gone' : `${file.bytes} bytes`}`),
  ];
}

type Build = OperationOutput<'reportSchedules.log'>['builds'][number];

function toLogLine({
  builtAt,
  path,
  bytes,
  project,
  name,
  format,
  failures,
  failedAt,
  said,
  retryUntil,
}: Build): string {
  const of = `${project.name}: ${name} (${format})`;
  if (builtAt !== null) {
    const after = failures === 0 ? '' : `, after ${failures === 1 ? 'one failure' : `${failures} failures`}: ${said}`;
    return `${builtAt}  ${of}  ${path}  ${bytes} bytes${after}`;
  }
  return `${failedAt}  ${of}  failed (${failures}): ${said} Tried again until ${retryUntil}.`;
}
