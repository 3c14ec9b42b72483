/** `competitors add`. */
import type { Command } from 'commander';

import { collect, describeReceipt, print, withSession } from './session.ts';

export function bindCompetitors(program: Command): void {
  const competitors = program.command('competitors').description('competitors');
  competitors
    .command('add')
    .description('track a competitor; history is measured again')
    .requiredOption('--project <id>')
    .requiredOption('--name <name>')
    .option('--domain <domain>')
    .option('--alias <name>', 'another name; may be repeated', collect)
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const { project: projectId, name, domain, alias: aliases } = options;
        const added = await call('competitors.add', { projectId, name, domain, aliases });
        const line = `Tracking ${added.name} (${added.id}); ${describeReceipt(added)}.`;
        print(options.json, added, () => [line]);
      }),
    );
}
