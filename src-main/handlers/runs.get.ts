/** `runs.get`: one run with the counts of its jobs. */
import { handler } from './handler.ts';
import { requireRun } from './require-run.ts';

export const getRun = handler('runs.get', (core, caller, input) => requireRun(core, caller, input));
