/** An export by the command line that is killed before each of its steps. */
import { describe } from 'vitest';

import { describeExportKills } from '#support/describe-export-kills.ts';
import { startCli } from '#support/spawn-program.ts';

describe('an export that is killed', () => {
  describeExportKills(
    (dataDir, to, env) =>
      startCli(['export', 'data', '--to', to, '--format', 'ndjson', '--with-text', '--data-dir', dataDir], env),
    (steps) => steps.map((_, index) => index + 1),
  );
});
