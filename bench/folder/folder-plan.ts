/** Which data folder a bench run works on: its size, its place, and the key that says when it has to be rebuilt. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { MIGRATIONS } from '#main/storage/migrator.ts';
import { SEED } from '../world/world.ts';

/** Days of history by the name of a size; a day has 500 prompts x 5 engines = 2,500 answers. */
export const SIZES = { '10k': 4, '100k': 40, '1m': 400 } as const;
export type Size = keyof typeof SIZES;

/** Folder, facts, the reference's copy of them and a working copy, together. */
const BYTES_PER_ANSWER = 12_000;
export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MADE_FROM = [
  'migrations',
  'src-main/core/answers',
  'src-main/core/figures/aggregate',
  'src-main/core/figures/codec',
  'src-main/core/figures/store',
  'src-main/core/measuring',
  'src-main/core/money',
  'src-main/core/scheduling',
  'bench/folder',
  'bench/words',
  'bench/world',
];

export interface FolderPlan {
  size: Size;
  days: number;
  /** Holds the data folder, the facts and the description; it exists only when it is whole. */
  root: string;
  dataDir: string;
  factsDir: string;
  descriptionFile: string;
}

export function planFolder(size: Size): FolderPlan {
  return planFolderAt(size, path.join(benchDir(), `${size}-${toKey()}`));
}

export function planFolderAt(size: Size, root: string): FolderPlan {
  return {
    size,
    days: SIZES[size],
    root,
    dataDir: path.join(root, 'data'),
    factsDir: path.join(root, 'facts'),
    descriptionFile: path.join(root, 'folder.json'),
  };
}

/** SIGHTLINE_BENCH_DIR, else a folder for temporary files; made if need be. */
export function benchDir(): string {
  const folder = process.env.SIGHTLINE_BENCH_DIR ?? path.join(tmpdir(), 'sightline-bench');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Throws with the sizes when the disk has no room for a bench of that many answers. */
export function requireSpace(answers: number): void {
  const { bavail, bsize } = statfsSync(benchDir());
  const [free, needed] = [bavail * bsize, answers * BYTES_PER_ANSWER];
  if (free > needed) return;
  const toGb = (bytes: number) => (bytes / 1e9).toFixed(1);
  throw new Error(
    `${benchDir()} has ${toGb(free)} GB free and ${toGb(needed)} GB are needed. Set SIGHTLINE_BENCH_DIR.`,
  );
}

function toKey(): string {
  const hash = createHash('sha256').update(SEED);
  for (const folder of MADE_FROM) {
    for (const file of listFiles(path.join(PROJECT_ROOT, folder))) hash.update(readFileSync(file));
  }
  return `v${MIGRATIONS.at(-1)?.version ?? 0}-${hash.digest('hex').slice(0, 12)}`;
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
