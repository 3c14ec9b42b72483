/** Command line entry: a thin binding of the operations, in a process of its own beside a running app or server. */
import { Command } from 'commander';

import { toAppError } from '#shared/app-error.ts';
import { bindAccount } from './cli/account.ts';
import { bindCompetitors } from './cli/competitors.ts';
import { bindEngines } from './cli/engines.ts';
import { bindKeys } from './cli/keys.ts';
import { bindProjects } from './cli/projects.ts';
import { bindRun } from './cli/run.ts';
import { bindSystem } from './cli/system.ts';
import { bindTransfer } from './cli/transfer.ts';

const program = new Command()
  .name('sightline')
  .description('Sightline on the command line. Works while the app or server runs on the same data folder.')
  .option('--data-dir <folder>', 'data folder (else SIGHTLINE_DATA_DIR, else the usual place)')
  .showHelpAfterError('(--help shows what there is)');

for (const bind of [
  bindKeys,
  bindAccount,
  bindProjects,
  bindCompetitors,
  bindEngines,
  bindTransfer,
  bindRun,
  bindSystem,
]) {
  bind(program);
}

// `--data-dir` is understood wherever it stands.
for (const command of listCommands(program)) {
  if (command !== program) command.option('--data-dir <folder>', 'data folder');
}

program.parseAsync().catch((error) => {
  const known = toAppError(error);
  const text = known.code === 'INTERNAL' ? `Something went wrong: ${(known.cause as Error)?.message}` : known.message;
  process.stderr.write(`${text.replace(/\s*\n\s*/g, ' ')}\n`);
  process.exitCode = 1;
});

function listCommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(listCommands)];
}
