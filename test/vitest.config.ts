import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const OLDEST_NODE = 24;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  const why = `Tests run on Node ${OLDEST_NODE}, and this is Node ${process.versions.node}`;
  process.stderr.write(`${why}: \`npm test -- FILE\` takes the right one.\n`);
  process.exit(1);
}

/** Programs and browsers take longest: whatever begins last is waited for alone. */
const LONG = [
  /\/(e2e|crash)\/|\/(no-network|file-bombs)\.test/,
  /\/(every-screen|welcome|overview|market|fuzz)\.test/,
  /\/(renderer|shell|security|cli)\//,
  /\/(storage|contract)\//,
];
/** They wait for timers and clocks most of their time. Side by side they would leave processors idle: each comes beside some that compute. */
const WAITING =
  /\/scheduling\/|\.conformance\.test|\/(conditions|folder-watch|replace-file|verify-engines|deliveries|spend-cap|odd-requests)\.test/;
const BETWEEN_WAITING = 2;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const place = LONG.findIndex((folder) => folder.test(moduleId));
      // A process is shared by files that follow each other.
      return (project.name === 'together' ? LONG.length + 1 : 0) + (place === -1 ? LONG.length : place);
    };
    const sorted = files.toSorted((a, b) => rank(a) - rank(b));
    const waiting = sorted.filter(({ moduleId }) => WAITING.test(moduleId));
    const computing = sorted.filter((file) => !waiting.includes(file));
    const shared = computing.findIndex(({ project }) => project.name === 'together');
    const beside = computing.splice(Math.max(0, shared)).flatMap((file, at) => {
      const next = at % BETWEEN_WAITING === 0 ? waiting.shift() : undefined;
      return next ? [next, file] : [file];
    });
    return [...computing, ...beside, ...waiting];
  }
}

/**
 * Files with a process of their own. All others share processes, because loading the core again for each would take longer than most of them
 * do: they replace no module, and what they change in the environment is put back (`support/restore-process.ts`).
 */
const ALONE = [
  // They look at the process as a whole: its threads, its memory, its connections, the commands that it defines.
  'test/storage/{commands,thread-priority,dying-threads}.test.ts',
  'test/core/idle-detector.test.ts',
  'test/security/{file-bombs,no-network}.test.ts',
];
/** The same, run by Vite, which takes longer to load. */
const BY_VITE = [
  // They replace modules, or load some anew.
  'test/renderer/texts/german-format.test.ts',
  // They import JSX, which Node cannot read.
  'test/renderer/screens/{changes,overview/plan-kpi-tiles}.test.ts',
  'test/renderer/viewer/answer-text.test.ts',
  'test/core/secrets/keyring-box.test.ts',
  'test/shell/keychain-box.test.ts',
  'test/security/{ipc-senders,server-side-requests}.test.ts',
];
/** Node reads the sources itself, as it does outside of tests: what computes takes a tenth less time. */
const NATIVE = { viteModuleRunner: false, nodeLoader: false };
/** Files of long tests alone. Others mark single ones: `{ tags: 'long' }`. */
const LONG_FILES = 'test/**/*.long.test.ts';
const isLong = process.env.SIGHTLINE_TESTS === 'long';
const ALL = 'test/**/*.test.{ts,tsx}';

function listTagged(): string[] {
  const files = globSync(ALL, { cwd: ROOT });
  return files.filter((file) => readFileSync(path.join(ROOT, file), 'utf8').includes("tags: 'long'"));
}

/** One runner for unit, contract, architecture, migration and end-to-end tests. */
export default defineConfig({
  root: ROOT,
  test: {
    projects: isLong
      ? [{ extends: true, test: { name: 'long', include: [LONG_FILES, ...listTagged()], experimental: NATIVE } }]
      : [
          { extends: true, test: { name: 'by vite', include: BY_VITE } },
          { extends: true, test: { name: 'alone', include: ALONE, experimental: NATIVE } },
          {
            extends: true,
            test: {
              name: 'together',
              include: [ALL],
              exclude: [...ALONE, ...BY_VITE, LONG_FILES],
              isolate: false,
              experimental: NATIVE,
              setupFiles: 'test/support/restore-process.ts',
            },
          },
        ],
    globalSetup: 'test/support/build-first.ts',
    tags: [
      { name: 'long', description: 'Proofs of seconds to minutes that `npm run test:long` takes, and `npm test` not.' },
    ],
    pool: 'forks',
    // What tests make is short-lived, and what lives on is what they share: room for both, so that less often somebody looks what is garbage.
    execArgv: ['--max-semi-space-size=64', '--initial-old-space-size=1000'],
    // Bundles are run as they are.
    server: { deps: { external: [/\/out\/main\//] } },
    sequence: { sequencer: LongestFirst },
    // Limits find what hangs; a busy machine takes many times as long as an idle one.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    // Some tests wait for clocks, sockets and processes; more processes than these would load and compile the same code once more each.
    maxWorkers: isLong ? 3 : 4,
  },
});
