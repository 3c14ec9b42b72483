/**
 * Builds the window's page into the temporary folder, so that tests never look at an old build. The folder is named for the
 * sources that it was built from: test files of one run share one build.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

import rendererConfig from '../../src-renderer/vite.config.ts';

export interface BuiltPage {
  dir: string;
  /** Does nothing: the next file uses the same build. */
  remove(): Promise<void>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PREFIX = 'sightline-page-';
const SOURCES = ['src-renderer', 'src-shared', 'package-lock.json', 'test/support/built-page.ts'];
const WAIT_MS = 100;
/** A builder that died leaves its lock: after this it is taken over. */
const LOCK_STALE_MS = 180_000;
const OLD_MS = 6 * 3_600_000;

/** Changes with any source of the page, by path, size and time of change. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(ROOT, source);
    const files = statSync(path).isFile() ? [''] : readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files) {
      const { size, mtimeMs } = statSync(join(path, file));
      hash.update(`${source}/${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** True for whoever is to build; false once another one has. */
async function takeTurn(dir: string, lock: string): Promise<boolean> {
  while (!existsSync(dir)) {
    try {
      mkdirSync(lock);
      return true;
    } catch {
      const heldSinceMs = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - heldSinceMs > LOCK_STALE_MS) rmSync(lock, { recursive: true, force: true });
      await sleep(WAIT_MS);
    }
  }
  return false;
}

function removeOldBuilds(): void {
  for (const name of readdirSync(tmpdir()).filter((found) => found.startsWith(PREFIX))) {
    const path = join(tmpdir(), name);
    const changedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changedMs > OLD_MS) rmSync(path, { recursive: true, force: true });
  }
}

export async function buildPage(): Promise<BuiltPage> {
  const dir = join(tmpdir(), `${PREFIX}${fingerprint()}`);
  const lock = `${dir}.lock`;
  const page = { dir, remove: async () => {} };
  if (!(await takeTurn(dir, lock))) return page;
  try {
    removeOldBuilds();
    const aside = await mkdtemp(`${dir}-`);
    // The page as it is shipped: a test runner's own setting would have it built for developing.
    const setting = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    await build({
      ...rendererConfig,
      configFile: false,
      logLevel: 'error',
      build: { ...rendererConfig.build, outDir: aside },
    }).finally(() => {
      process.env.NODE_ENV = setting;
    });
    await rename(aside, dir).catch(() => rm(aside, { recursive: true, force: true }));
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
  return page;
}
