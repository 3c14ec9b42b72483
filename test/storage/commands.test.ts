/** What a storage thread can be asked: every command that a module of the core defines, exported or not, in the bundle as from the sources. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

import { addChecksums, loadIsChecksumDue } from '#main/core/answers/add-checksums.ts';
import { listCommandModules } from '#main/core/command-modules.ts';
import '#main/core/commands.ts';
import { listCommands } from '#main/storage/command.ts';
import { openThreadedStorage } from '#main/storage/threaded-storage.ts';
import { WORKER_ENTRY } from '#support/built.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';

const CORE = fileURLToPath(new URL('../../src-main/core/', import.meta.url));
const names = listCommands().map(({ name }) => name);

function listModules(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(folder, path));
}

/** A chunk of the bundle and all that it imports. */
function readChunks(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return '';
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/\bimport\b[^;]*?"(\.\/[^"]+)"/g)].map(([, path]) => join(dirname(file), path!));
  return [text, ...imported.map((chunk) => readChunks(chunk, seen))].join('\n');
}

describe('the storage commands of a thread', () => {
  it('are all that modules of the core define', async () => {
    expect(names.length).toBeGreaterThan(100);
    for (const path of listModules(CORE)) await import(pathToFileURL(path).href);
    expect(listCommands().map(({ name }) => name)).toEqual(names);
  });

  it('have names of their own', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const name of names) expect(name).toMatch(/^[a-zA-Z]+\.[a-zA-Z]+$/);
  });

  it('are in the bundle too', () => {
    const texts = readChunks(fileURLToPath(WORKER_ENTRY)).matchAll(/"([a-zA-Z]+\.[a-zA-Z]+)"/g);
    const bundled = new Set([...texts].map(([, name]) => name));
    expect(names.filter((name) => !bundled.has(name))).toEqual([]);
  });
});

describe('a module with a command', () => {
  let dir: string;
  beforeAll(() => {
    dir = makeTempDir();
    return () => removeDir(dir);
  });

  it('is found wherever it lies, and others are not', () => {
    mkdirSync(join(dir, 'things/deep'), { recursive: true });
    writeFileSync(
      join(dir, 'things/deep/count.ts'),
      "const count = defineRead<null, number>('things.count', () => 0);",
    );
    writeFileSync(join(dir, 'things/save.ts'), "export const save = defineWrite(\n  'things.save',");
    writeFileSync(join(dir, 'things/plan.ts'), "import type { defineRead } from '../storage/command.ts';");
    writeFileSync(join(dir, 'things/README.md'), '`defineRead(…)` defines a read.');
    expect(listCommandModules(dir)).toEqual(['things/deep/count.ts', 'things/save.ts']);
  });

  it('needs to export nothing that only it uses', async () => {
    const storage = await openThreadedStorage({ dataDir: dir, entry: WORKER_ENTRY, now: Date.now, readers: 1 });
    try {
      await storage.job(addChecksums, { mostMs: 60_000 });
      expect(await storage.read(loadIsChecksumDue, null)).toBe(false);
    } finally {
      await storage.close();
    }
  });
});
