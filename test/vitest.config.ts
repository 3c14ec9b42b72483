import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Programs and browsers take longest: whatever begins last is waited for alone. */
const LONG = [
  /\/e2e\//,
  /\/(every-screen|pictures|welcome|overview|market)\.test/,
  /\/(crash|renderer|shell|security|cli)\//,
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((folder) => folder.test(moduleId));
      return place === -1 ? LONG.length : place;
    };
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

/**
 * Files that share a process with others: loading the core anew for each would take longer than most of them do. They put
 * back what they change in the process, and replace no module.
 */
const TOGETHER = [
  'test/{architecture,bench,contract,handlers,http,migrations,shared,time}/**/*.test.ts',
  'test/core/{answers,attribution,engines,evidence,figures,health,measuring,money}/**/*.test.ts',
  'test/core/{prompts,redirects,reports,retention,sources,suggestions,tasks}/**/*.test.ts',
  'test/core/doctor/recount.test.ts',
  'test/renderer/{api,charts,filters,live-run,texts,ui,viewer}/**/*.test.ts',
  'test/renderer/screens/*/{plan-*,plans,report-draft}.test.ts',
];
const ALL = 'test/**/*.test.{ts,tsx}';

/** One runner for unit, contract, architecture, migration and end-to-end tests. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    projects: [
      { extends: true, test: { name: 'alone', include: [ALL], exclude: TOGETHER } },
      { extends: true, test: { name: 'together', include: TOGETHER, isolate: false } },
    ],
    globalSetup: 'test/support/build-first.ts',
    pool: 'forks',
    sequence: { sequencer: LongestFirst },
    // Limits find what hangs; a busy machine takes many times as long as an idle one.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    // Many tests wait for clocks, sockets and processes: two more at a time than two processors keep those busy.
    maxWorkers: 4,
  },
});
