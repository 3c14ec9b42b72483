/** The command as a whole: reads what it was told, finds the app, asks at the terminal, and says how it ended. */
import type { Readable, Writable } from 'node:stream';

import { type FoundApp, findApp, type Surroundings } from './find-app.ts';
import { readOptions, USAGE } from './read-options.ts';
import { runSmoke } from './run-smoke.ts';
import type { Step } from './step.ts';
import { afterLogOff } from './steps/log-off.ts';
import { createSilentTerminal, createTerminal } from './terminal.ts';

export interface CommandContext extends Surroundings {
  input: Readable;
  output: Writable;
  steps: readonly Step[];
  /** Another way to find the app than the usual one. */
  find?: (asked: string | null, at: Surroundings) => FoundApp;
  /** Ends it after the step under way. */
  signal?: AbortSignal;
}

const LOOKING = {
  installed: 'the installed app',
  packaged: 'the packaged app',
  development: 'Electron on the sources',
  'stand-in': 'the stand-in of the tests, which is no Electron',
};

const WELCOME =
  'It takes about ten minutes. Windows of Sightline come and go meanwhile; your own data and keys are not touched. Ctrl+C ends it in order.';

/** The exit code: 0 when every step was taken and none failed. Throws on options that it cannot follow. */
export async function runCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { root, env, input, output, find = findApp } = context;
  const options = readOptions(args, context.steps, root, Date.now());
  if (options === null) {
    output.write(`${USAGE}  steps: ${context.steps.map(({ id }) => id).join(', ')}\n`);
    return 0;
  }
  const app = find(options.app, context);
  const terminal = options.isUnattended ? createSilentTerminal(output) : createTerminal(input, output);
  terminal.say(`Looking at ${LOOKING[app.kind]}${app.why === '' ? '' : `: ${app.why}`}.`);
  if (!options.isUnattended) terminal.say(WELCOME);
  // A question that nobody answers any more would hold everything up.
  context.signal?.addEventListener('abort', () => terminal.close());
  const chosen = context.steps.filter(({ id }) => options.only.includes(id));
  const steps = options.leftFolder === null ? chosen : [afterLogOff];
  try {
    const report = await runSmoke({ options, app, steps, terminal, env, signal: context.signal });
    return report.ok ? 0 : 1;
  } finally {
    terminal.close();
  }
}
