/** `export data`, and the options that say what data files are wanted. */
import type { Command } from 'commander';

import type { OperationInput } from '#shared/contract/index.ts';
import { collect, print, withSession } from './session.ts';

export interface WishOptions {
  to: string;
  project?: string[];
  from?: string;
  tables?: string;
  format?: string;
  withText?: boolean;
}

export function addWishOptions(command: Command): Command {
  return command
    .requiredOption('--to <folder>', 'where sightline/v1 is or will be')
    .option('--project <id>', 'only this one, or several; else all but the sample', collect)
    .option('--from <month>', 'from a month on, such as 2026-01; prompts, tags and brands are always written')
    .option('--tables <names>', 'with commas between; else all')
    .option('--format <format>', 'parquet, csv or ndjson', 'parquet')
    .option('--with-text', 'the texts of answers too');
}

export function toWish({ to, project, from, tables, format, withText }: WishOptions) {
  const wish = {
    to,
    projectIds: project,
    from,
    tables: tables?.split(',').map((name) => name.trim()),
    format,
    withText,
  };
  return wish as OperationInput<'dataFiles.export'>;
}

export function bindExportData(exports: Command): void {
  addWishOptions(exports.command('data'))
    .description('write data files for other programs: only months that changed since the last time')
    .option('--json', 'print JSON')
    .action(({ json, ...options }: WishOptions & { json?: boolean }, command) =>
      withSession(
        command,
        async ({ core, call }) => {
          const isShown = process.stderr.isTTY && !json;
          const stop = core.progress.subscribe((event) => {
            if (isShown && event.kind === 'data-export-progress') {
              process.stderr.write(`\r${event.done} of ${event.total} files`);
            }
          });
          const done = await call('dataFiles.export', toWish(options)).finally(stop);
          if (isShown) process.stderr.write('\n');
          print(json, done, () => [
            `Wrote ${done.written} files with ${done.rows} rows (${done.bytes} bytes) to ${done.path}; ${done.unchanged} were as they should be${
              done.removed > 0 ? `, ${done.removed} went` : ''
            }.`,
          ]);
        },
        { threads: true },
      ),
    );
}
