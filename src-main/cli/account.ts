/** `account show | set`. */
import type { Command } from 'commander';

import { AppError } from '#shared/app-error.ts';
import type { OperationInput } from '#shared/contract/index.ts';
import { print, withSession } from './session.ts';

type Change = OperationInput<'account.update'>;

export function bindAccount(program: Command): void {
  const account = program.command('account').description('the account of this data folder');
  account
    .command('show')
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const shown = await call('account.get', {});
        print(options.json, shown, () => [`${shown.accountName} <${shown.email}>, ${shown.tier}`]);
      }),
    );
  account
    .command('set')
    .option('--tier <tier>', 'starter, pro, enterprise, agency_starter or agency_studio')
    .option('--name <name>')
    .option('--email <address>')
    .option('--time-zone <name>', 'whose months caps and costs go by, for example Europe/Berlin')
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(
        command,
        async ({ call }) => {
          if (!options.tier && !options.name && !options.email && !options.timeZone) {
            throw new AppError('VALIDATION_ERROR', 'Give what to set: --tier, --name, --email or --time-zone.');
          }
          const { tier, name: accountName, email, timeZone } = options;
          const change = { tier, accountName, email, timeZone } as Change;
          const saved = await call('account.update', change);
          print(options.json, saved, () => [`${saved.accountName} <${saved.email}>, ${saved.tier}, ${saved.timeZone}`]);
        },
        { begins: true },
      ),
    );
}
