/** `keys create | list | revoke`. */
import type { Command } from 'commander';

import type { OperationInput } from '#shared/contract/index.ts';
import { collect, print, withSession } from './session.ts';

type NewKey = OperationInput<'keys.create'>;

export function bindKeys(program: Command): void {
  const keys = program.command('keys').description('API keys');
  keys
    .command('create')
    .description('issue a key; it is shown once')
    .requiredOption('--name <name>', 'what it is for')
    .requiredOption('--env <environment>', 'live or test')
    .option('--scopes <scopes>', 'comma-separated: read, write, export', 'read,write,export')
    .option('--project <id>', 'restrict it to a project; may be repeated', collect)
    .option('--json', 'print JSON')
    .action(createKey);
  keys
    .command('list')
    .description('every key that was issued')
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const records = await call('keys.list', {});
        print(options.json, records, () =>
          records.map((key) => `${key.id}  ${key.environment}  ${key.scopes.join(',')}  ${toState(key)}  ${key.name}`),
        );
      }),
    );
  keys
    .command('revoke')
    .description('end a key at once')
    .argument('<id>')
    .option('--json', 'print JSON')
    .action((id, options, command) =>
      withSession(command, async ({ call }) => {
        const record = await call('keys.revoke', { keyId: id });
        print(options.json, record, () => [`Revoked ${record.name}.`]);
      }),
    );
}

interface CreateOptions {
  name: string;
  env: string;
  scopes: string;
  project?: string[];
  json?: boolean;
}

function createKey(options: CreateOptions, command: Command): Promise<void> {
  return withSession(
    command,
    async ({ call }) => {
      const created = await call('keys.create', {
        name: options.name,
        environment: options.env as NewKey['environment'],
        scopes: options.scopes.split(',').map((scope) => scope.trim()) as NewKey['scopes'],
        projectIds: options.project,
      });
      print(options.json, created, () => [created.key, `Keep it now: it is not shown again (id ${created.id}).`]);
    },
    { begins: true },
  );
}

function toState(key: { revokedAt: string | null; lastUsedAt: string | null }): string {
  if (key.revokedAt) return `revoked ${key.revokedAt}`;
  return key.lastUsedAt ? `used ${key.lastUsedAt}` : 'never used';
}
