/** Builds the window's page into a temporary folder, so that tests never look at an old build. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

import rendererConfig from '../../src-renderer/vite.config.ts';

export interface BuiltPage {
  dir: string;
  remove(): Promise<void>;
}

export async function buildPage(): Promise<BuiltPage> {
  const dir = await mkdtemp(join(tmpdir(), 'sightline-page-'));
  await build({
    ...rendererConfig,
    configFile: false,
    logLevel: 'error',
    build: { ...rendererConfig.build, outDir: dir },
  });
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}
