/** An export that is killed before each of its steps. */
import { describe } from 'vitest';

import { describeExportKills } from '#support/describe-export-kills.ts';

describe('an export that is killed', () => {
  describeExportKills((steps) => steps.map((_, index) => index + 1));
});
