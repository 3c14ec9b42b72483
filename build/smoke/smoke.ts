/** `npm run smoke`: looks at the app on this machine, step by step, and writes a report. It decides nothing else. */
import path from 'node:path';

import { runCommand } from './run-command.ts';
import { STEPS } from './steps.ts';

const { platform, arch, env, stdin, stdout } = process;
const stopping = new AbortController();
// The step under way comes to its end, and the machine is left as it was.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopping.abort());

try {
  process.exitCode = await runCommand(process.argv.slice(2), {
    ...{ root: path.resolve(import.meta.dirname, '../..'), platform, arch, env, userId: process.getuid?.() ?? null },
    ...{ input: stdin, output: stdout, steps: STEPS, signal: stopping.signal },
  });
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
