import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** One runner for unit, contract, architecture, migration and end-to-end tests: each file is isolated in its own process. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    globalSetup: 'test/support/build-first.ts',
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A busy machine can keep a browser past its deadline. The second try is named in the report.
    retry: 1,
    // Many tests wait for clocks, sockets and processes: one more at a time than two processors keeps those busy.
    maxWorkers: 3,
  },
});
