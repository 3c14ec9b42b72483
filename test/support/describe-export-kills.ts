/**
 * `kill -9` between two steps of an export: who goes by the manifest then sees what was there before or what is there now, and the next export
 * leaves nothing of the one that was cut off.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { OWNER } from '#main/core/caller.ts';
import { call } from '#main/handlers/dispatch.ts';
import { expectSynced } from './expect-synced.ts';
import { type KettleWorld, openKettleWorld } from './kettle-world.ts';
import type { Program, ProgramEnv } from './spawn-program.ts';

const STEPS = pathToFileURL(join(import.meta.dirname, 'die-at-step.mjs')).href;

/** Exports as NDJSON with texts. */
type StartExport = (dataDir: string, to: string, env: ProgramEnv) => Program;

/** `choose` says before which steps, counted from 1, a program is killed. */
export function describeExportKills(
  startExport: StartExport,
  choose: (steps: readonly string[]) => readonly number[],
): void {
  let world: KettleWorld;
  let root: string;
  /** An export that is one change behind. */
  let behind: string;
  /** Steps, and between them what is none. */
  let lines: string[];
  let steps: string[];
  let states: { before: string; after: string };

  beforeAll(async () => {
    world = await openKettleWorld();
    root = mkdtempSync(join(tmpdir(), 'export-kills-'));
    behind = join(root, 'behind');
    await write(behind);
    await world.addAnswers([
      { prompt: 'best kettle', model: 'chatgpt', answeredAt: '2026-03-10T09:00:00Z', text: 'Quellwerk, late.' },
      { prompt: 'best kettle', model: 'chatgpt', answeredAt: '2026-01-05T09:00:00Z', text: 'Fennick, and early.' },
    ]);
    const whole = copy('whole');
    expect(await run(whole, { SIGHTLINE_STEPS: join(root, 'steps') })).toBe(0);
    lines = readFileSync(join(root, 'steps'), 'utf8').trim().split('\n');
    steps = lines.filter((line) => !line.startsWith('-'));
    states = { before: readByManifest(behind), after: readByManifest(whole) };
    expect(states.before).not.toBe(states.after);
  });
  afterAll(async () => {
    await world.close();
    rmSync(root, { recursive: true, force: true });
  });

  it('shows the old state or the new one, whole, and is mended by the next one', async () => {
    const chosen = choose(steps);
    const seen = new Set<string>();
    for (const at of chosen) {
      const to = copy(`killed-${at}`);
      expect([steps[at - 1], await run(to, { SIGHTLINE_DIES_AT: String(at) })]).toEqual([steps[at - 1], null]);
      const state = readByManifest(to);
      expect([steps[at - 1], Object.values(states)]).toEqual([steps[at - 1], expect.arrayContaining([state])]);
      seen.add(state);
      await write(to);
      expect([steps[at - 1], readByManifest(to)]).toEqual([steps[at - 1], states.after]);
      expect(listFiles(to)).toEqual(['manifest', ...listNamed(to)].toSorted());
      rmSync(to, { recursive: true });
    }
    expect(seen.size).toBe(2);
  }, 600_000);

  it('has files and names on the disk before a manifest names them', () => expectSynced(lines));

  function copy(name: string): string {
    const to = join(root, name);
    cpSync(behind, to, { recursive: true });
    return to;
  }

  async function write(to: string): Promise<void> {
    mkdirSync(to, { recursive: true });
    await call(world.core, 'dataFiles.export', OWNER, { to, format: 'ndjson', withText: true });
  }

  /** Its exit code; null where it was killed. */
  async function run(to: string, env: Record<string, string>): Promise<number | null> {
    const { code } = await startExport(world.dataDir, to, {
      NODE_OPTIONS: `--import ${STEPS}`,
      SIGHTLINE_STEPS_BELOW: join(to, 'sightline'),
      ...env,
    }).ended;
    return code;
  }
}

interface Named {
  table: string;
  month: string;
  path: string;
  sha256: string;
  rows: number;
}

const manifestFolder = (to: string) => join(to, 'sightline/v1/manifest');

function readNamed(to: string): Named[] {
  const [name] = readdirSync(manifestFolder(to)).filter((each) => each.endsWith('.json'));
  return (JSON.parse(readFileSync(join(manifestFolder(to), name!), 'utf8')) as { files: Named[] }).files;
}

/** Everything that the manifest names, but for when it was written; throws where a file is not the one that is named. */
function readByManifest(to: string): string {
  const state = createHash('sha256');
  for (const { table, month, path, sha256, rows } of readNamed(to)) {
    const bytes = readFileSync(join(to, 'sightline/v1', path));
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Error(`Another file: ${path}`);
    const lines = bytes.toString('utf8').split('\n').filter(Boolean);
    if (lines.length !== rows) throw new Error(`Other rows: ${path}`);
    const cells = lines.map((line) => ({ ...(JSON.parse(line) as object), written_at: null }));
    state.update(JSON.stringify([table, month, cells]));
  }
  return state.digest('hex');
}

const listNamed = (to: string) => readNamed(to).map(({ path }) => path);

/** Below sightline/v1, the manifest as `manifest`. */
function listFiles(to: string): string[] {
  const root = join(to, 'sightline/v1');
  if (!existsSync(root)) return [];
  const own = /^manifest\/f[0-9a-f]{8}\.json$/;
  return (readdirSync(root, { recursive: true, withFileTypes: true }) as import('node:fs').Dirent[])
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((path) => (own.test(path) ? 'manifest' : path))
    .toSorted();
}
