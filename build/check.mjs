/** `npm run lint`, `typecheck` and `knip`: one group of the checks that `npm test` makes. */
import path from 'node:path';

import { runChecks } from './run-checks.mjs';

const group = process.argv[2];
const { failed } = await runChecks(path.resolve(import.meta.dirname, '..'), (check) => check.group === group);
process.exitCode = failed === 0 ? 0 : 1;
