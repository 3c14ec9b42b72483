/**
 * Gives the files of an export their final names, all of them or none for readers of the manifest. A file has two names in turn: the
 * manifest first lists the temporary names (that is the moment in which the export is there), then each file is renamed, then the manifest
 * lists the final names. Whatever stops it, the manifest names whole files of one export, and the next one goes on. Before a manifest names
 * something, files and names of it are on the disk: a power cut stops it like anything else.
 */
import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

import { TABLE_NAMES, type TableName } from '#shared/vocabulary/data-tables.ts';
import { replaceFileSync } from '../../storage/replace-file.ts';
import { syncFile, syncFolder } from '../../storage/sync-to-disk.ts';
import { type Manifest, type ManifestFile, NEXT, toFinalPath, toManifestPath, writeManifest } from './manifest.ts';

/** What is being written; nobody's once its writer is gone. */
const PARTIAL = '.partial';

const toPartial = (path: string) => `${path}.${randomUUID()}${PARTIAL}`;

/** The name of a new file beside `path`, under which it is written and under which a manifest may name it. */
export function toNextPath(path: string): string {
  return `${path}.${randomUUID()}${NEXT}`;
}

/** `onThere`: from now on the new manifest counts. Gives back the manifest as it is in the end. */
export function publishFiles(root: string, manifest: Manifest, onThere: () => void = () => {}): Manifest {
  const path = join(root, toManifestPath(manifest.folder));
  const pending = manifest.files.filter((file) => file.path !== toFinalPath(file.path));
  const folders = new Set(pending.map((file) => dirname(join(root, file.path))));
  if (pending.length > 0) {
    syncThere(folders);
    replaceManifest(path, manifest);
  }
  onThere();
  const files = manifest.files.map((file) => moveToFinalPath(root, file));
  syncThere(folders);
  const settled = { ...manifest, files };
  replaceManifest(path, settled);
  return settled;
}

/** One that somebody took away has no names to keep. */
function syncThere(folders: Iterable<string>): void {
  for (const folder of folders) if (existsSync(folder)) syncFolder(folder);
}

function replaceManifest(path: string, manifest: Manifest): void {
  const partial = toPartial(path);
  try {
    writeManifest(partial, manifest);
    replaceFileSync(partial, path);
    syncFolder(dirname(path));
  } finally {
    rmSync(partial, { force: true });
  }
}

/** One that somebody took away stays as it is named: it is written again with the next export. */
function moveToFinalPath(root: string, file: ManifestFile): ManifestFile {
  const finalPath = toFinalPath(file.path);
  const next = join(root, file.path);
  if (finalPath === file.path || !existsSync(next)) return file;
  const partial = toPartial(join(root, finalPath));
  try {
    giveAnotherName(next, partial);
    replaceFileSync(partial, join(root, finalPath));
  } finally {
    rmSync(partial, { force: true });
  }
  return { ...file, path: finalPath };
}

/** A drive that has no second names for files gets a copy. */
function giveAnotherName(path: string, other: string): void {
  try {
    linkSync(path, other);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    copyFileSync(path, other);
    syncFile(other);
  }
}

/** Whether a file is there, as large as its manifest says. */
export function isThere(root: string, { path, bytes }: ManifestFile): boolean {
  return statSync(join(root, path), { throwIfNoEntry: false })?.size === bytes;
}

/**
 * Removes what this data folder wrote once and its manifest does not name: of `tables` everything, of the others only temporary files. Says
 * how many files with a place of their own that were.
 */
export function removeUnnamed(root: string, { folder, files }: Manifest, tables: readonly TableName[]): number {
  const named = new Set(files.map(({ path }) => path));
  const ownManifest = toManifestPath(folder);
  for (const name of list(join(root, dirname(ownManifest)))) {
    const path = posix.join(dirname(ownManifest), name);
    if (path.startsWith(`${ownManifest}.`) && isOnItsWay(name)) rmSync(join(root, path), { force: true });
  }
  let removed = 0;
  for (const table of TABLE_NAMES) {
    const ofFolder = posix.join(table, `folder=${folder}`);
    for (const month of list(join(root, ofFolder))) {
      for (const name of list(join(root, ofFolder, month))) {
        if (named.has(posix.join(ofFolder, month, name)) || !(isOnItsWay(name) || tables.includes(table))) continue;
        rmSync(join(root, ofFolder, month, name), { force: true });
        if (!isOnItsWay(name)) removed++;
      }
      removeIfEmpty(join(root, ofFolder, month));
    }
  }
  return removed;
}

const isOnItsWay = (name: string) => name.endsWith(NEXT) || name.endsWith(PARTIAL);

export function removeIfEmpty(folder: string): void {
  if (list(folder).length === 0) rmSync(folder, { recursive: true, force: true });
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
