/** How long a browser keeps the page's own files: those that are named after their content for ever, the others only as long as they stay the same. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { PAGE_DIR } from '#support/built.ts';
import { type FolderService, makeTempDir, removeDir, startFolderService } from '#support/folder-service.ts';

let service: FolderService;
const dataDir = makeTempDir();

beforeAll(async () => {
  service = await startFolderService({ dataDir });
});
afterAll(async () => {
  await service.close();
  removeDir(dataDir);
});

const readKept = async (path: string) => (await fetch(`${service.apiAddress}${path}`)).headers.get('cache-control');

it('lets a browser keep what has another name once it changes', async () => {
  const names = readdirSync(join(PAGE_DIR, 'assets'));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    expect(name).toMatch(/-[\w-]{8}\.\w+$/);
    expect(await readKept(`/assets/${name}`)).toBe('private, max-age=31536000, immutable');
  }
});

it.each(['/', '/index.html', '/appearance.js', '/licences.json'])(
  'has a browser ask whether %s is still the same',
  async (path) => {
    expect(await readKept(path)).toBe('no-cache');
  },
);

it.each(['/assets/none.js', '/health', '/v1/projects'])('lets nobody keep %s', async (path) => {
  expect(await readKept(path)).toBe('no-store');
});
