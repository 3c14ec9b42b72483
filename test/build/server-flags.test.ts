/** What Node is told where it is the server, asked of the pinned Node itself. */
import { execFileSync } from 'node:child_process';

import { expect } from 'vitest';
import { onLinux } from '#support/only-on.ts';
import { SERVER_FLAGS } from '../../build/server-flags.mjs';

/** Threads of a program that does nothing, from `/proc`, which Linux alone has. */
function countThreads(flags: readonly string[]): number {
  const program = "process.stdout.write(String(require('node:fs').readdirSync('/proc/self/task').length))";
  return Number(execFileSync(process.execPath, [...flags, '-e', program], { encoding: 'utf8' }));
}

onLinux('/proc').it('the engine has one thread beside the program instead of four', () => {
  expect(countThreads(SERVER_FLAGS)).toBe(countThreads([]) - 3);
});
