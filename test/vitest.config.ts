import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Programs and browsers take longest: whatever begins last is waited for alone. */
const LONG = [/\/e2e\//, /\/(crash|renderer|shell|security|cli)\/[^/]+$/, /\/(contract|http)\//];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((folder) => folder.test(moduleId));
      return place === -1 ? LONG.length : place;
    };
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** One runner for unit, contract, architecture, migration and end-to-end tests: each file is isolated in its own process. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    globalSetup: 'test/support/build-first.ts',
    pool: 'forks',
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A busy machine can keep a browser past its deadline. The second try is named in the report.
    retry: 1,
    // Many tests wait for clocks, sockets and processes: one more at a time than two processors keeps those busy.
    maxWorkers: 3,
  },
});
