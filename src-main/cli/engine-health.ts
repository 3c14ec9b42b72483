/** `engines test | health`: one call to an engine, and what is wrong with engines now. */
import type { Command } from 'commander';

import { AppError } from '#shared/app-error.ts';
import type { OperationInput } from '#shared/contract/index.ts';
import { print, withSession } from './session.ts';

type Test = OperationInput<'engines.test'>;

export function bindEngineHealth(engines: Command): void {
  engines
    .command('test')
    .description('make one short call and say what came of it; it may cost a cent')
    .argument('<engine>')
    .option('--route <id>', 'another route than the chosen one')
    .option('--json', 'print JSON')
    .action((engine, options, command) =>
      withSession(command, async ({ call }) => {
        const outcome = await call('engines.test', { engine, route: options.route } as Test);
        print(options.json, outcome, () => (outcome.ok ? [`${outcome.message} (${outcome.durationMs} ms)`] : []));
        if (!outcome.ok) throw new AppError('CONFLICT', [outcome.message, outcome.advice].join(' '));
      }),
    );
  engines
    .command('health')
    .description('what is wrong with engines, keys or the network now')
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const notices = await call('health.notices', {});
        print(options.json, notices, () =>
          notices.length === 0
            ? ['Nothing is wrong.']
            : notices.map((notice) => `${notice.severity}  ${notice.message} ${notice.advice}`),
        );
      }),
    );
}
