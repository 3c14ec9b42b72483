/** What the desktop's program begins with: the command line where it was given one of its commands, else the app. */
import { planCommand } from './shell/plan-command.ts';

const command = planCommand(process.argv.slice(process.defaultApp ? 2 : 1));

// Electron opens nothing before this module is through: a command needs no display, and ends before there is a window.
if (command === null) await import('./main.ts');
else {
  const { runCommandLine } = await import('./command-line.ts');
  const code = await runCommandLine(command);
  await new Promise((resolve) => process.stdout.write('', resolve));
  process.exit(code);
}
