/** `status`, `doctor`, `backup`, `restore`. */
import type { Command } from 'commander';

import { AppError, validationError } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { type Restored, restoreBackup, restoreNewestBackup } from '../storage/restore-backup.ts';
import { dataDirOf, print, withSession } from './session.ts';

export function bindSystem(program: Command): void {
  program
    .command('status')
    .description('what is queued, running, failed and waiting')
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const status = await call('system.status', {});
        print(options.json, status, () => toStatusLines(status));
      }),
    );
  program
    .command('doctor')
    .description('check the data folder and recount the figures')
    .option('--repair', 'build figures anew that a recount finds off')
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const report = await call('system.doctor', { repair: options.repair });
        print(options.json, report, () =>
          report.checks.map((check) => `${check.ok ? 'ok   ' : 'FAULT'} ${check.name}: ${check.message}`),
        );
        if (!report.ok) throw new AppError('CONFLICT', 'The data folder is not sound; see above.');
      }),
    );
  program
    .command('backup')
    .description('write a backup while everything goes on')
    .argument('<file>', 'a file that does not exist yet')
    .option('--json', 'print JSON')
    .action((file, options, command) =>
      withSession(command, async ({ call }) => {
        const saved = await call('system.backup', { path: file });
        print(options.json, saved, () => [`Saved ${saved.path} (${saved.bytes} bytes).`]);
      }),
    );
  program
    .command('restore')
    .description('put a backup in place; what was there is kept')
    .argument('[file]')
    .option('--latest', 'the newest good backup of the data folder instead of a file')
    .option('--json', 'print JSON')
    .action(async (file: string | undefined, options, command) => {
      const restored = await restore(dataDirOf(command), file, options.latest === true);
      print(options.json, restored, () => [
        `Restored ${restored.path}. What was there before is in ${restored.previous ?? 'no file: there was no database'}.`,
      ]);
    });
}

function restore(dataDir: string, file: string | undefined, isLatest: boolean): Promise<Restored> {
  if (isLatest === (file !== undefined)) {
    throw validationError([{ path: '', message: 'Name one backup file, or give --latest.' }]);
  }
  return file === undefined ? restoreNewestBackup(dataDir) : restoreBackup(dataDir, file);
}

function toStatusLines(status: OperationOutput<'system.status'>): string[] {
  const { jobs } = status;
  return [
    `Sightline ${status.version}, ${status.dataDir}`,
    `${status.projects} projects, ${status.answers} answers`,
    `Jobs: ${jobs.queued} queued, ${jobs.running} running, ${jobs.waiting} waiting, ${jobs.failed} failed, ${jobs.done} done`,
    status.isExecutorRunning ? 'An app or server is working the queue.' : 'Nothing is working the queue.',
    `Next scheduled run: ${status.nextRunAt ?? 'none'}`,
    ...status.engines.map((engine) => `${engine.engine}: ${engine.waiting ?? `${engine.route} (${engine.surface})`}`),
  ];
}
