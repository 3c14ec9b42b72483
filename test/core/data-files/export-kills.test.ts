/** An export that is killed at the steps that matter most; that of the command line, before every step, in the long suite. */
import { describe } from 'vitest';

import { describeExportKills } from '#support/describe-export-kills.ts';
import { startExporting } from '#support/spawn-program.ts';

describe('an export that is killed', () => {
  describeExportKills(startExporting, (steps) => {
    const find = (pattern: RegExp) => steps.flatMap((step, index) => (pattern.test(step) ? [index + 1] : []));
    const manifests = find(/^renameSync \/v1\/manifest/);
    const links = find(/^linkSync/);
    return [manifests[0]!, links[links.length >> 1]! + 1];
  });
});
