/** `backup`, `restore`, `backups list`, `backups set`. */
import type { Command } from 'commander';

import { validationError } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { restoreSound } from '../core/system/restore.ts';
import { acceptLoss } from '../storage/accept-loss.ts';
import type { Restored } from '../storage/restore-backup.ts';
import { dataDirOf, print, withSession } from './session.ts';

export function bindBackups(program: Command): void {
  program
    .command('backup')
    .description('write a backup while everything goes on')
    .argument('<file>', 'a file that does not exist yet')
    .option('--force', 'replace a file that is there')
    .option('--json', 'print JSON')
    .action((file, options, command) =>
      withSession(command, async ({ call }) => {
        const saved = await call('system.backup', { path: file, replace: options.force });
        const done = saved.replaced ? 'Replaced' : 'Saved';
        print(options.json, saved, () => [`${done} ${saved.path} (${saved.bytes} bytes).`]);
      }),
    );
  program
    .command('restore')
    .description('put a backup in place; what was there is kept')
    .argument('[file]')
    .option('--latest', 'the newest good backup of the data folder instead of a file')
    .option('--accept-damaged', 'also one in which some texts cannot be read')
    .option('--json', 'print JSON')
    .action(async (file: string | undefined, options, command) => {
      const restored = await restore(await dataDirOf(command), file, options);
      print(options.json, restored, () => [
        `Restored ${restored.path}. What was there before is in ${restored.previous ?? 'no file: there was no database'}.`,
      ]);
    });
  program
    .command('accept-loss')
    .description('go on with the answers that there are, after a start has said that some were lost')
    .option('--json', 'print JSON')
    .action(async (options, command) => {
      const kept = acceptLoss(await dataDirOf(command));
      print(options.json, kept, () => [`Going on with ${kept.answers} answers and ${kept.calls} paid calls.`]);
    });
  const backups = program.command('backups').description('the backups that the app and the server make automatically');
  backups
    .command('list')
    .description('the backups in the data folder, newest first')
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const state = await call('system.backups', {});
        print(options.json, state, () => toBackupLines(state));
      }),
    );
  backups
    .command('set')
    .description('how automatic backups are kept')
    .option('--automatic <on|off>', 'make one every day', readSwitch)
    .option('--daily <n>', 'days of which the newest is kept', Number)
    .option('--weekly <n>', 'weeks of which the newest is kept', Number)
    .option('--json', 'print JSON')
    .action(({ json, automatic, daily, weekly }, command) =>
      withSession(command, async ({ call }) => {
        const state = await call('system.configureBackups', { automatic, daily, weekly });
        print(json, state, () => toBackupLines(state));
      }),
    );
}

function readSwitch(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw validationError([{ path: 'automatic', message: 'must be on or off' }]);
  return text === 'on';
}

function toBackupLines(state: OperationOutput<'system.backups'>): string[] {
  const { automatic, daily, weekly, skipped } = state;
  return [
    automatic ? `Automatic: the newest of ${daily} days and ${weekly} weeks are kept.` : 'Automatic backups are off.',
    ...(skipped ? [`The last one was skipped on ${skipped.at}: ${skipped.reason}`] : []),
    ...state.backups.map(({ savedAt, kind, bytes, path }) => `${savedAt} ${kind} ${bytes} bytes ${path}`),
  ];
}

function restore(
  dataDir: string,
  file: string | undefined,
  { latest = false, acceptDamaged = false }: { latest?: boolean; acceptDamaged?: boolean },
): Promise<Restored> {
  if (latest === (file !== undefined)) {
    throw validationError([{ path: '', message: 'Name one backup file, or give --latest.' }]);
  }
  return restoreSound(dataDir, { path: file ?? null, acceptDamaged });
}
