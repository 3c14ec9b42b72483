/** Reads the project's sources as one map, path to text, so that the rules can be tried on planted files as well. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['src-shared', 'src-main', 'src-renderer', 'migrations', 'build', 'bench', 'test'];
const SOURCE = /\.(ts|tsx|mjs|css)$/;

/** Paths are relative to the root, with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

export function loadSources(): Sources {
  return new Map(FOLDERS.flatMap((folder) => listFiles(folder)).map((file) => [file, readText(file)]));
}

/** A file of the project that is not a source, such as a configuration. */
export function readText(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

function listFiles(folder: string): string[] {
  return readdirOrNone(folder).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return file === 'test/fixtures' ? [] : listFiles(file);
    return SOURCE.test(file) ? [file] : [];
  });
}

function readdirOrNone(folder: string) {
  try {
    return readdirSync(path.join(ROOT, folder), { withFileTypes: true });
  } catch {
    return [];
  }
}
