/** `import` and `export`: `answers`, `prompts`, `data`, `archive`. */
import type { Command } from 'commander';

import type { OperationOutput } from '#shared/contract/index.ts';
import { bindExportSchedules } from './data-file-schedules.ts';
import { bindExportData } from './data-files.ts';
import { addFileOptions, bindImportFiles, bindImports, importFile } from './imports.ts';
import { bindExportArchive, bindImportArchive } from './project-files.ts';
import { print, withSession } from './session.ts';

/** Names answers that were left out. */
function toDamagedLines(damaged: OperationOutput<'answers.export'>['damagedAnswers']): string[] {
  if (!damaged) return [];
  return [
    `Left out because their text is damaged: ${damaged.count} answers (${damaged.answerIds.join(', ')}). doctor says more.`,
  ];
}

export function bindTransfer(program: Command): void {
  const imports = program.command('import').description('bring answers, prompts or a whole project in');
  bindImportFiles(imports);
  bindImports(program);
  bindImportArchive(imports);
  const answers = imports
    .command('answers')
    .argument('<file>', 'answers.ndjson, one answer a line; with any option of columns, a file of another tracker')
    .requiredOption('--project <id>')
    .option('--skip-invalid', 'go on without the lines that are not valid')
    .option('--json', 'print JSON');
  addFileOptions(answers).action((file, options, command) => {
    if (isOfOthers(file, options)) return importFile('answers', file, options, command);
    return withSession(
      command,
      async ({ call }) => {
        const input = { projectId: options.project, path: file, skipInvalid: options.skipInvalid };
        const outcome = await call('answers.import', input);
        print(options.json, outcome, () => [
          `Imported ${outcome.imported} answers (${outcome.duplicates} were there already, ${outcome.createdPrompts} new prompts).`,
          ...outcome.skipped.map(({ line, message }) => `Skipped line ${line}: ${message}`),
        ]);
      },
      { threads: true },
    );
  });
  const exports = program.command('export').description('take answers, figures or a whole project out');
  bindExportData(exports);
  bindExportSchedules(exports);
  bindExportArchive(exports);
  exports
    .command('answers')
    .argument('<file>', 'a file that does not exist yet')
    .requiredOption('--project <id>')
    .option('--json', 'print JSON')
    .action((file, options, command) =>
      withSession(command, async ({ call }) => {
        const outcome = await call('answers.export', { projectId: options.project, path: file });
        print(options.json, outcome, () => [
          `Exported ${outcome.exported} answers to ${outcome.path}.`,
          ...toDamagedLines(outcome.damagedAnswers),
        ]);
      }),
    );
}

/** answers.ndjson is read as it always was: exactly. */
function isOfOthers(file: string, { preview, map, allOrNothing, engine }: Record<string, unknown>): boolean {
  return /\.(csv|tsv|txt)$/i.test(file) || preview === true || [map, allOrNothing, engine].some(Boolean);
}
