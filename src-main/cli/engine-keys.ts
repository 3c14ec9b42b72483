/** `engines key list | set | remove`. A key comes from standard input: arguments are shown to everybody on the machine. */
import type { Command } from 'commander';

import type { OperationOutput } from '#shared/contract/index.ts';
import { readSecret } from './read-secret.ts';
import { print, withSession } from './session.ts';

type Routes = OperationOutput<'engines.routes'>;

export function bindEngineKeys(engines: Command): void {
  const key = engines.command('key').description('keys of engine routes');
  key
    .command('list')
    .description('which routes have a key, and where keys are kept')
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const found = await call('engines.routes', {});
        print(options.json, found, () => toLines(found));
      }),
    );
  key
    .command('set')
    .description('save the key of a route; it is read from standard input and never shown again')
    .argument('<route>')
    .option('--json', 'print JSON')
    .action((route, options, command) =>
      withSession(
        command,
        async ({ call }) => {
          const saved = await call('engines.setKey', { route, key: await readSecret('key') });
          print(options.json, saved, () => [`Saved for ${saved.routes.join(', ')}. ${saved.description}`]);
        },
        { begins: true },
      ),
    );
  key
    .command('remove')
    .description('forget the saved key of a route')
    .argument('<route>')
    .option('--json', 'print JSON')
    .action((route, options, command) =>
      withSession(command, async ({ call }) => {
        const removed = await call('engines.removeKey', { route });
        print(options.json, removed, () => [removed.isRemoved ? 'Removed.' : 'No key was saved.']);
      }),
    );
}

function toLines({ keyPlace, routes }: Routes): string[] {
  const states = routes.map(({ route, key }) => `${route}  ${toState(key)}`);
  const place = keyPlace ? [`New keys: ${keyPlace.description}`, ...keyPlace.refused.map((why) => `(${why})`)] : [];
  return [...states, ...place];
}

function toState(key: Routes['routes'][number]['key']): string {
  if (!key) return 'takes no key';
  if (key.problem) return `saved, but: ${key.problem}`;
  if (key.from === 'none') return key.isNeeded ? `no key (${key.variable})` : 'no key, and needs none';
  const ending = key.ending ? ` …${key.ending}` : '';
  return key.from === 'saved' ? `saved${ending}` : `from ${key.variable}${ending}`;
}
